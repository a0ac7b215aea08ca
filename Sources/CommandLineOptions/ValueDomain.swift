/// Which arguments an option or an operand takes, for help, errors and completions.
package enum ValueDomain: Hashable, Sendable {
  /// A text, with words for what is expected of it: `a whole number`.
  case text(String)
  case path
  case choices([String])
  /// Choices that are too many to stand in help, with the command that lists them.
  case names([String], listedBy: String)
  /// A text, with words for what is expected of it, for which completions offer some.
  case examples([String], of: String)
  /// One of some names, an equals sign and a path, with words for that.
  case paths(below: [String], as: String)

  /// The arguments that stand for a value; nil where they cannot be counted up.
  var choices: [String]? {
    switch self {
    case .text, .path, .examples, .paths: nil
    case .choices(let choices), .names(let choices, _): choices
    }
  }

  /// Where the choices can be read; nil where there are none.
  var advice: String? {
    switch self {
    case .text, .path, .examples, .paths: nil
    case .choices(let choices): "choose one of \(choices.joined(separator: ", "))"
    case .names(_, let command): "'\(command)' lists them"
    }
  }

  /// Reads the value of an option.
  package func read<Result: ArgumentValue>(
    _ argument: String,
    of option: OptionSyntax
  ) throws(UsageError) -> Result {
    try read(argument, of: "option '\(option.longForm)'")
  }

  /// Reads a value, which must be among the choices where there are any.
  func read<Result: ArgumentValue>(
    _ argument: String,
    of subject: String
  ) throws(UsageError) -> Result {
    if let choices, !choices.contains(argument) {
      throw .invalidValue(argument, of: subject, self)
    }
    guard let value = Result(argument: argument) else {
      throw .invalidValue(argument, of: subject, self)
    }
    return value
  }
}
