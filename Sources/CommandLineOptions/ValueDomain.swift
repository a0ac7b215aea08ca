/// Which arguments an option or an operand takes, for help, errors and completions.
package enum ValueDomain: Hashable, Sendable {
  /// A text, with words for what is expected of it: `a whole number`.
  case text(String)
  case path
  case choices([String])

  /// The choices in one line, or nil where there are none or too many to read.
  var listing: String? {
    guard case .choices(let choices) = self, choices.count <= 16 else { return nil }
    return choices.joined(separator: ", ")
  }

  /// Reads a value, which must be among the choices where there are any.
  func read<Result: ArgumentValue>(
    _ argument: String,
    of subject: String
  ) throws(UsageError) -> Result {
    if case .choices(let choices) = self, !choices.contains(argument) {
      throw .invalidValue(argument, of: subject, self)
    }
    guard let value = Result(argument: argument) else {
      throw .invalidValue(argument, of: subject, self)
    }
    return value
  }
}
