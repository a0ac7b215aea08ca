package import SourceFiles

/// Something that a person should know about a file: what is wrong, where, and what to do.
package struct Diagnostic: Hashable, Sendable, Codable {
  /// The id of the rule that reports it, such as `missing-translation`.
  package var rule: RuleID
  package var severity: Severity
  /// One line in headline style: no full stop, names in single quotes.
  package var message: String
  package var location: SourceLocation
  /// Related places, such as the use of a key beside its missing translation.
  package var notes: [Note]
  /// The advice, in one sentence.
  package var help: String?
  package var subject: Subject
  /// The ways to fix it; most have none.
  package var fixes: [Fix] = []
  /// Those among them that have one right answer.
  package var certainFixes: [Fix] { fixes.filter { !$0.needsConsent } }

  package init(
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
  package struct Note: Hashable, Sendable, Codable {
    package var message: String
    package var location: SourceLocation?

    package init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }

  /// The thing that a diagnostic is about, in words that survive when lines move.
  ///
  /// Together with the rule it is the finding's identity, on which baselines and fingerprints rest.
  package struct Subject: Hashable, Sendable, Codable {
    /// The string table, such as `Localizable`.
    package var table: String?
    package var key: String?
    /// A language id, such as `pt-BR`.
    package var language: String?
    /// The form of a text that varies, such as `iphone.one`.
    package var form: String?
    /// A further word that distinguishes two findings of one rule.
    package var detail: String?
    /// A file or folder that does; it may be spelled in several ways.
    package var place: FilePath?

    package init(
      table: String? = nil,
      key: String? = nil,
      language: String? = nil,
      form: String? = nil,
      detail: String? = nil,
      place: FilePath? = nil
    ) {
      self.table = table
      self.key = key
      self.language = language
      self.form = form
      self.detail = detail
      self.place = place
    }

    /// Returns how a message names a form: ` for 'one'`.
    package static func phrase(ofForm form: String) -> String { " for '\(form)'" }

    /// Returns the identity of a finding within its rule, with the place as it is called by `name`.
    package func detail(naming name: (FilePath) -> String) -> String? {
      let parts = [form, detail, place.map(name)].compactMap(\.self)
      return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    /// The subject without what distinguishes findings of one rule about a text.
    package var withoutDetails: Self {
      Self(table: table, key: key, language: language)
    }
  }
}

extension Diagnostic: Comparable {
  /// Orders by place, then by rule, then by subject and message: a total order of what is printed.
  package static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    if left.location != right.location { return left.location < right.location }
    if left.rule != right.rule { return left.rule.rawValue < right.rule.rawValue }
    if left.subject.language != right.subject.language {
      return (left.subject.language ?? "") < (right.subject.language ?? "")
    }
    return left.message < right.message
  }
}

/// How bad a finding is.
package enum Severity: String, Sendable, CaseIterable, Comparable, Codable {
  /// Worth knowing; never a reason to fail.
  case note
  case warning
  case error

  package static func < (left: Severity, right: Severity) -> Bool {
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

/// The harm that the findings of a rule do to users of the app, the worst first.
package enum Risk: String, Sendable, CaseIterable, Comparable {
  /// The running app can crash, or reads an argument that is not there.
  case crash
  /// Users see a text that is wrong, or a key; a table cannot be read.
  case wrongText = "wrong-text"
  /// Users see no text, or one in another language.
  case untranslated
  /// Users see nothing of it.
  case hygiene

  /// The title of a list of such findings.
  package var title: String {
    switch self {
    case .crash: "Can crash"
    case .wrongText: "Shows wrong or raw text"
    case .untranslated: "Not translated"
    case .hygiene: "Hygiene"
    }
  }

  /// The priority from 0 to 100, as SARIF has it (3.27.25, `rank`).
  package var rank: Int {
    switch self {
    case .crash: 100
    case .wrongText: 75
    case .untranslated: 50
    case .hygiene: 25
    }
  }

  package static func < (left: Risk, right: Risk) -> Bool { left.rank > right.rank }
}

/// The name of a rule in kebab case, which names the defect: `missing-translation`.
package struct RuleID: RawRepresentable, Hashable, Sendable, Codable {
  package let rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension RuleID {
  /// The rules that say that a language has no text for a key, or for all of a table, each of another cause.
  private static let gaps: Set<RuleID> =
    gapsOfEntries.union(["missing-key", "missing-localization", "unlisted-text"])
  private static let gapsOfEntries: Set<RuleID> = [
    "empty-value", .missingTranslation, "placeholder-value",
  ]

  /// Whether its findings say that a language has no text for a key.
  package var tellsGap: Bool { Self.gaps.contains(self) }

  /// Whether its findings say so of a key that a table has.
  package var tellsGapOfEntry: Bool { Self.gapsOfEntries.contains(self) }

  /// The rules that say that no code uses a key, of which a catalog may keep a note.
  private static let unusedKeyFamily: Set<RuleID> = ["stale-key", .unusedKey]

  /// The rule as a finding's identity has it: a gap stays the same whichever rule reports it, so
  /// that a key which comes into a table without translations is no new gap, and so does a key
  /// without use, which an update may mark as stale.
  package var ofIdentity: RuleID {
    if tellsGap { return .missingTranslation }
    return Self.unusedKeyFamily.contains(self) ? .unusedKey : self
  }

  /// The rules that an identity with this one may come from.
  package var members: Set<RuleID> {
    [Self.gaps, Self.unusedKeyFamily].first { $0.contains(self) } ?? [self]
  }

  /// A key of a table that no code uses.
  package static let unusedKey: RuleID = "unused-key"
  private static let missingTranslation: RuleID = "missing-translation"
}

extension RuleID: ExpressibleByStringLiteral, CustomStringConvertible {
  package init(stringLiteral value: String) { self.init(rawValue: value) }
  package var description: String { rawValue }

  /// A file or folder that is there and cannot be read, or a path that does not exist.
  package static let unreadableFile: RuleID = "unreadable-file"
  /// A comment that looks like an instruction to the program and is none.
  package static let unusedSuppression: RuleID = "unused-suppression"
  /// A string table that its reader cannot take as it stands.
  package static let malformedResource: RuleID = "malformed-resource"
  /// A source file that is not in the form of its language.
  package static let malformedSource: RuleID = "malformed-source"
}

extension Diagnostic {
  /// Whether table, key, language and further words tell the finding from others, without its message.
  package var isToldBySubject: Bool {
    subject.key != nil || rule.tellsGap && (subject.detail != nil || subject.place != nil)
  }

  /// Whether the system did not let a file or folder be read, so that its contents are unknown.
  package var isUnread: Bool { severity == .error && rule == .unreadableFile }
}
