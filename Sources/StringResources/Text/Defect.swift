import LocalizationModel
public import SourceFiles

/// Something wrong with a table's text, at a range of its bytes.
struct Defect {
  var rule: RuleID = .malformedResource
  var severity = Severity.error
  var message: String
  var range: Range<Int>
  var help: String?
  var key: String?
}

extension LocalizedTable {
  /// Adds what a reader found wrong; defects come in the order of the text, or nearly so.
  mutating func report(_ defects: [Defect], in text: SourceText) {
    guard !defects.isEmpty else { return }
    var locator = SourceLocator(text)
    let ordered = defects.sorted { $0.range.lowerBound < $1.range.lowerBound }
    diagnostics += ordered.map { defect in
      Diagnostic(
        rule: defect.rule,
        severity: defect.severity,
        message: defect.message,
        location: locator.location(of: defect.range),
        help: defect.help,
        subject: .init(table: name, key: defect.key, language: language?.id, detail: path.string)
      )
    }
  }

  /// Adds a diagnostic about the file as a whole.
  mutating func report(_ message: String, severity: Severity = .error, help: String? = nil) {
    diagnostics.append(
      Diagnostic(
        rule: .malformedResource,
        severity: severity,
        message: message,
        location: SourceLocation(path: path),
        help: help,
        subject: .init(table: name, language: language?.id, detail: path.string)
      )
    )
  }

  /// Reports every key that stands in the file more than once, at its later places.
  ///
  /// Apple's readers keep the last one without a word.
  mutating func reportDuplicateKeys() {
    var index = KeyIndex(capacity: entries.count)
    for number in entries.indices {
      guard let first = index.insert(entries[number].key) else { continue }
      let entry = entries[number]
      diagnostics.append(
        Diagnostic(
          rule: .duplicateKey,
          severity: .warning,
          message: "key '\(entry.key)' stands in this table more than once; the last one counts",
          location: entry.location,
          notes: [.init("first here", at: entries[first].location)],
          help: "Keep one of the entries",
          subject: .init(table: name, key: entry.key, language: language?.id)
        )
      )
    }
  }
}

extension RuleID {
  /// A key that one table stores more than once.
  public static let duplicateKey: RuleID = "duplicate-key"
}
