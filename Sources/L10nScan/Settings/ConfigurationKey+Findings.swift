import CommandLineOptions
import CompletenessChecks
import Diagnostics
import LocalizationModel
import SourceFiles

extension ConfigurationKey where Target == RuleLevels.Override {
  /// Every member of an override.
  static let all: [ConfigurationKey] =
    pattern(\.pattern) + [
      .init(
        "rules",
        "The level of each rule",
        example: #"{ "unused-key": "off" }"#,
        .levels
      ) { $0.levels = $1 }
    ]
}

/// A suppression of a configuration, before its place is known.
struct SuppressionDraft {
  var pattern = FindingPattern()
  var rules: Set<RuleID> = []
  var reason: String?

  func suppression(at location: SourceLocation) -> Suppression {
    Suppression(pattern, rules: rules, reason: reason, at: location)
  }
}

extension ConfigurationKey where Target == SuppressionDraft {
  /// Every member of a suppression.
  static let all: [ConfigurationKey] =
    pattern(\.pattern) + [
      .init("rules", "The rules (default: all)", example: #"["unused-key"]"#, .rules) {
        $0.rules = $1
      },
      .init("reason", "Why", example: #""read by tests""#, .text()) { $0.reason = $1 },
    ]
}

extension ConfigurationKey {
  /// The members that say which findings are meant.
  private static func pattern(
    _ path: any WritableKeyPath<Target, FindingPattern> & Sendable
  ) -> [ConfigurationKey] {
    [
      .init(
        "tables",
        "Names of tables, with * for any text",
        example: #"["Resources"]"#,
        .list(KeyPattern.init(wildcards:))
      ) { $0[keyPath: path].tables = KeyPatternSet($1) },
      .init(
        "keys",
        "Keys, with * for any text",
        example: #"["debug.*"]"#,
        .list(KeyPattern.init(wildcards:))
      ) { $0[keyPath: path].keys = KeyPatternSet($1) },
      .init("languages", "Languages of the texts", example: #"["de", "en"]"#, .list()) {
        $0[keyPath: path].languages = $1
      },
      .init("paths", "Patterns for paths of findings", example: #"["Old/**"]"#, .list()) {
        $0[keyPath: path].paths = GlobSet($1)
      },
    ]
  }
}
