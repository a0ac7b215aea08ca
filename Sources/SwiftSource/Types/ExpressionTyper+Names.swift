import SourceFiles

// Names: what they are bound to, and what members of types are declared as.
extension ExpressionTyper {
  /// Returns the type of what a name means here.
  package mutating func type(ofName name: String) -> TypeName? {
    if let given = given[name] { return given.known }
    if name.hasPrefix("$") { return type(ofDollarName: String(name.dropFirst())) }
    guard let file = names.file else { return typeOutsideBodies(of: name, names.owner) }
    var depth = 0
    for scope in file.scopes.scopes(around: names.position) {
      if case .members(let owner) = scope.kind {
        guard let owner else { continue }
        depth += 1
        let type = qualified(TypeName(owner), within: Array(typesAround.dropFirst(depth)))
        if type.name == owner, let found = declaredHere(name, in: owner, of: file) {
          return found.known
        }
        if let found = declaredMember(name, of: type) { return found.known }
        if let known = KnownMembers.ofExtended(name, of: TypeName(owner)) { return known }
      } else if let binding = scope.binding(of: name, before: names.position) {
        return type(of: binding.origin, in: file)
      }
    }
    return typeOutsideBodies(of: name, nil)
  }

  private mutating func typeOutsideBodies(of name: String, _ owner: String?) -> TypeName? {
    if let owner, let found = declaredMember(name, of: TypeName(owner)) { return found.known }
    if let found = declaredMember(name, of: TypeName("")) { return found.known }
    return KnownMembers.ofC[name]?.known
  }

  /// Reads `$0`, and `$name`, the projected value of a property.
  private mutating func type(ofDollarName name: String) -> TypeName? {
    guard let position = Int(name) else { return type(ofName: name) }
    guard let file = names.file, let brace = file.closureOfPositions(around: names.position)
    else { return nil }
    return type(of: .closureParameter(position, brace: brace), in: file)
  }

  private mutating func type(of origin: LexicalScopes.Origin, in file: ScopedFile) -> TypeName? {
    switch origin {
    case .declared(let type):
      return qualified(type, within: typesAround).known
    case .value(let range, let steps):
      let whole = delegate(file.list, file.names(at: range.lowerBound)) { $0.type(of: range) }
      return steps.reduce(whole) { type, step in
        let type = type.map(index.resolved)
        return switch step {
        case .element: type?.element
        case .component(let position): type?.component(position)
        }
      }?.settled
    case .closureParameter(let position, let brace):
      return delegate(file.list, file.names(at: brace)) {
        $0.type(ofParameter: position, ofClosureAt: brace, file)
      }
    case .payload(let name, let position, let subject):
      let type = delegate(file.list, file.names(at: subject.lowerBound)) { $0.type(of: subject) }
      return payload(of: name, in: type, at: position)
    }
  }

  private mutating func payload(of name: String, in type: TypeName?, at position: Int) -> TypeName?
  {
    switch (name, type?.name) {
    case ("some", _): return type
    case ("success", "Result"): return type?.arguments.first?.known
    case ("failure", "Result"): return type?.arguments.last?.known ?? .error
    default: break
    }
    let member = TypeDeclarations.payloadName(of: name)
    if let found = declaredMember(member, of: type ?? .unknown) { return found.component(position) }
    return type.map(isForeign) ?? true ? commonType(of: member)?.component(position) : nil
  }

  /// Returns the type of a declared member, and `.unknown` where it is declared but its type is not
  /// evident; nil where no declaration is in sight.
  package mutating func declaredMember(_ name: String, of type: TypeName) -> TypeName? {
    guard let found = index.sources(of: name, in: type.name) else { return nil }
    return agreed(found.sources.map { typed($0, in: found.owner, receiver: type) }) ?? .unknown
  }

  /// Returns the type of a member that the type around a place declares in its own file, whatever other
  /// types of its name declare.
  private mutating func declaredHere(
    _ name: String,
    in owner: String,
    of file: ScopedFile
  ) -> TypeName? {
    let sources = index.sources(of: name, in: owner, declaredIn: file.path)
    guard !sources.isEmpty else { return nil }
    return agreed(sources.map { typed($0, in: owner, receiver: TypeName(owner)) }) ?? .unknown
  }

  /// Returns the type of a declared member, where it is evident.
  package mutating func declared(_ name: String, of type: TypeName) -> TypeName? {
    let found = declaredMember(name, of: type)?.known
    return depth == 0 ? found?.unqualified : found
  }

  private mutating func typed(
    _ source: TypeDeclarations.Source,
    in owner: String,
    receiver: TypeName
  ) -> TypeName? {
    switch source {
    case .type(let type):
      if type.name == "Self" { return receiver }
      let written = qualified(type, writtenIn: owner)
      return (owner == receiver.name ? written.filled(byArgumentsOf: receiver) : written).known
    case .value(let bytes):
      let list = TokenList(bytes, .swift, in: 0..<bytes.count)
      // What a closure binds is found in its scopes.
      let names =
        list.kind(0) == .leftBrace
        ? ScopedFile(list, path: FilePath(""), owner: owner, index).names(at: 0)
        : NameScope(index: index, owner: owner)
      return delegate(list, names) { $0.type(of: list.range) }?.settled
    }
  }

  /// Returns the type that all of some have; where they differ and an interpolation treats them
  /// alike, the one whose name comes first, so that the order of files decides nothing.
  private func agreed(_ types: [TypeName?]) -> TypeName? {
    guard let first = types.compactMap({ $0 }).min(by: { $0.name < $1.name }) else { return nil }
    if types.allSatisfy({ $0 == first }) { return first }
    guard let specifier = first.specifier(index) else { return nil }
    return types.allSatisfy { $0?.specifier(index) == specifier } ? first : nil
  }

  /// Returns the type that every member of a name has, whatever type it belongs to.
  mutating func commonType(of member: String) -> TypeName? {
    guard let owners = index.owners(of: member) else { return nil }
    return agreed(owners.map { owner in declared(member, of: TypeName(owner)) })
  }

  /// Returns the type that every member of a name has which the project declares for types of others,
  /// as these know none of the project's.
  mutating func foreignType(of member: String) -> TypeName? {
    let owners = index.owners(of: member)?.filter { !$0.isEmpty && isForeign(TypeName($0)) } ?? []
    return agreed(owners.map { owner in declared(member, of: TypeName(owner)) })
  }

  /// Returns whether a type can have members that the project does not declare.
  func isForeign(_ type: TypeName) -> Bool { !index.isDeclared(type.name) }
}
