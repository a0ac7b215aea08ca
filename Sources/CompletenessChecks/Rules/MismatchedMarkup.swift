import Diagnostics
import LocalizationModel
import Platform

extension Rule {
  /// A translation has other markup than the development language.
  static let mismatchedMarkup = Rule(
    id: "mismatched-markup",
    severity: .warning,
    risk: .wrongText,
    summary: "A translation has other markup than the development language",
    explanation: PackageResources.mismatched_markup_md,
    check: .translation(with: .markup) { context, findings in
      guard context.hasOriginal, !context.isDevelopment else { return }
      let originals = context.development?.allUnits ?? [context.unitOfKey]
      let expected = Set(originals.map { $0.text.markup })
      guard !expected.isEmpty else { return }
      for unit in context.units where unit.isWritten {
        let original = context.developmentText(beside: unit)
        let found = unit.text.markup
        let defect =
          (expected.contains(found) ? nil : found.difference(from: original.markup))
          ?? unit.text.markupDefect(beside: original)
        guard let defect else { continue }
        findings.report(
          "\(context.name(of: unit)) \(defect)",
          in: unit,
          of: context,
          help: "keep the markup of the development language"
        )
      }
    }
  )
}

extension Set<String> {
  /// Says what the markup of a text lacks and adds.
  fileprivate func difference(from wanted: Set<String>) -> String {
    let lost = wanted.subtracting(self)
    let added = subtracting(wanted)
    let parts = [
      lost.isEmpty ? nil : "is missing \(lost.sorted().quotedList)",
      added.isEmpty ? nil : "adds \(added.sorted().quotedList)",
    ]
    return parts.compactMap(\.self).joined(separator: " and ")
  }
}

extension String {
  /// Says what is wrong within the markup, where the original's is right.
  fileprivate func markupDefect(beside original: String) -> String? {
    if let quote = quoteInTag, original.quoteInTag == nil {
      return "has '\(quote)' within a tag, where only straight quotation marks quote"
    }
    let (own, others) = (boldMarkCount, original.boldMarkCount)
    if own % 2 != 0, others > 0, others % 2 == 0 { return "has '**' without its partner" }
    if utf8.holds("<</"), !original.utf8.holds("<</") { return "has '<' in front of a tag" }
    return attributes.first { !original.attributes.contains($0) && !$0.isAttributeOfWords }
      .map { "has '\($0)', which means nothing to the system" }
  }

  /// The attributes behind words that agree with others: `(inflect: true)`.
  private var attributes: [String] {
    let bytes = Array(utf8)
    return bytes.links.filter(\.isAttribute).map { link in
      String(decoding: bytes[link.closing].dropFirst(), as: UTF8.self)
    }
  }

  /// Whether attributes are ones that the system knows, with a value that it knows.
  private var isAttributeOfWords: Bool {
    let words = filter { !$0.isWhitespace && !"'\"".contains($0) }
    return ["inflect:true", "inflect:false", "morphology:", "agreeWith", "referentConcept"]
      .contains { words.utf8.holds($0) }
  }

  /// How often `**` stands in the text, which Markdown sets words in bold by.
  private var boldMarkCount: Int {
    let bytes = Array(utf8)
    var count = 0
    var index = 0
    while index + 1 < bytes.count {
      let isMark = bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "*")
      if isMark { count += 1 }
      index += isMark ? 2 : 1
    }
    return count
  }

  /// A typographic quotation mark within a tag, where it quotes nothing.
  private var quoteInTag: Character? {
    guard utf8.contains(UInt8(ascii: "=")) else { return nil }
    var tag: [Character]?
    for character in self {
      if character == "<" {
        tag = []
      } else if character == ">" {
        if let quote = tag?.openingQuote, "„“”‚‘’«»‹›".contains(quote) { return quote }
        tag = nil
      } else {
        tag?.append(character)
      }
    }
    return nil
  }
}

extension [Character] {
  /// The quotation mark in front of the value of a tag's first attribute.
  fileprivate var openingQuote: Character? {
    guard let equals = firstIndex(of: "=") else { return nil }
    return self[(equals + 1)...].first { $0 != " " }
  }
}
