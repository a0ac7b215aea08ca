public import CompletenessChecks
public import SourceFiles

/// How much the findings of a rule count.
public enum RuleLevel: String, CaseIterable, Sendable {
  case off
  case note
  case warning
  case error

  public init(_ severity: Severity) {
    switch severity {
    case .note: self = .note
    case .warning: self = .warning
    case .error: self = .error
    }
  }

  /// The worst severity of a finding; nil where none is wanted.
  public var severity: Severity? { Severity(rawValue: rawValue) }
}

/// Which findings count, and how much: what configurations and the command line say of rules.
public struct RulePolicy: Sendable {
  /// The first scope that says something of a finding decides about it.
  public var scopes: [Scope] = []

  public init() {}

  /// What one configuration says, for the files below its folder.
  public struct Scope: Sendable {
    public var folder: FilePath
    /// Whether the scope also speaks for files elsewhere.
    public var coversAll = false
    /// Whether the levels only turn rules on and off, so that their findings keep their severities.
    public var keepsSeverities = false
    public var levels: [RuleID: RuleLevel] = [:]
    /// The last one that fits a finding decides about it, before `levels`.
    public var overrides: [Override] = []

    public init(folder: FilePath) {
      self.folder = folder
    }
  }

  /// Levels for some of the findings.
  public struct Override: Sendable {
    /// The findings that are meant; its paths start from the scope's folder.
    public var pattern = FindingPattern()
    public var levels: [RuleID: RuleLevel] = [:]

    public init() {}
  }

  /// Returns the rules that some scope or their own default wants, as severe as any of them has it.
  public func select(from rules: [Rule]) -> [Rule] {
    rules.compactMap { rule in
      var wanted = mentions(of: rule.id).compactMap(\.severity)
      if !isDecided(rule.id) && rule.isOnByDefault { wanted.append(rule.severity) }
      guard let severity = wanted.max() else { return nil }
      var rule = rule
      rule.severity = severity
      return rule
    }
  }

  /// Returns the findings that are wanted, as severe as is wanted; in the same order.
  ///
  /// A level that somebody gives a rule is the most that its findings count. One that is not below
  /// the rule's own level is also the least: the milder ones of its findings are raised to it.
  public func apply(to findings: [Diagnostic], of rules: [Rule] = Rule.all) -> [Diagnostic] {
    guard !scopes.isEmpty else { return findings }
    let initial = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
    return findings.compactMap { finding in
      let rule = initial[finding.rule]
      let decision = scopes.lazy.compactMap { $0.decision(on: finding) }.first
      guard let level = decision?.level ?? rule?.level else { return finding }
      guard let severity = level.severity else { return nil }
      let isWhole = rule.map { severity >= $0.severity } ?? false
      let isRaised = decision?.keepsSeverities == false && isWhole
      var finding = finding
      finding.severity = isRaised ? severity : min(finding.severity, severity)
      return finding
    }
  }

  /// Returns the suppressed findings that would be wanted otherwise.
  func apply(to suppressed: [SuppressedFinding]) -> [SuppressedFinding] {
    suppressed.compactMap { suppressed in
      var suppressed = suppressed
      guard let finding = apply(to: [suppressed.finding]).first else { return nil }
      suppressed.finding = finding
      return suppressed
    }
  }

  /// Every level that any scope gives a rule.
  private func mentions(of rule: RuleID) -> [RuleLevel] {
    scopes.flatMap { scope in
      [scope.levels[rule]].compactMap(\.self) + scope.overrides.compactMap { $0.levels[rule] }
    }
  }

  /// Whether one scope speaks for the whole project, so that the rule's default no longer counts.
  private func isDecided(_ rule: RuleID) -> Bool {
    scopes.contains { $0.coversAll && $0.levels[rule] != nil }
  }
}

extension RulePolicy.Scope {
  /// What the scope says of a finding; nil where it says nothing.
  fileprivate func decision(
    on finding: Diagnostic
  ) -> (level: RuleLevel, keepsSeverities: Bool)? {
    level(for: finding).map { ($0, keepsSeverities) }
  }

  private func level(for finding: Diagnostic) -> RuleLevel? {
    let path = finding.location.path
    guard let place = path.relative(to: folder) ?? (coversAll ? path.string[...] : nil) else {
      return nil
    }
    let override = overrides.last { override in
      override.levels[finding.rule] != nil && override.pattern.fits(finding, at: place)
    }
    return override?.levels[finding.rule] ?? levels[finding.rule]
  }
}

extension Rule {
  fileprivate var level: RuleLevel { isOnByDefault ? RuleLevel(severity) : .off }
}
