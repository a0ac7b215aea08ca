import CommandLineOptions
import CompletenessChecks
import Diagnostics
import L10nScan
import SourceFiles
import TextFormats

/// The settings of `l10nscan explain`.
struct ExplainSettings: CommandSettings {
  var rule: String?

  static let sections: [OptionSection<Self>] = []
  static let operands: Operands<Self>? = .one(
    "RULE",
    \.rule,
    in: .ruleNames,
    help: "The rule, as printed in brackets after a finding"
  )
}

extension Command {
  /// Prints what a rule finds, why that is bad, and what to do.
  static let explain = Command("explain", summary: "Explain a rule") {
    (settings: ExplainSettings, console) throws(CommandFailure) in
    for rule in Rule.all where rule.id.rawValue == settings.rule {
      try console.print("\(rule.id): \(rule.summary)\n\n\(inLines: rule.explanation.text)\n")
    }
    return .success
  }
}
