/// A command line that cannot be carried out: what is wrong with it, and what to write instead.
package struct UsageError: Error, Hashable, Sendable {
  /// One line in headline style: no full stop, names in single quotes.
  package let message: String
  /// Advice in the same style, such as `did you mean '--format'?`.
  package let hint: String?

  package init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}

extension UsageError {
  static func missingValue(of option: OptionSyntax, before next: String?) -> Self {
    let placeholder = option.value?.placeholder ?? ""
    let hint = next.map { "to give '\($0)' as the value, write '\(option.longForm)=\($0)'" }
    return UsageError("option '\(option.longForm)' needs a value \(placeholder)", hint: hint)
  }

  static func unwantedValue(_ value: String, of option: OptionSyntax) -> Self {
    UsageError("option '\(option.longForm)' takes no value, but got '\(value)'")
  }

  static func invalidValue(_ value: String, of subject: String, _ domain: ValueDomain) -> Self {
    switch domain {
    case .text(let expectation), .examples(_, let expectation), .paths(_, let expectation):
      UsageError("\(subject) takes \(expectation), not '\(value)'")
    case .path:
      UsageError("\(subject) takes a path, not '\(value)'")
    case .choices(let choices), .names(let choices, _):
      UsageError(
        "\(subject) has no value '\(value)'",
        hint: choices.suggestion(for: value) ?? domain.advice
      )
    }
  }

  static func unexpectedOperand(_ operand: String) -> Self {
    UsageError("unexpected argument '\(operand)'")
  }

  static func missingOperand(_ placeholder: String, help: String) -> Self {
    UsageError("missing argument \(placeholder)", hint: "\(placeholder): \(help)")
  }
}
