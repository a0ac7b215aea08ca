import CommandLineOptions
import CompletenessChecks
import L10nScan
import SourceFiles

/// Which rules an audit runs, and when it fails.
struct RuleSettings: OptionSettings {
  var only: [String] = []
  var enabled: [String] = []
  var disabled: [String] = []

  static let options: [Option<Self>] = [
    .values("only", "RULE", \.only, in: .ruleNames, help: "Run this rule and no other"),
    .values("enable", "RULE", \.enabled, in: .ruleNames, help: "Also run a rule that is off"),
    .values("disable", "RULE", \.disabled, in: .ruleNames, help: "Do not run this rule"),
  ]

  /// Tells what is wrong with the options.
  func check() throws(CommandFailure) {
    for name in disabled {
      let other = only.contains(name) ? "--only" : enabled.contains(name) ? "--enable" : nil
      guard let other else { continue }
      throw CommandFailure(
        usage: "options '\(other) \(name)' and '--disable \(name)' contradict each other"
      )
    }
  }

  /// Returns the scopes of configurations with what the options say of rules, the nearest first.
  ///
  /// A rule that is asked for counts as the configurations have it, unless they turn it off for the
  /// whole project.
  func scopes(_ configured: [RulePolicy.Scope]) -> [RulePolicy.Scope] {
    var first = RulePolicy.Scope(folder: ".")
    var last = first
    (first.coversAll, last.coversAll) = (true, true)
    last.keepsSeverities = true
    var configured = configured
    for rule in Rule.all {
      let name = rule.id.rawValue
      if disabled.contains(name) { first.levels[rule.id] = .off }
      guard only.contains(name) || enabled.contains(name) else { continue }
      last.levels[rule.id] = RuleLevel(rule.severity)
      for index in configured.indices
      where configured[index].coversAll && configured[index].levels[rule.id] == .off {
        configured[index].levels[rule.id] = nil
      }
    }
    return [first] + configured + [last]
  }

  /// The rules that the options leave, in their documented order.
  ///
  /// What could not be read or parsed is told also when one rule alone is wanted: that rule has not
  /// seen everything then.
  var candidates: [Rule] {
    guard !only.isEmpty else { return Rule.all }
    return Rule.all.filter { rule in
      let name = rule.id.rawValue
      return only.contains(name) || enabled.contains(name) || rule.id.isAboutInput
    }
  }
}

extension ValueDomain {
  /// The names of all rules.
  static let ruleNames = names(Rule.all.map(\.id.rawValue), listedBy: "l10nscan rules")
}
