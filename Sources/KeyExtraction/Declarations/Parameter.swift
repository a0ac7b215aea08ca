/// A parameter of a declaration in the project's own code.
struct Parameter: Hashable, Sendable {
  /// The label at the call; nil for `_`.
  let label: String?
  /// What an argument is to the look-up; nil where it is nothing.
  var role: Routine.Role?
  /// Whether the parameter takes a plain string, which a literal is first of all.
  let isString: Bool
  /// Whether a call may leave it out of its parentheses.
  let isOptional: Bool
  /// Whether it takes any number of arguments.
  var isVariadic = false
  /// Whether its arguments are to be put into a text: `CVarArg...`.
  var takesFormatArguments = false

  var isKey: Bool { role?.isKey ?? false }
}

extension TokenList {
  /// A parameter as it is written: its label, its name, its type and its default value.
  struct WrittenParameter {
    let label: String?
    let name: String
    let type: Range<Int>
    let defaultValue: Range<Int>
    /// Whether three dots end the type.
    var isVariadic = false
  }

  /// Reads the parameters between a parenthesis and its partner.
  func parameters(in parenthesis: Int) -> [WrittenParameter] {
    var parts: [Range<Int>] = []
    for part in split(inside(parenthesis)) {
      // A comma between angle brackets divides no parameters: the rest has no name of its own.
      if parts.isEmpty || parameterColon(in: part) != nil {
        parts.append(part)
      } else {
        parts[parts.count - 1] = parts[parts.count - 1].lowerBound..<part.upperBound
      }
    }
    return parts.compactMap(writtenParameter)
  }

  private func parameterColon(in part: Range<Int>) -> Int? {
    part.first { tokens[$0].kind == .colon }
  }

  private func writtenParameter(_ part: Range<Int>) -> WrittenParameter? {
    guard let colon = parameterColon(in: part), colon > part.lowerBound else {
      // An enum's payload may be a type alone.
      let type = typeRange(from: part.lowerBound, limit: part.upperBound)
      return WrittenParameter(
        label: nil,
        name: "",
        type: type,
        defaultValue: value(after: type, in: part)
      )
    }
    let type = typeRange(from: colon + 1, limit: part.upperBound)
    let hasTwoNames =
      colon - 2 >= part.lowerBound && tokens[colon - 2].kind == .identifier
      && kind(colon - 3) != .at
    let label = text(hasTwoNames ? colon - 2 : colon - 1)
    return WrittenParameter(
      label: label == "_" ? nil : label,
      name: text(colon - 1),
      type: type,
      defaultValue: value(after: type, in: part),
      isVariadic: type.last.map { tokens[$0].kind == .other && text($0) == "..." } ?? false
    )
  }

  private func value(after type: Range<Int>, in part: Range<Int>) -> Range<Int> {
    guard type.upperBound < part.upperBound, tokens[type.upperBound].kind == .equals else {
      return part.upperBound..<part.upperBound
    }
    return type.upperBound + 1..<part.upperBound
  }
}
