// Types of which the project declares several with one name, each in another type.
extension TypeName {
  /// The name by itself, and the type around it, empty for none; nil where only one type has the name.
  var qualification: (outer: String?, name: String) {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return (nil, name) }
    return (String(name[..<dot]), String(name[name.utf8.index(after: dot)...]))
  }

  /// The type by its own name, as all know it who do not ask for its members.
  var unqualified: TypeName {
    if arguments.isEmpty, qualification.outer == nil { return self }
    return TypeName(qualification.name, arguments.map(\.unqualified), labels: labels)
  }
}

extension ExpressionTyper {
  /// Returns a type as its name means it within some types, the innermost first.
  func qualified(_ type: TypeName, within types: @autoclosure () -> [String]) -> TypeName {
    var type = type
    if !type.arguments.isEmpty {
      type.arguments = type.arguments.map { qualified($0, within: types()) }
    }
    let outers = index.outers(of: type.name)
    // Nearly all names are those of one type.
    guard outers.count > 1 else { return type }
    let outer = types().first(where: outers.contains) ?? (outers.contains("") ? "" : nil)
    return outer.map { TypeName("\($0).\(type.name)", type.arguments, labels: type.labels) } ?? type
  }

  /// Returns a type as it is written in a member of another one.
  func qualified(_ type: TypeName, writtenIn owner: String) -> TypeName {
    qualified(type, within: typesAround(membersOf: owner))
  }

  /// Returns a type and the one around it, as far as that is told.
  private func typesAround(membersOf owner: String) -> [String] {
    let (outer, name) = TypeName(owner).qualification
    let outers = outer.map { [$0] } ?? Array(index.outers(of: name))
    return outers.count == 1 ? [name] + outers : [name]
  }

  /// The names of the types around the place, the innermost first.
  var typesAround: [String] {
    if let file = names.file { return file.scopes.owners(at: names.position) }
    return names.owner.map { typesAround(membersOf: $0) } ?? []
  }

  /// The type around the place, whose values `self` is.
  var ownType: TypeName? {
    names.owner.map { qualified(TypeName($0), within: Array(typesAround.dropFirst())) }
  }
}
