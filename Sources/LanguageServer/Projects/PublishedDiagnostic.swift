import AuditReports
import CompletenessChecks
import Diagnostics
import SourceFiles
import TextFormats

/// A finding as the protocol has it.
struct PublishedDiagnostic: Encodable, Hashable, Sendable {
  let range: PositionRange
  let severity: Int
  let code: String
  let codeDescription: CodeDescription?
  let source = "l10nscan"
  let message: VisibleText
  let tags: [Int]?
  let relatedInformation: [RelatedInformation]?

  struct CodeDescription: Encodable, Hashable, Sendable { let href: String }

  struct RelatedInformation: Encodable, Hashable, Sendable {
    let location: Location
    let message: VisibleText
  }

  /// Makes a finding for the client; nil where something else stands in its place by now.
  init?(_ finding: Diagnostic, in view: ProjectView) {
    guard
      let range = view.range(of: finding.location.range, in: finding.location.path)
        ?? finding.wholeFile(in: view)
    else { return nil }
    self.range = range
    severity =
      switch finding.severity {
      case .error: 1
      case .warning: 2
      case .note: 3
      }
    code = finding.rule.rawValue
    codeDescription = view.snapshot.options.link(to: finding.rule).map { CodeDescription(href: $0) }
    let remarks = finding.notes.filter { $0.location == nil }
      .map { "note: \($0.message)" as VisibleText }
    let help: [VisibleText] = finding.help.map { ["help: \($0)"] } ?? []
    message = (["\(finding.message)"] + remarks + help).joined(separator: "\n")
    tags = finding.rule.isAboutSuperfluousText ? [1] : nil
    let related = finding.notes.compactMap { note -> RelatedInformation? in
      note.location.flatMap { view.location(of: $0) }.map {
        RelatedInformation(location: $0, message: "\(note.message)")
      }
    }
    relatedInformation = related.isEmpty ? nil : related
  }
}

extension Diagnostic {
  /// The beginning of the file, for a finding about a file that cannot be read.
  fileprivate func wholeFile(in view: ProjectView) -> PositionRange? {
    let start = Position(line: 0, character: 0)
    let isUnread = view.text(of: location.path) == nil
    return isUnread ? PositionRange(start: start, end: start) : nil
  }
}

extension RuleID {
  /// Whether the finding is about something that can go, which editors fade.
  fileprivate var isAboutSuperfluousText: Bool { self == .unusedKey || self == .unusedSuppression }
}

/// The findings of a document.
struct PublishParameters: Encodable {
  let uri: DocumentURI
  let version: Int?
  let diagnostics: [PublishedDiagnostic]
}
