/// Something that a person should know about a file: what is wrong, where, and what to do.
public struct Diagnostic: Hashable, Sendable, Codable {
  /// The id of the rule that reports it, such as `missing-translation`.
  public var rule: RuleID
  public var severity: Severity
  /// One line in headline style: no full stop, names in single quotes.
  public var message: String
  public var location: SourceLocation
  /// Related places, such as the use of a key beside its missing translation.
  public var notes: [Note]
  /// The advice, in one sentence.
  public var help: String?
  public var subject: Subject
  /// The ways to mend it, where there is one right answer; most have none.
  public var fixes: [Fix] = []

  public init(
    rule: RuleID,
    severity: Severity,
    message: String,
    location: SourceLocation,
    notes: [Note] = [],
    help: String? = nil,
    subject: Subject = Subject(),
    fixes: [Fix] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.location = location
    self.notes = notes
    self.help = help
    self.subject = subject
    self.fixes = fixes
  }

  /// A place that helps to understand a diagnostic.
  public struct Note: Hashable, Sendable, Codable {
    public var message: String
    public var location: SourceLocation?

    public init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }

  /// The thing that a diagnostic is about, in words that survive when lines move.
  ///
  /// Together with the rule it is the finding's identity, on which baselines and fingerprints rest.
  public struct Subject: Hashable, Sendable, Codable {
    /// The string table, such as `Localizable`.
    public var table: String?
    public var key: String?
    /// A language id, such as `pt-BR`.
    public var language: String?
    /// A further word that tells two findings of one rule apart, such as a variation or a file.
    public var detail: String?

    public init(
      table: String? = nil,
      key: String? = nil,
      language: String? = nil,
      detail: String? = nil
    ) {
      self.table = table
      self.key = key
      self.language = language
      self.detail = detail
    }
  }
}

extension Diagnostic: Comparable {
  /// Orders by place, then by rule, then by subject and message: a total order of what is printed.
  public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    if left.location != right.location { return left.location < right.location }
    if left.rule != right.rule { return left.rule.rawValue < right.rule.rawValue }
    if left.subject.language != right.subject.language {
      return (left.subject.language ?? "") < (right.subject.language ?? "")
    }
    return left.message < right.message
  }
}

/// How bad a finding is.
public enum Severity: String, Sendable, CaseIterable, Comparable, Codable {
  /// Worth knowing; never a reason to fail.
  case note
  case warning
  case error

  public static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// The name of a rule in kebab case, which names the defect: `missing-translation`.
public struct RuleID: RawRepresentable, Hashable, Sendable, Codable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension RuleID: ExpressibleByStringLiteral, CustomStringConvertible {
  public init(stringLiteral value: String) { self.init(rawValue: value) }
  public var description: String { rawValue }

  /// A file or folder that is there and cannot be read, or a path that does not exist.
  public static let unreadableFile: RuleID = "unreadable-file"
  /// A string table that its reader cannot take as it stands.
  public static let malformedResource: RuleID = "malformed-resource"
  /// A source file that is not in the form of its language.
  public static let malformedSource: RuleID = "malformed-source"
}
