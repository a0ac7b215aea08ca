import CommandLineOptions
import CompletenessChecks
import L10nScan
import Diagnostics
import SourceFiles
import TextFormats

/// The settings of `l10nscan rules`.
struct RulesSettings: CommandSettings {
  enum Format: String, CaseIterable, ArgumentValue {
    case text
    case json
  }

  var format = Format.text
  var scan = ScanSettings()
  var configuration = ConfigurationSettings()

  static let sections: [OptionSection<Self>] = [
    OptionSection(
      "Output",
      [.value("format", short: "f", "FORMAT", \.format, help: "The format of the rules")]
    ),
    OptionSection("Configuration", ConfigurationSettings.options).within(\.configuration),
  ]
}

extension Command {
  /// Lists the rules.
  static let rules = Command(
    "rules",
    summary: "List the rules",
    discussion: """
      The list shows each rule's level in the project's configuration, and its default where that \
      differs. '+' marks rules with fixes.
      """
  ) { (settings: RulesSettings, console) throws(CommandFailure) in
    var scan = settings.scan
    try settings.configuration.read(into: &scan, in: console)
    let levels = RuleLevels(scan)
    let listed = Rule.all.map { ListedRule(rule: $0, level: levels.level(of: $0).rawValue) }
    switch settings.format {
    case .text: try console.print(listed.map(\.line).joined())
    case .json: try console.print(json(of: listed))
    }
    return .success
  }

  private static func json(of rules: [ListedRule]) -> JSONWriter {
    var json = JSONWriter()
    json.array { json in
      for rule in rules { json.element { $0.write(rule) } }
    }
    return json
  }
}

/// A rule and what a project makes of it.
private struct ListedRule {
  let rule: Rule
  /// The level in the project: `error`, `warning`, `note` or `off`.
  let level: String

  /// The level without any option.
  private var usual: String { rule.isOnByDefault ? rule.severity.rawValue : "off" }

  var line: VisibleText {
    let mark = rule.isFixable ? "+ " : "  "
    let remark = level == usual ? "" : " (usually \(usual))"
    let name = VisibleText(rule.id).padded(to: Self.nameWidth + 2)
    return "\(VisibleText(level).padded(to: 9))\(mark)\(name)\(rule.summary)\(remark)\n"
  }

  private static let nameWidth = Rule.all.map(\.id.rawValue.count).max() ?? 0
}

extension JSONWriter {
  fileprivate mutating func write(_ listed: ListedRule) {
    let rule = listed.rule
    object { json in
      json.member("id", rule.id.rawValue)
      json.member("severity", rule.severity.rawValue)
      json.member("default", rule.isOnByDefault)
      json.member("level", listed.level)
      json.member("fixable", rule.isFixable)
      json.member("group", rule.group)
      json.member("summary", rule.summary)
      json.member("explanation", rule.explanation.text)
      json.member("exceptions", rule.exceptions.map(\.id))
    }
  }
}
