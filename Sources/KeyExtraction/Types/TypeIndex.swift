import SourceFiles

/// The declarations of a whole source set, by type and name, read as they are asked for.
///
/// Few files have an open question, and the answers stand in few others: only those are read that
/// declare a name that is asked for. What is known of a name never depends on what was asked before.
final class TypeIndex: Sendable {
  fileprivate struct MemberName: Hashable {
    let owner: String
    let name: String
  }

  /// Answers that have been given.
  fileprivate struct Answers {
    var declarations: DeclarationStore
    var members: [MemberName: [TypeDeclarations.Source]] = [:]
    /// The members that a file declares, for files in which names were asked for.
    var ownMembers: [FilePath: [MemberName: [TypeDeclarations.Source]]] = [:]
    var owners: [String: [String]?] = [:]
    var aliases: [String: Set<TypeName>] = [:]
    /// By the name of a type the superclass and the protocols that it names, an enumeration's raw type
    /// among them.
    var parents: [String: [String]] = [:]
    var children: [String: [String]] = [:]
    var values: [String: Bool] = [:]
    var references: [String: Bool] = [:]
  }

  private let answers: Locked<Answers>

  /// More types of one name's members than this say nothing of any of them.
  fileprivate static let candidateLimit = 16
  fileprivate static let ownerLimit = 24

  /// Makes an index of sources whose names are known, file by file.
  init(_ names: [DeclaredNames], in sources: SourceSet) {
    answers = Locked(Answers(declarations: DeclarationStore(names, in: sources)))
  }

  /// Returns what declares a member of a type, of its superclasses and its protocols; nil where
  /// nothing does.
  func sources(
    of member: String,
    in type: String
  ) -> (sources: [TypeDeclarations.Source], owner: String)? {
    answers.withLock { answers in
      answers.firstAncestor(of: type) { answers, name in
        let sources = answers.sources(of: MemberName(owner: name, name: member))
        return sources.isEmpty ? nil : (sources, name)
      }
    }
  }

  /// Returns what declares a member of a type in one file.
  func sources(
    of member: String,
    in type: String,
    declaredIn path: FilePath
  ) -> [TypeDeclarations.Source] {
    answers.withLock { $0.members(at: path)[MemberName(owner: type, name: member)] ?? [] }
  }

  /// Returns what gives the texts of a member of a type, of its superclasses and protocols, and of the
  /// types that conform to it; with the type that each is declared in.
  func stringSources(
    of member: String,
    in type: String,
    from place: SourcePlace
  ) -> [(source: StringSources.Source, owner: String)] {
    answers.withLock { answers in
      let found = answers.firstAncestor(of: type) { answers, name in
        let sources = answers.strings(of: member, in: name, from: place)
        return sources.isEmpty ? nil : sources.map { ($0, name) }
      }
      // What a type declares anew counts for its own values.
      let others = answers.conformers(of: type).flatMap { conformer in
        answers.strings(of: member, in: conformer, from: place).map { ($0, conformer) }
      }
      return (found ?? []) + others
    }
  }

  func enumerations(
    named name: String,
    from place: SourcePlace
  ) -> [StringSources.Enumeration] {
    answers.withLock { answers in
      let files = answers.declarations.files(declaring: name, .type)
      let all = answers.declarations.select(in: files, from: place) {
        $0.strings.enumerations[name] ?? []
      }
      return place.select(all) { ($0.path, $0.scope) }
    }
  }

  /// Returns a type, its superclasses and its protocols.
  func ancestors(of type: String) -> Set<String> {
    answers.withLock { answers in
      var names: Set<String> = []
      let none: Void? = answers.firstAncestor(of: type) { _, name in
        names.insert(name)
        return nil
      }
      return none == nil ? names : []
    }
  }

  /// Returns the types that name a type as their superclass or as a protocol, sorted.
  func conformers(of type: String) -> [String] {
    answers.withLock { $0.conformers(of: type) }
  }

  /// Returns the types that have a member of a name; nil where too many have to be of one mind.
  func owners(of member: String) -> [String]? {
    answers.withLock { $0.owners(of: member) }
  }

  /// Returns the type that an enumeration's cases have for their values.
  func rawType(of type: String) -> TypeName? {
    answers.withLock { $0.rawType(of: type) }
  }

  /// Replaces the names that stand for another type.
  func resolved(_ type: TypeName) -> TypeName {
    answers.withLock { $0.resolved(type) }
  }

  func isDeclared(_ type: String) -> Bool {
    answers.withLock { $0.isValue(type) || $0.isReference(type) }
  }

  func isValue(_ type: String) -> Bool {
    answers.withLock { $0.isValue(type) }
  }
}

extension TypeIndex.Answers {
  /// Returns what is found first for a type or one of its superclasses and protocols.
  fileprivate mutating func firstAncestor<Value>(
    of type: String,
    _ find: (inout Self, String) -> Value?
  ) -> Value? {
    var names = [type]
    var next = 0
    // More ancestors than these are a cycle in broken code.
    while next < names.count, next < 32 {
      let name = names[next]
      if let value = find(&self, name) { return value }
      for parent in parents(of: name) where !names.contains(parent) { names.append(parent) }
      next += 1
    }
    return nil
  }

  fileprivate mutating func members(
    at path: FilePath
  ) -> [TypeIndex.MemberName: [TypeDeclarations.Source]] {
    if let known = ownMembers[path] { return known }
    let found = Dictionary(
      grouping: declarations.declarations(at: path).members,
      by: { TypeIndex.MemberName(owner: $0.owner, name: $0.name) }
    ).mapValues { $0.map(\.source) }
    ownMembers[path] = found
    return found
  }

  fileprivate mutating func sources(of name: TypeIndex.MemberName) -> [TypeDeclarations.Source] {
    if let known = members[name] { return known }
    var sources: [TypeDeclarations.Source] = []
    let files = declarations.files(declaring: name.name, in: name.owner)
    for file in declarations.declarations(in: files) {
      for member in file.members where member.name == name.name && member.owner == name.owner {
        guard sources.count < TypeIndex.candidateLimit else { break }
        if !sources.contains(member.source) { sources.append(member.source) }
      }
    }
    members[name] = sources
    return sources
  }

  fileprivate mutating func strings(
    of member: String,
    in type: String,
    from place: SourcePlace
  ) -> [StringSources.Source] {
    let files = declarations.files(declaring: member, in: type)
    let all = declarations.select(in: files, from: place) {
      $0.strings.sources(of: member, in: type)
    }
    return StringSources.select(all, place)
  }

  fileprivate mutating func conformers(of type: String) -> [String] {
    // An enumeration's raw type stands in the same place, and is no parent of it.
    let type = TypeName(type)
    guard type != .string, !type.isNumber else { return [] }
    if let known = children[type.name] { return known }
    var found: Set<String> = []
    for file in declarations.declaring(type.name, as: .parent) {
      for parent in file.parents where parent.names.contains(type.name) {
        found.insert(parent.type)
      }
    }
    // Of a type with too many parents only the first ones count.
    let all = found.sorted().filter { parents(of: $0).contains(type.name) }
    children[type.name] = all
    return all
  }

  fileprivate mutating func owners(of member: String) -> [String]? {
    if let known = owners[member] { return known }
    var found: Set<String> = []
    declarations.visit(member, as: [.global, .member]) { file in
      for known in file.members where known.name == member { found.insert(known.owner) }
      return found.count <= TypeIndex.ownerLimit
    }
    let all = found.isEmpty || found.count > TypeIndex.ownerLimit ? nil : found.sorted()
    owners[member] = .some(all)
    return all
  }

  /// Replaces the names that stand for another type; a raw type's own name stands for no further one, so
  /// that broken code is no circle.
  fileprivate mutating func resolved(
    _ type: TypeName,
    followsRawValues: Bool = true
  ) -> TypeName {
    var type = type
    // A longer chain is a cycle in broken code.
    for _ in 0..<8 {
      if let aliased = TypeName.appleAliases[type.name] { return TypeName(aliased) }
      if type.name == TypeName.rawValue, let owner = type.arguments.first {
        return followsRawValues ? rawType(of: owner.name) ?? .unknown : .unknown
      }
      let aliases = aliases(of: type.name)
      guard aliases.count == 1, let one = aliases.first else { return type }
      type = one
    }
    return type
  }

  fileprivate mutating func rawType(of type: String) -> TypeName? {
    for parent in parents(of: type) where parent != TypeName.rawValue {
      let raw = resolved(TypeName(parent), followsRawValues: false)
      if raw == .string || raw.isNumber || raw.name == "LocalizedStringResource" { return raw }
    }
    return nil
  }

  private mutating func aliases(of type: String) -> Set<TypeName> {
    if let known = aliases[type] { return known }
    let all = declarations.declaring(type, as: .alias).flatMap(\.aliases)
    let found = Set(all.filter { $0.name == type }.map(\.type))
    aliases[type] = found
    return found
  }

  fileprivate mutating func parents(of type: String) -> [String] {
    if let known = parents[type] { return known }
    var all: [String] = []
    for file in declarations.declaring(type, as: .child) {
      for parents in file.parents where parents.type == type {
        for name in parents.names where !all.contains(name) {
          if all.count < TypeIndex.candidateLimit { all.append(name) }
        }
      }
    }
    parents[type] = all
    return all
  }

  fileprivate mutating func isValue(_ type: String) -> Bool {
    if let known = values[type] { return known }
    let found = anyFile(declaring: type) { $0.valueTypes.contains(type) }
    values[type] = found
    return found
  }

  fileprivate mutating func isReference(_ type: String) -> Bool {
    if let known = references[type] { return known }
    let found = anyFile(declaring: type) { $0.referenceTypes.contains(type) }
    references[type] = found
    return found
  }

  /// Tells whether one of the files that may declare a type meets a condition.
  private mutating func anyFile(
    declaring type: String,
    _ condition: (TypeDeclarations) -> Bool
  ) -> Bool {
    var found = false
    declarations.visit(type, as: [.type]) { file in
      found = condition(file)
      return !found
    }
    return found
  }
}
