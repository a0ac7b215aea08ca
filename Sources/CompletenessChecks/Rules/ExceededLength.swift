import Diagnostics
import LocalizationModel
import Platform
import SourceFiles

extension Rule {
  /// A text is longer than its comment allows.
  static let exceededLength = Rule(
    id: "exceeded-length",
    severity: .warning,
    risk: .wrongText,
    summary: "A text is longer than its comment allows",
    explanation: PackageResources.exceeded_length_md,
    check: .key { key, table, project, findings in
      guard key.needsTranslation, let limit = project.lengthLimit(of: key) else { return }
      for translation in key.translations {
        findings.reportLongTexts(in: translation, of: key, in: table, limit: limit)
      }
    }
  )
}

extension Findings {
  fileprivate mutating func reportLongTexts(
    in translation: Translation,
    of key: TableKey,
    in table: StringTable,
    limit: Int
  ) {
    guard let language = translation.language else { return }
    let long = translation.allUnits.first { $0.text.lengthWithoutPlaceholders > limit }
    guard let long else { return }
    report(
      """
      \(language.name) text of key '\(key.key)' has \(long.text.lengthWithoutPlaceholders) \
      characters, and \(limit) are allowed
      """,
      at: long.location,
      notes: [.text(long.text, in: language, at: nil)],
      help: "shorten the text",
      subject: .init(table, key, language)
    )
  }
}

extension Project {
  /// The smallest limit that a comment gives the texts of a key.
  fileprivate func lengthLimit(of key: TableKey) -> Int? {
    var last: ArraySlice<UInt8> = []
    var limit: Int?
    func look(at comment: ArraySlice<UInt8>?) {
      guard let comment, !comment.hasSameBytes(as: last) else { return }
      last = comment
      if let found = comment.lengthLimit(of: key) { limit = min(found, limit ?? found) }
    }
    // The same comment mostly stands in every language's file, and in the calls.
    for stored in key.entries where stored.entry.commentHoldsDigit {
      look(at: stored.entry.commentBytes)
    }
    for reference in key.calls.contains(.comment) ? key.references : [] {
      look(at: references[reference].certainComment.map { Array($0.utf8)[...] })
    }
    return limit
  }
}
