import CompletenessChecks
import Diagnostics
import SourceFiles
import TextFormats

extension Tool {
  /// Explains a rule.
  static let explain = Tool(
    "explain",
    title: "Explain a rule",
    help: "Explain a rule of the audit: what it finds, why that is bad, and how to fix it.",
    parameters: [
      ToolParameter("rule", .text, "The rule's name, as findings have it", isRequired: true)
    ]
  ) { (arguments: ExplainArguments, _) throws(ToolFailure) in
    let rule = try Rule.named(arguments.rule)
    return ToolAnswer("\(rule.id): \(rule.summary)\n\n\(inLines: rule.explanation.text)")
  }
}

private struct ExplainArguments: Decodable { let rule: String }

extension Rule {
  /// Returns the rule with a name.
  ///
  /// - Throws: `ToolFailure` with the names that are like it, where there is none.
  static func named(_ name: String) throws(ToolFailure) -> Rule {
    if let rule = all.first(where: { $0.id.rawValue == name }) { return rule }
    let words = name.split(separator: "-" as Character).map(String.init)
    let near = all.map(\.id.rawValue).filter { id in words.contains { id.contains($0) } }
    let hint = near.isEmpty ? "" : "; there are \(near.prefix(12).joined(separator: ", "))"
    throw ToolFailure("no rule '\(name)'\(hint)")
  }
}
