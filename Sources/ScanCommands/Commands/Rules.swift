import CommandLineOptions
import CompletenessChecks
import Diagnostics
import TextFormats

/// The settings of `l10nscan rules`.
struct RulesSettings: CommandSettings {
  enum Format: String, CaseIterable, ArgumentValue {
    case text
    case json
  }

  var format = Format.text

  static let sections: [OptionSection<Self>] = [
    OptionSection(
      "Output",
      [.value("format", short: "f", "FORMAT", \.format, help: "How to print the rules")]
    )
  ]
}

extension Command {
  /// Lists the rules.
  static let rules = Command("rules", summary: "List the rules of the audit") {
    (settings: RulesSettings, console) throws(CommandFailure) in
    switch settings.format {
    case .text: try console.print(Rule.all.map(\.line).joined())
    case .json: try console.print(json(of: Rule.all))
    }
    return .success
  }

  private static func json(of rules: [Rule]) -> [UInt8] {
    var json = JSONWriter()
    json.array { json in
      for rule in rules { json.element { $0.write(rule) } }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }
}

extension Rule {
  /// The rule's level without any option: `error`, `warning`, `note` or `off`.
  fileprivate var level: String { isOnByDefault ? severity.rawValue : "off" }

  fileprivate var line: String {
    level.padded(to: 9) + id.rawValue.padded(to: Self.nameWidth + 2) + summary + "\n"
  }

  private static let nameWidth = all.map(\.id.rawValue.count).max() ?? 0
}

extension JSONWriter {
  fileprivate mutating func write(_ rule: Rule) {
    object { json in
      json.member("id", rule.id.rawValue)
      json.member("severity", rule.severity.rawValue)
      json.member("default", rule.isOnByDefault)
      json.member("summary", rule.summary)
      json.member("explanation", rule.explanation)
    }
  }
}
