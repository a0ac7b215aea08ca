import AuditReports
import Diagnostics
import LocalizationModel
import SourceFiles

/// A defect of an app's texts: what is wrong, where, and what to do.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// The name of its rule, such as `missing-translation`.
  public let rule: String
  public let severity: Severity
  /// One line without a full stop, names in single quotes.
  public let message: String
  public let location: Location
  /// Texts and places that help to understand it.
  public let notes: [Note]
  /// Advice, in one sentence.
  public let help: String?
  /// The table and the key that it is about, as far as it is about one.
  public let table: String?
  public let key: String?
  /// The ids of the languages that it is found in, sorted; none where it is about no single one.
  public let languages: [String]
  /// The reason that was given for suppressing it; nil if it counts, or none was given.
  public let reason: String?

  /// The finding in one line, as compilers print theirs.
  public var description: String {
    "\(location): \(severity.rawValue): \(message) [\(rule)]"
  }

  /// The weight of a finding.
  public enum Severity: String, Sendable, CaseIterable, Comparable {
    case note
    case warning
    case error

    public static func < (left: Severity, right: Severity) -> Bool {
      left.inReports < right.inReports
    }
  }

  /// A place in a file.
  public struct Location: Hashable, Sendable, CustomStringConvertible {
    /// The path as the audit has found it, which starts from the working folder unless absolute.
    public let path: String
    /// The line, counted from 1.
    public let line: Int
    /// The column in bytes of UTF-8, counted from 1.
    public let column: Int

    public var description: String { "\(path):\(line):\(column)" }
  }

  /// A remark about a finding, and its place if it has one.
  public struct Note: Hashable, Sendable {
    public let message: String
    public let location: Location?
  }
}

extension Finding {
  init(_ group: FindingGroup, reason: String? = nil) {
    self.init(group.lead, in: group.languages, reason: reason)
  }

  init(_ finding: Diagnostic, in languages: [Language] = [], reason: String? = nil) {
    rule = finding.rule.rawValue
    severity = Severity(finding.severity)
    message = finding.message
    location = Location(finding.location)
    notes = finding.notes.map { note in
      Note(message: note.message, location: note.location.map { Location($0) })
    }
    help = finding.help
    table = finding.subject.table
    key = finding.subject.key
    self.languages = languages.map(\.id)
    self.reason = reason
  }
}

extension Finding.Severity {
  init(_ severity: Severity) {
    switch severity {
    case .note: self = .note
    case .warning: self = .warning
    case .error: self = .error
    }
  }

  fileprivate var inReports: Severity {
    switch self {
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}

extension Finding.Location {
  fileprivate init(_ location: SourceLocation) {
    self.init(path: location.path.string, line: location.line, column: location.column)
  }
}
