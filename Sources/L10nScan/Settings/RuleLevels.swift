package import CompletenessChecks
package import Diagnostics
import SourceFiles

/// The levels of rules: which rules run, how much their findings count, and who says so.
///
/// What the command line and the configurations say of rules comes together here and nowhere else.
package struct RuleLevels: Sendable {
  /// The rules that run, each as severe as anything makes it, in their documented order.
  package let rules: [Rule]
  /// The rules that the command line leaves.
  private let candidates: Set<RuleID>
  /// The first scope that says something of a finding decides about it.
  private let scopes: [Scope]
  /// The numbers of the scopes by their folders, and of those that cover all files.
  private let scopesOfFolders: [FilePath: [Int]]
  private let scopesOfAll: [Int]

  package init(_ settings: ScanSettings = ScanSettings()) {
    let only = Set(settings.only)
    let asked = only.union(settings.enable)
    let candidates = Rule.all.filter { rule in
      // What could not be read or parsed is reported also when one rule alone is wanted: that rule
      // has not seen everything then.
      only.isEmpty || asked.contains(rule.id.rawValue) || rule.id.isInputRule
    }
    let scopes = settings.scopes(asking: asked)
    self.candidates = Set(candidates.map(\.id))
    self.scopes = scopes
    scopesOfAll = scopes.indices.filter { scopes[$0].coversAll }
    scopesOfFolders = Dictionary(grouping: scopes.indices.filter { !scopes[$0].coversAll }) {
      scopes[$0].folder
    }
    rules = candidates.compactMap { scopes.select($0) }
  }

  /// Returns the findings that are wanted, as severe as is wanted; in the same order.
  ///
  /// A level that is given to a rule is the most that its findings count. One that is not below
  /// the rule's own level is also the least: the milder ones of its findings are raised to it.
  package func apply(to findings: [Diagnostic]) -> [Diagnostic] {
    let initial = Dictionary(Rule.all.map { ($0.id, $0) }) { first, _ in first }
    return findings.compactMap { finding in
      let rule = initial[finding.rule]
      let decision = scopes(around: finding.location.path).lazy
        .compactMap { $0.decision(on: finding) }.first
      guard let level = decision?.level ?? rule?.level else { return finding }
      guard let severity = level.severity else { return nil }
      let isWhole = rule.map { severity >= $0.severity } ?? false
      let isRaised = decision?.keepsSeverities == false && isWhole
      var finding = finding
      finding.severity = isRaised ? severity : min(finding.severity, severity)
      return finding
    }
  }

  /// Returns the scopes that may say something of a file, in their order.
  private func scopes(around path: FilePath) -> [Scope] {
    if scopesOfFolders.isEmpty { return scopes }
    var numbers = scopesOfAll
    var place = path
    while true {
      numbers += scopesOfFolders[place] ?? []
      if place.folder == place { return numbers.sorted().map { scopes[$0] } }
      place = place.folder
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

  /// The lines of the overview: each rule's level in the whole project, then in parts of it.
  package var lines: [SettingLine] {
    Rule.all.flatMap { rule in
      let whole = [decision(on: rule)]
      let parts = scopes.filter { !$0.coversAll }.compactMap { scope in
        scope.levels[rule.id].map { (level: $0, origin: scope.origin) }
      }
      return (whole + parts).map { level, origin in
        SettingLine(name: rule.id.rawValue, value: level.rawValue, origin: origin.description)
      }
    }
  }

  /// Returns the level of a rule in the whole project.
  package func level(of rule: Rule) -> RuleLevel { decision(on: rule).level }

  private func decision(on rule: Rule) -> (level: RuleLevel, origin: SettingOrigin) {
    guard candidates.contains(rule.id) else { return (.off, .commandLine) }
    for scope in scopes where scope.coversAll {
      if let level = scope.levels[rule.id] { return (level, scope.origin) }
    }
    return (rule.level, .initial)
  }
}

extension RuleLevels {
  /// The levels that one place gives, for the files below its folder.
  struct Scope: Sendable {
    let origin: SettingOrigin
    let folder: FilePath
    /// Whether the scope also speaks for files elsewhere.
    var coversAll = false
    /// Whether the levels only turn rules on and off, so that their findings keep their severities.
    var keepsSeverities = false
    var levels: [RuleID: RuleLevel] = [:]
    /// The last one that fits a finding decides about it, before `levels`.
    var overrides: [Override] = [] {
      didSet { index = OverrideIndex(overrides) }
    }
    private(set) var index = OverrideIndex([])
  }

  /// Returns which overrides may be about a finding.
  struct OverrideIndex: Sendable {
    fileprivate let rules: Set<RuleID>
    fileprivate let patterns: FindingPatternIndex

    fileprivate init(_ overrides: [Override]) {
      rules = Set(overrides.flatMap(\.levels.keys))
      patterns = FindingPatternIndex(overrides.map(\.pattern))
    }
  }

  /// Levels for some of the findings.
  package struct Override: Sendable {
    /// The findings that are meant; its paths start from the scope's folder.
    var pattern = FindingPattern()
    var levels: [RuleID: RuleLevel] = [:]
  }
}

extension RuleLevels.Scope {
  /// Makes a scope of the command line.
  fileprivate init(typed levels: [RuleID: RuleLevel]) {
    self.init(origin: .commandLine, folder: ".", coversAll: true, levels: levels)
  }

  /// Makes the scope of a configuration.
  fileprivate init(_ configuration: Configuration) {
    self.init(
      origin: configuration.origin,
      folder: configuration.folder,
      coversAll: configuration.coversAll,
      levels: configuration.values.rules ?? [:]
    )
    overrides = configuration.values.overrides ?? []
    index = RuleLevels.OverrideIndex(overrides)
  }

  /// Every level that the scope gives a rule.
  fileprivate func mentions(of rule: RuleID) -> [RuleLevel] {
    [levels[rule]].compactMap(\.self) + overrides.compactMap { $0.levels[rule] }
  }

  /// The scope's level for a finding; nil where it has none.
  fileprivate func decision(
    on finding: Diagnostic
  ) -> (level: RuleLevel, keepsSeverities: Bool)? {
    level(for: finding).map { ($0, keepsSeverities) }
  }

  private func level(for finding: Diagnostic) -> RuleLevel? {
    // Most scopes say nothing of most rules, and to compare paths takes longer.
    let level = levels[finding.rule]
    let isOverridden = index.rules.contains(finding.rule)
    guard level != nil || isOverridden else { return nil }
    let path = finding.location.path
    guard let place = path.relative(to: folder) ?? (coversAll ? path.string[...] : nil) else {
      return nil
    }
    guard isOverridden else { return level }
    let override = index.patterns.candidates(for: finding).last { number in
      overrides[number].levels[finding.rule] != nil
        && overrides[number].pattern.fits(finding, at: place)
    }
    return override.flatMap { overrides[$0].levels[finding.rule] } ?? level
  }
}

extension [RuleLevels.Scope] {
  /// Returns a rule that some scope or its own default wants, as severe as any of them has it; nil
  /// where none does.
  fileprivate func select(_ rule: Rule) -> Rule? {
    var wanted = flatMap { $0.mentions(of: rule.id) }.compactMap(\.severity)
    let isDecided = contains { $0.coversAll && $0.levels[rule.id] != nil }
    if !isDecided && rule.isOnByDefault { wanted.append(rule.severity) }
    guard let severity = wanted.max() else { return nil }
    var rule = rule
    rule.severity = severity
    return rule
  }
}

extension ScanSettings {
  /// Returns the levels that are typed and configured, the nearest ones of a file first.
  ///
  /// A rule that is requested counts as the configurations have it, unless they turn it off for the
  /// whole project.
  fileprivate func scopes(asking asked: Set<String>) -> [RuleLevels.Scope] {
    let disabled = Set(self.disable)
    var first = RuleLevels.Scope(typed: typed.rules ?? [:])
    var last = RuleLevels.Scope(typed: [:])
    last.keepsSeverities = true
    var configured = configurations.map(RuleLevels.Scope.init)
    for rule in Rule.all {
      if disabled.contains(rule.id.rawValue) { first.levels[rule.id] = .off }
      guard asked.contains(rule.id.rawValue) else { continue }
      last.levels[rule.id] = RuleLevel(rule.severity)
      for index in configured.indices
      where configured[index].coversAll && configured[index].levels[rule.id] == .off {
        configured[index].levels[rule.id] = nil
      }
    }
    return [first] + configured + [last]
  }
}

extension Rule {
  fileprivate var level: RuleLevel { isOnByDefault ? RuleLevel(severity) : .off }
}
