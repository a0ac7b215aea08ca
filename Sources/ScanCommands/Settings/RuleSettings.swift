import CommandLineOptions
import CompletenessChecks
import SourceFiles

/// Which rules an audit runs, and when it fails.
struct RuleSettings: OptionSettings {
  var only: [String] = []
  var enabled: [String] = []
  var disabled: [String] = []
  var isStrict = false

  static let options: [Option<Self>] = [
    .values("only", "RULE", \.only, in: .ruleNames, help: "Run this rule and no other"),
    .values("enable", "RULE", \.enabled, in: .ruleNames, help: "Also run a rule that is off"),
    .values("disable", "RULE", \.disabled, in: .ruleNames, help: "Do not run this rule"),
    .flag("strict", \.isStrict, help: "Fail on warnings too"),
  ]

  /// The rules to run, in their documented order.
  ///
  /// What could not be read or parsed is told also when one rule alone is wanted: that rule has not
  /// seen everything then.
  var rules: [Rule] {
    Rule.all.filter { rule in
      let name = rule.id.rawValue
      let isWanted =
        only.isEmpty ? rule.isOnByDefault : only.contains(name) || rule.id.isAboutInput
      return (isWanted || enabled.contains(name)) && !disabled.contains(name)
    }
  }
}

extension ValueDomain {
  /// The names of all rules.
  static let ruleNames = names(Rule.all.map(\.id.rawValue), listedBy: "l10nscan rules")
}
