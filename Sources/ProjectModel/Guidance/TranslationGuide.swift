package import LocalizationModel
package import SourceFiles

/// Guidance for translators, as Xcode's agent reads it: prose in Markdown, of which only lists and tables
/// of terms are read.
///
/// docs/agents.md says which these are. All else is for people.
package struct TranslationGuide {
  package static let fileName = "TRANSLATION.md"
  /// So many terms of a project count.
  package static let limit = 500

  package private(set) var terms: [Term] = []
  private var locator: SourceLocator
  private var sections: [GuideSection] = []
  private var table: GuideTable?
  /// Whether lines stand in a block of code or in a comment, which say nothing.
  private var fence: GuideFence?

  package init(_ text: SourceText) {
    locator = SourceLocator(text)
    var start = 0
    for line in text.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let range = start..<start + line.count
      start = range.upperBound + 1
      read(String(decoding: line, as: UTF8.self).withoutMargins, at: range)
      guard terms.count < Self.limit else { break }
    }
  }

  private var section: GuideSection { sections.last ?? GuideSection() }

  private mutating func read(_ line: String, at range: Range<Int>) {
    if let open = fence {
      if open.isEnded(by: line) { fence = nil }
      return
    }
    fence = GuideFence(openedBy: line)
    guard fence == nil else { return }
    guard line.hasPrefix("|") else {
      table = nil
      if line.hasPrefix("#") {
        begin(line)
      } else if let item = line.listItem {
        read(item: item, at: range)
      }
      return
    }
    let cells = line.tableCells
    guard table != nil else {
      table = GuideTable(head: cells, in: section)
      return
    }
    if cells.allSatisfy(\.isRule) { return }
    guard let row = table?.term(of: cells) else { return }
    add(row.text, row.translations, isKept: row.isKept, at: range)
  }

  /// Begins a section, which goes on until a heading of its level or above.
  private mutating func begin(_ line: String) {
    let level = line.prefix { $0 == "#" }.count
    sections.removeAll { $0.level >= level }
    let title = String(line.dropFirst(level)).withoutMargins
    sections.append(GuideSection(title, level: level, within: section))
  }

  private mutating func read(item: String, at range: Range<Int>) {
    if let (term, rest) = item.partedByArrow {
      let translations = section.translations(in: rest)
      if !translations.isEmpty { add(term, translations, isKept: false, at: range) }
    } else if section.keepsTerms {
      for term in item.keptTerms { add(term, [:], isKept: true, at: range) }
    }
  }

  private mutating func add(
    _ text: String,
    _ translations: [Language: [String]],
    isKept: Bool,
    at range: Range<Int>
  ) {
    let text = text.withoutMarks
    guard !text.isEmpty, text.utf8.count <= 100 else { return }
    let location = locator.location(of: range)
    terms.append(Term(text, translations: translations, isKept: isKept, at: location))
  }
}

/// A block of lines that are not read: of code, or a comment.
private enum GuideFence {
  case code(String)
  case comment

  init?(openedBy line: String) {
    if line.hasPrefix("```") || line.hasPrefix("~~~") {
      self = .code(String(line.prefix(3)))
    } else if line.hasPrefix("<!--"), !line.contains("-->") {
      self = .comment
    } else {
      return nil
    }
  }

  func isEnded(by line: String) -> Bool {
    switch self {
    case .code(let mark): line.hasPrefix(mark)
    case .comment: line.contains("-->")
    }
  }
}
