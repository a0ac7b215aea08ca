/// Names that stand for any type, with the type that they conform to; unknown where that is none.
typealias GenericParameters = [String: TypeName]

extension TokenList {
  /// Reads `<T: P, U>` among the tokens of a head.
  func genericParameters(in range: Range<Int>) -> GenericParameters {
    guard let open = range.first(where: { self[$0].kind == .other && text($0) == "<" }) else {
      return [:]
    }
    return (open + 1..<range.upperBound).reduce(into: [:]) { generics, name in
      guard self[name].kind == .identifier, kind(name - 1) == .comma || name == open + 1 else {
        return
      }
      generics[text(name)] = constraint(behind: name, limit: range.upperBound)
    }
  }

  /// Returns the names of a generic type's parameters.
  package func genericNames(of type: Outline.Item) -> Set<String> {
    guard type.kind != .extensionOfType, isOperator("<", type.name + 1) else { return [] }
    return Set(genericParameters(in: type.name + 1..<(type.body ?? type.name + 1)).keys)
  }

  /// Reads the generic parameters of a type, which stand for what its values give them by their numbers,
  /// or those of a function by their names.
  func filledParameters(in range: Range<Int>, byNumber: Bool) -> GenericParameters {
    let generics = genericParameters(in: range)
    guard !generics.isEmpty else { return [:] }
    let names = range.filter { kind($0) == .identifier }.map(text).filter { generics[$0] != nil }
    var filled = generics
    for (number, name) in names.uniqued.enumerated() {
      let bound = generics[name] ?? .unknown
      if byNumber {
        filled[name] = .generic("\(number)", conformingTo: bound)
      } else if bound.isUnknown {
        filled[name] = .generic(name)
      }
    }
    return filled
  }

  /// Returns the one protocol in `T: P`.
  private func constraint(behind name: Int, limit: Int) -> TypeName {
    guard kind(name + 1) == .colon, kind(name + 2) == .identifier, name + 3 < limit,
      kind(name + 3) == .comma || kind(name + 3) == .other && text(name + 3) == ">"
    else { return .unknown }
    return TypeName(text(name + 2))
  }

  /// Reads the type that stands in a range; names of generic parameters say nothing.
  func type(in range: Range<Int>, erasing generics: GenericParameters) -> TypeName? {
    var parser = TypeParser(self, in: range)
    let type = parser.parse()?.erasing(generics)
    return type?.genericName == nil ? type?.known : type
  }
}

extension [String] {
  /// The names, each where it stands first.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

extension TypeName {
  /// Replaces the names of generic parameters by what these conform to.
  fileprivate func erasing(_ generics: GenericParameters) -> TypeName {
    if generics.isEmpty { return self }
    if let type = generics[name] { return type }
    return TypeName(name, arguments.map { $0.erasing(generics) }, labels: labels)
  }
}
