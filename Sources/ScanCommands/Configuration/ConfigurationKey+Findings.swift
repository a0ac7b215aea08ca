import CommandLineOptions
import CompletenessChecks
import L10nScan
import LocalizationModel
import SourceFiles

extension ConfigurationKey where Target == RulePolicy.Override {
  /// Every member of an override.
  static let all =
    pattern(\.pattern) + [
      .init(
        name: "rules",
        help: "How much the findings of each rule count",
        example: #"{ "unused-key": "off" }"#,
        form: .levels
      ) { $1.levels = $2.levels($0) }
    ]
}

/// A suppression of a configuration, before its place is known.
struct SuppressionDraft {
  var pattern = FindingPattern()
  var rules: Set<RuleID> = []
  var reason: String?
}

extension ConfigurationKey where Target == SuppressionDraft {
  /// Every member of a suppression.
  static let all =
    pattern(\.pattern) + [
      .init(
        name: "rules",
        help: "The rules; unless given, all",
        example: #"["unused-key"]"#,
        form: .list
      ) { $1.rules = Set($2.rules($0)) },
      .init(name: "reason", help: "Why", example: #""read by tests""#, form: .text) {
        $1.reason = $2.value($0, String.init(argument:))
      },
    ]
}

extension ConfigurationKey {
  /// The members that tell which findings are meant.
  private static func pattern(
    _ path: any WritableKeyPath<Target, FindingPattern> & Sendable
  ) -> [ConfigurationKey] {
    [
      .init(
        name: "tables",
        help: "Names of tables, with * for any text",
        example: #"["Resources"]"#,
        form: .list
      ) { $1[keyPath: path].tables = $2.list($0, KeyPattern.init(wildcards:)) },
      .init(
        name: "keys",
        help: "Keys, with * for any text",
        example: #"["debug.*"]"#,
        form: .list
      ) { $1[keyPath: path].keys = $2.list($0, KeyPattern.init(wildcards:)) },
      .init(
        name: "languages",
        help: "Languages of the texts",
        example: #"["de", "en"]"#,
        form: .list
      ) { $1[keyPath: path].languages = $2.list($0, Language.init(argument:)) },
      .init(
        name: "paths",
        help: "Patterns for paths of findings",
        example: #"["Old/**"]"#,
        form: .list
      ) { $1[keyPath: path].paths = $2.list($0, Glob.init(argument:)) },
    ]
  }
}

extension KeyPattern {
  /// Makes a pattern from a text in which `*` stands for any text.
  fileprivate init?(wildcards text: String) {
    guard !text.isEmpty else { return nil }
    let parts = text.split(separator: "*", omittingEmptySubsequences: false)
    let literals = parts.map { [Element.literal(String($0))] }
    self.init(Array(literals.joined(separator: [Element.anything])))
  }
}
