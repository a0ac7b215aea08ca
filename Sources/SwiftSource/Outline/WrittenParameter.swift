extension TokenList {
  /// A parameter as it is written: its label, its name, its type and its default value.
  package struct WrittenParameter {
    package let label: String?
    package let name: String
    package let type: Range<Int>
    package let defaultValue: Range<Int>
    /// Whether three dots end the type.
    package var isVariadic = false
    /// Whether a call may leave the parameter out.
    package var hasValue: Bool

    package init(
      label: String?,
      name: String,
      type: Range<Int>,
      defaultValue: Range<Int>,
      isVariadic: Bool = false
    ) {
      self.label = label
      self.name = name
      self.type = type
      self.defaultValue = defaultValue
      self.isVariadic = isVariadic
      hasValue = !defaultValue.isEmpty
    }

    /// The parameter as one that calls do not name.
    var withoutLabel: WrittenParameter {
      var parameter = WrittenParameter(
        label: nil,
        name: name,
        type: type,
        defaultValue: defaultValue,
        isVariadic: isVariadic
      )
      parameter.hasValue = hasValue
      return parameter
    }

    /// Makes the parameter of a memberwise initializer that stands for a property.
    package init(label: String, type: Range<Int>) {
      self.init(
        label: label,
        name: label,
        type: type,
        defaultValue: type.upperBound..<type.upperBound
      )
    }
  }

  /// Reads the parameters between a parenthesis and its partner.
  package func parameters(in parenthesis: Int) -> [WrittenParameter] {
    var parameters: [WrittenParameter] = []
    var start: Int?
    var angles = 0
    let parts = split(inside(parenthesis))
    parameters.reserveCapacity(parts.count)
    for (index, part) in parts.enumerated() {
      angles = max(0, angles + openAngles(in: part))
      // A comma between angle brackets divides no parameters.
      if angles > 0, index < parts.count - 1 {
        start = start ?? part.lowerBound
      } else {
        parameters.append(writtenParameter((start ?? part.lowerBound)..<part.upperBound))
        start = nil
      }
    }
    return parameters
  }

  /// Returns the parameters of a function, an initializer or a subscript, whose parameters have no labels
  /// but those that are written before their names.
  package func parameters(of item: Outline.Item) -> [WrittenParameter] {
    guard let parenthesis = item.parenthesis else { return [] }
    let parameters = parameters(in: parenthesis)
    guard item.kind == .subscriptMember else { return parameters }
    return zip(parameters, split(inside(parenthesis))).map { parameter, part in
      let isLabelled = kind(part.lowerBound + 1) == .identifier
      return isLabelled ? parameter : parameter.withoutLabel
    }
  }

  /// Counts the angle brackets of a type that are opened in a part and not closed.
  private func openAngles(in part: Range<Int>) -> Int {
    var count = 0
    // A default value has other meanings for these.
    for index in part where tokens[index].kind == .other || tokens[index].kind == .equals {
      if tokens[index].kind == .equals { break }
      let spelling = bytes[tokens[index].range]
      count += spelling.count { $0 == "<" } - spelling.count { $0 == ">" }
    }
    return count
  }

  private func parameterColon(in part: Range<Int>) -> Int? {
    // A colon of the default value divides no name from a type.
    let mark = part.first { self[$0].kind == .colon || self[$0].kind == .equals }
    return mark.flatMap { self[$0].kind == .colon ? $0 : nil }
  }

  private func writtenParameter(_ part: Range<Int>) -> WrittenParameter {
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
      colon - 2 >= part.lowerBound && self[colon - 2].kind == .identifier
      && kind(colon - 3) != .at
    let name = text(colon - 1)
    let label = hasTwoNames ? text(colon - 2) : name
    return WrittenParameter(
      label: label == "_" ? nil : label,
      name: name,
      type: type,
      defaultValue: value(after: type, in: part),
      isVariadic: type.last.map { self[$0].range.count == 3 && text($0) == "..." } ?? false
    )
  }

  private func value(after type: Range<Int>, in part: Range<Int>) -> Range<Int> {
    guard type.upperBound < part.upperBound, self[type.upperBound].kind == .equals else {
      return part.upperBound..<part.upperBound
    }
    return type.upperBound + 1..<part.upperBound
  }
}
