import SourceFiles

/// The answers to questions about types, each read from the declarations on first use.
extension TypeIndex {
  struct MemberName: Hashable {
    let owner: String
    let name: String
  }

  /// Answers that have been given.
  struct Answers {
    var declarations: DeclarationStore
    var members: [MemberName: Noted<[TypeDeclarations.Source]>] = [:]
    /// The members that a file declares, for files in which names were requested.
    var ownMembers: [FilePath: Noted<[MemberName: [TypeDeclarations.Source]]>] = [:]
    var owners: [String: Noted<[String]?>] = [:]
    var outers: [String: Noted<Set<String>>] = [:]
    var aliases: [String: Noted<Set<TypeName>>] = [:]
    /// By the name of a type the superclass and the protocols that it names, an enumeration's raw type
    /// among them.
    var parents: [String: Noted<[String]>] = [:]
    var children: [String: Noted<[String]>] = [:]
    var values: [String: Noted<Bool>] = [:]
    var references: [String: Noted<Bool>] = [:]
    var strings: [MemberQuestion: Noted<Reaching<StringAnswer>>] = [:]
    var cases: [MemberQuestion: Noted<Reaching<CaseList?>>] = [:]
    var writes: [MemberName: Noted<[StringSources.Write]>] = [:]
  }

  struct MemberQuestion: Hashable {
    let member: String
    let type: String
    let reach: DeclarationReach
  }

  /// An answer that is right in all files of its reach but some.
  struct Reaching<Answer: Sendable>: Sendable {
    let answer: Answer
    /// The files that may have another answer; none where the answer is that of one file.
    private let others: [[Int]]

    init(answer: Answer, _ search: DeclarationSearch) {
      self.answer = answer
      others = search.reach == .anywhere ? search.contested : []
    }

    func isRight(in file: Int?) -> Bool {
      guard let file else { return true }
      return !others.contains { DeclarationSearch.contains($0, file) }
    }
  }

  /// The answer, and the files it was read from if they are noted.
  struct Noted<Value: Sendable>: Sendable {
    let value: Value
    let lookedAt: LookedAt?
  }

  /// More types of one name's members than this say nothing of any of them.
  static let candidateLimit = 16
  static let ownerLimit = 24
}

extension TypeIndex.Answers {
  /// Begins to note what something is read from, beside what is noted already.
  mutating func begin() -> Looks? {
    let outer = declarations.noted
    if outer != nil { declarations.noted = Looks() }
    return outer
  }

  /// Ends what was begun.
  mutating func end<Value>(_ outer: Looks?, _ value: Value) -> TypeIndex.Noted<Value> {
    guard let outer, let own = declarations.noted else {
      return TypeIndex.Noted(value: value, lookedAt: nil)
    }
    let lookedAt = LookedAt(own)
    declarations.noted = outer
    declarations.noted?.note(lookedAt)
    return TypeIndex.Noted(value: value, lookedAt: lookedAt)
  }

  /// Takes what is known already.
  mutating func take<Value>(_ known: TypeIndex.Noted<Value>) -> Value {
    if let lookedAt = known.lookedAt { declarations.noted?.note(lookedAt) }
    return known.value
  }

  /// Returns what is found first for a type or one of its superclasses and protocols.
  mutating func firstAncestor<Value>(
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

  mutating func members(at path: FilePath) -> [TypeIndex.MemberName: [TypeDeclarations.Source]] {
    if let known = ownMembers[path] { return take(known) }
    let outer = begin()
    let found = Dictionary(
      grouping: declarations.declarations(at: path).members,
      by: { TypeIndex.MemberName(owner: $0.owner, name: $0.name) }
    ).mapValues { $0.map(\.source) }
    ownMembers[path] = end(outer, found)
    return found
  }

  mutating func sources(of name: TypeIndex.MemberName) -> [TypeDeclarations.Source] {
    if let known = members[name] { return take(known) }
    let outer = begin()
    var sources: [TypeDeclarations.Source] = []
    let owner = TypeName(name.owner).qualification
    let files = declarations.files(declaring: name.name, in: owner.name)
    for file in declarations.declarations(in: files) {
      for member in file.members
      where member.name == name.name && member.owner == owner.name
        && owner.outer.map({ $0 == member.outer }) ?? true
      {
        guard sources.count < TypeIndex.candidateLimit else { break }
        if !sources.contains(member.source) { sources.append(member.source) }
      }
    }
    members[name] = end(outer, sources)
    return sources
  }

  mutating func strings(
    of member: String,
    in type: String,
    from place: SourcePlace
  ) -> StringAnswer {
    let file = declarations.index(of: place.path)
    for reach in [.anywhere, .file(place.path), .place(place)] as [DeclarationReach] {
      let question = TypeIndex.MemberQuestion(member: member, type: type, reach: reach)
      if let known = strings[question], known.value.isRight(in: file) { return take(known).answer }
    }
    let outer = begin()
    var search = DeclarationSearch(from: place, in: file)
    let found = firstAncestor(of: type) { answers, name in
      let sources = answers.strings(of: member, ownedBy: name, &search)
      return sources.isEmpty ? nil : sources
    }
    // What a type declares anew counts for its own values.
    let others = conformers(of: type).flatMap { strings(of: member, ownedBy: $0, &search) }
    let answer = StringAnswer(sources: (found ?? []) + others, reach: search.reach)
    let question = TypeIndex.MemberQuestion(member: member, type: type, reach: answer.reach)
    strings[question] = end(outer, TypeIndex.Reaching(answer: answer, search))
    return answer
  }

  private mutating func strings(
    of member: String,
    ownedBy type: String,
    _ search: inout DeclarationSearch
  ) -> [TypeIndex.OwnedSource] {
    let limit = StringSources.candidateLimit
    let meant = search.select(
      in: declarations.files(declaring: member, in: type),
      of: &declarations,
      limit: limit
    ) {
      $0.strings.sources(of: member, in: type)
    } at: {
      ($0.path, $0.scope)
    }
    // So many say nothing of any of them.
    return meant.count > limit ? [] : meant.map { TypeIndex.OwnedSource(source: $0, owner: type) }
  }

  mutating func cases(of name: String, from place: SourcePlace) -> CaseList? {
    let file = declarations.index(of: place.path)
    for reach in [.anywhere, .file(place.path), .place(place)] as [DeclarationReach] {
      let question = TypeIndex.MemberQuestion(member: "", type: name, reach: reach)
      if let known = cases[question], known.value.isRight(in: file) { return take(known).answer }
    }
    let outer = begin()
    var search = DeclarationSearch(from: place, in: file)
    let limit = StringSources.candidateLimit
    let found = search.select(
      in: declarations.files(declaring: name, .type),
      of: &declarations,
      limit: limit
    ) {
      $0.strings.enumerations[name] ?? []
    } at: {
      ($0.path, $0.scope)
    }
    let answer = found.isEmpty || found.count > limit ? nil : CaseList(found)
    let question = TypeIndex.MemberQuestion(member: "", type: name, reach: search.reach)
    cases[question] = end(outer, TypeIndex.Reaching(answer: answer, search))
    return answer
  }

  mutating func conformers(of type: String) -> [String] {
    // An enumeration's raw type stands in the same place, and is no parent of it.
    let type = TypeName(type)
    guard type != .string, !type.isNumber else { return [] }
    if let known = children[type.name] { return take(known) }
    let outer = begin()
    var found: Set<String> = []
    for file in declarations.declaring(type.name, as: .parent) {
      for parent in file.parents where parent.names.contains(type.name) {
        found.insert(parent.type)
      }
    }
    // Of a type with too many parents only the first ones count.
    let all = found.sorted().filter { parents(of: $0).contains(type.name) }
    children[type.name] = end(outer, all)
    return all
  }

  mutating func heirs(of type: String) -> [String] {
    var types = [type]
    var next = 0
    while next < types.count, types.count <= TypeIndex.ownerLimit {
      types += conformers(of: types[next]).filter { !types.contains($0) }
      next += 1
    }
    guard types.count <= TypeIndex.ownerLimit else { return [] }
    return types.filter { isValue($0) || isReference($0) && !isProtocol($0) }
  }

  private mutating func isProtocol(_ type: String) -> Bool {
    anyFile(declaring: type) { $0.protocols.contains(type) }
  }

  mutating func owners(of member: String) -> [String]? {
    if let known = owners[member] { return take(known) }
    let outer = begin()
    var found: Set<String> = []
    declarations.visit(member, as: [.global, .member]) { file in
      for known in file.members where known.name == member { found.insert(known.owner) }
      return found.count <= TypeIndex.ownerLimit
    }
    let all = found.count > TypeIndex.ownerLimit ? nil : found.sorted()
    owners[member] = end(outer, all)
    return all
  }

  /// Replaces the names that stand for another type; a raw type's own name stands for no further one, so
  /// that broken code is no circle.
  mutating func resolved(_ type: TypeName, followsRawValues: Bool = true) -> TypeName {
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

  mutating func rawType(of type: String) -> TypeName? {
    for parent in parents(of: type) where parent != TypeName.rawValue {
      let raw = resolved(TypeName(parent), followsRawValues: false)
      if raw == .string || raw.isNumber || raw.name == "LocalizedStringResource" { return raw }
    }
    return nil
  }

  mutating func hasAlias(_ type: String) -> Bool { !aliases(of: type).isEmpty }

  private mutating func aliases(of type: String) -> Set<TypeName> {
    if let known = aliases[type] { return take(known) }
    let outer = begin()
    let all = declarations.declaring(type, as: .alias).flatMap(\.aliases)
    let found = Set(all.filter { $0.name == type }.map(\.type))
    aliases[type] = end(outer, found)
    return found
  }

  /// Returns what an extension of another name of a type declares.
  mutating func sources(of member: String, ofTypeCalled type: String) -> TypeIndex.MemberSources? {
    for owner in owners(of: member) ?? [] where owner != type && hasAlias(owner) {
      guard resolved(TypeName(owner)).name == type else { continue }
      let sources = sources(of: TypeIndex.MemberName(owner: owner, name: member))
      return TypeIndex.MemberSources(sources: sources, owner: owner)
    }
    return nil
  }

  mutating func outers(of type: String) -> Set<String> {
    if let known = outers[type] { return take(known) }
    let outer = begin()
    let found = declarations.declaring(type, as: .definition).reduce(into: Set<String>()) {
      $0.formUnion($1.outers[type] ?? [])
    }
    outers[type] = end(outer, found)
    return found
  }

  mutating func parents(of type: String) -> [String] {
    let type = TypeName(type).qualification.name
    if let known = parents[type] { return take(known) }
    let outer = begin()
    var all: [String] = []
    for file in declarations.declaring(type, as: .child) {
      for parents in file.parents where parents.type == type {
        for name in parents.names where !all.contains(name) {
          if all.count < TypeIndex.candidateLimit { all.append(name) }
        }
      }
    }
    parents[type] = end(outer, all)
    return all
  }

  mutating func isValue(_ type: String) -> Bool {
    let type = TypeName(type).qualification.name
    if let known = values[type] { return take(known) }
    let outer = begin()
    let found = anyFile(declaring: type) { $0.valueTypes.contains(type) }
    values[type] = end(outer, found)
    return found
  }

  mutating func files(declaringClass type: String) -> [Int] {
    var files = declarations.files(declaring: type, .definition)
    files.removeAll { file in
      !declarations.declarations(in: [file]).contains { $0.referenceTypes.contains(type) }
    }
    return files
  }

  mutating func isReference(_ type: String) -> Bool {
    let type = TypeName(type).qualification.name
    if let known = references[type] { return take(known) }
    let outer = begin()
    let found = anyFile(declaring: type) { $0.referenceTypes.contains(type) }
    references[type] = end(outer, found)
    return found
  }

  /// Returns whether one of the files that may declare a type, and do not only extend it, meets a
  /// condition.
  private mutating func anyFile(
    declaring type: String,
    _ condition: (TypeDeclarations) -> Bool
  ) -> Bool {
    var found = false
    declarations.visit(type, as: [.definition]) { file in
      found = condition(file)
      return !found
    }
    return found
  }
}
