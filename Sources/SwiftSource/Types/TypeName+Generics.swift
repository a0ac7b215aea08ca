// Generic parameters, and what is known of them in a place.
extension TypeName {
  /// Returns the type with other types in the place of generic parameters, as far as they are known.
  func filled(by types: [String: TypeName]) -> TypeName {
    if let genericName { return types[genericName] ?? self }
    if arguments.isEmpty || types.isEmpty { return self }
    return TypeName(name, arguments.map { $0.filled(by: types) }, labels: labels)
  }

  /// Returns the type of a member as a value of a generic type has it: of `Box<Int>.value` that of the
  /// argument.
  func filled(byArgumentsOf owner: TypeName) -> TypeName {
    guard !owner.arguments.isEmpty, isUnknown || !arguments.isEmpty else { return self }
    let numbered = owner.arguments.enumerated().map { ("\($0)", $1) }
    return filled(by: Dictionary(uniqueKeysWithValues: numbered))
  }
}

extension TokenList {
  /// Returns the type that is written in a range.
  package func typeName(in range: Range<Int>) -> TypeName? {
    var parser = TypeParser(self, in: range)
    return parser.parse()?.known
  }
}

extension ExpressionTyper {
  /// Returns what a generic function returns by what it is given: `T` of
  /// `func first<T>(_ value: T) -> T`.
  mutating func genericResult(
    of function: String,
    in owner: String,
    _ arguments: CallArguments
  ) -> TypeName? {
    guard let result = onlyType(function + "()", in: owner), result.genericNames != [],
      let taken = onlyType(TypeDeclarations.parametersName(of: function), in: owner)
    else { return nil }
    let labels = arguments.list.map(\.label)
    var types: [String: TypeName] = [:]
    for (position, argument) in arguments.list.enumerated() {
      guard let parameter = taken.parameter(filledBy: position, of: labels) else { continue }
      if let name = parameter.genericName {
        types[name] = type(of: argument.value)?.settled
      } else if let name = parameter.arguments.first?.genericName, parameter.name == "Array" {
        types[name] = type(of: argument.value).map(index.resolved)?.element
      }
    }
    return result.filled(by: types).known
  }

  /// Returns a generic type with the arguments that an initializer's own arguments tell: of
  /// `Box(value: 1)` that of the property or parameter that has the type of a generic parameter.
  mutating func inferred(_ type: TypeName, _ arguments: CallArguments) -> TypeName {
    guard type.arguments.isEmpty, !arguments.list.isEmpty, index.isDeclared(type.name) else {
      return type
    }
    let taken = onlyType(TypeDeclarations.parametersName(of: "init"), in: type.name)
    let labels = arguments.list.map(\.label)
    var known: [Int: TypeName] = [:]
    for (position, argument) in arguments.list.prefix(Self.inferredLimit).enumerated() {
      let parameter =
        taken?.parameter(filledBy: position, of: labels)
        ?? argument.label.flatMap { onlyType($0, in: type.name) }
      guard let name = parameter?.genericName, let number = Int(name) else { continue }
      known[number] = self.type(of: argument.value)?.settled
    }
    guard let last = known.keys.max(), last < Self.inferredLimit else { return type }
    return TypeName(type.name, (0...last).map { known[$0] ?? .unknown })
  }

  /// Initializers with more arguments tell nothing of generic types.
  private static let inferredLimit = 8

  /// Returns the type of the only declaration of a member.
  private func onlyType(_ member: String, in owner: String) -> TypeName? {
    guard let found = index.sources(of: member, in: owner)?.sources, found.count == 1,
      case .type(let type) = found[0]
    else { return nil }
    return type
  }
}

extension TypeName {
  /// The generic parameters that the type names.
  fileprivate var genericNames: [String] {
    genericName.map { [$0] } ?? arguments.flatMap(\.genericNames)
  }
}
