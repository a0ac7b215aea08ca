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
    guard let rule = Rule.all.first(where: { $0.id.rawValue == arguments.rule }) else {
      let words = arguments.rule.split(separator: "-" as Character).map(String.init)
      let near = Rule.all.map(\.id.rawValue).filter { id in words.contains { id.contains($0) } }
      let hint = near.isEmpty ? "" : "; there are \(near.prefix(12).joined(separator: ", "))"
      throw ToolFailure("no rule '\(arguments.rule)'\(hint)")
    }
    return ToolAnswer("\(rule.id): \(rule.summary)\n\n\(inLines: rule.explanation.text)")
  }
}

private struct ExplainArguments: Decodable { let rule: String }
