import Diagnostics
import LocalizationModel
import SourceFiles

/// Something wrong with a table's text, at a range of its bytes.
struct Defect {
  var rule: RuleID = .malformedResource
  var severity = Severity.error
  var message: String
  var range: Range<Int>
  var help: String?
  var key: String?
  /// Whether it is but a name in place of a language, so that edits of other texts may stand beside it.
  var isMisnomer = false
  var fix: Fix?

  /// A change of bytes that fixes a defect.
  struct Fix {
    var summary: String
    var range: Range<Int>
    var replacement = ""
  }
}

extension Diagnostic {
  fileprivate static let misnomer = "language"

  /// Whether it is about a name in place of a language, and about nothing else of the file.
  var isOfMisnomer: Bool { rule == .malformedResource && subject.detail == Self.misnomer }
}

extension LocalizedTable {
  /// The number of defects that are reported for a file: with as many, the file is another thing
  /// than it seems.
  private static let defectLimit = 1_000

  /// Adds what a reader found wrong; defects come in the order of the text, or nearly so.
  mutating func report(_ defects: [Defect], in text: SourceText) {
    guard !defects.isEmpty else { return }
    var locator = SourceLocator(text)
    let ordered = defects.ordered(by: \.range.lowerBound)
    if ordered.count > Self.defectLimit {
      report(
        "The file has \(ordered.count) defects, of which the first \(Self.defectLimit) are reported"
      )
    }
    diagnostics += ordered.prefix(Self.defectLimit).map { defect in
      Diagnostic(
        rule: defect.rule,
        severity: defect.severity,
        message: defect.message,
        location: locator.location(of: defect.range),
        help: defect.help,
        subject: .init(
          table: name,
          key: defect.key,
          language: language?.id,
          detail: defect.isMisnomer ? Diagnostic.misnomer : nil,
          place: path
        ),
        fixes: defect.fix.map { fix in
          let place = locator.location(of: fix.range)
          return [Fix(fix.summary, [.init(.replace(with: fix.replacement), at: place)])]
        } ?? []
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
        subject: .init(table: name, language: language?.id, place: path)
      )
    )
  }
}
