import SourceFiles

/// What a whole source set declares, by type and name.
struct TypeIndex: Sendable {
  fileprivate struct MemberName: Hashable {
    let owner: String
    let name: String
  }

  /// The members whose names fall to one part; parts are gathered side by side.
  fileprivate struct Members {
    var sources: [MemberName: [TypeDeclarations.Source]] = [:]
    /// By the name of a member the types that have one of that name, up to one more than the limit.
    var owners: [String: [String]] = [:]
  }

  private var parts: [Members]
  /// By the name of a type those that name it as their superclass or as a protocol.
  private var children: [String: [String]] = [:]
  private var parents: [String: [String]] = [:]
  private var aliases: [String: Set<TypeName>] = [:]
  private var valueTypes: Set<String> = []
  private var referenceTypes: Set<String> = []
  private var strings = StringSources()

  /// More types of one name's members than this say nothing of any of them.
  fileprivate static let candidateLimit = 16
  fileprivate static let ownerLimit = 24

  /// Gathers what files declare, in their order, on `jobs` threads.
  init(_ files: [TypeDeclarations], jobs: Int) {
    parts = Array(0..<jobs).concurrentMap(jobs: jobs) { part in
      Members(part, of: jobs, in: files)
    }
    for file in files { add(file) }
    for type in parents.keys.sorted() {
      for parent in parents[type] ?? [] { children[parent, default: []].append(type) }
    }
  }

  private mutating func add(_ file: TypeDeclarations) {
    for (type, names) in file.parents { add(names, to: type) }
    for (name, type) in file.aliases { aliases[name, default: []].insert(type) }
    valueTypes.formUnion(file.valueTypes)
    referenceTypes.formUnion(file.referenceTypes)
    strings.merge(file.strings)
  }

  private mutating func add(_ names: [String], to type: String) {
    for name in names where !parents[type, default: []].contains(name) {
      guard parents[type, default: []].count < Self.candidateLimit else { return }
      parents[type, default: []].append(name)
    }
  }

  private func members(named name: String) -> Members {
    parts[Members.part(of: name, among: parts.count)]
  }

  /// Returns what declares a member of a type, of its superclasses and its protocols; nil where
  /// nothing does.
  func sources(
    of member: String,
    in type: String
  ) -> (sources: [TypeDeclarations.Source], owner: String)? {
    var names = [type]
    var next = 0
    // More ancestors than these are a cycle in broken code.
    while next < names.count, next < 32 {
      let name = names[next]
      if let sources = members(named: member).sources[MemberName(owner: name, name: member)] {
        return (sources, name)
      }
      for parent in parents[name] ?? [] where !names.contains(parent) {
        names.append(parent)
      }
      next += 1
    }
    return nil
  }

  /// Returns what gives the texts of a member of a type, of its superclasses and protocols, or else of
  /// the types that conform to it; with the type that each is declared in.
  func stringSources(
    of member: String,
    in type: String,
    from place: SourcePlace
  ) -> [(source: StringSources.Source, owner: String)] {
    var names = [type]
    var next = 0
    while next < names.count, next < 32 {
      let name = names[next]
      let sources = strings.sources(of: member, in: name, from: place)
      if !sources.isEmpty { return sources.map { ($0, name) } }
      for parent in parents[name] ?? [] where !names.contains(parent) {
        names.append(parent)
      }
      next += 1
    }
    return conformers(of: type).flatMap { conformer in
      strings.sources(of: member, in: conformer, from: place).map { ($0, conformer) }
    }
  }

  func enumerations(
    named name: String,
    from place: SourcePlace
  ) -> [StringSources.Enumeration] {
    strings.enumerations(named: name, from: place)
  }

  /// Returns the types that name a type as their superclass or as a protocol, sorted.
  func conformers(of type: String) -> [String] {
    // An enumeration's raw type stands in the same place, and is no parent of it.
    let type = TypeName(type)
    return type == .string || type.isNumber ? [] : children[type.name] ?? []
  }

  /// Returns the types that have a member of a name; nil where too many have to be of one mind.
  func owners(of member: String) -> [String]? {
    guard let all = members(named: member).owners[member], all.count <= Self.ownerLimit else {
      return nil
    }
    return all.sorted()
  }

  /// Returns the type that an enumeration's cases have for their values.
  func rawType(of type: String) -> TypeName? {
    parents[type]?.lazy.map { resolved(TypeName($0)) }
      .first { $0 == .string || $0.isNumber }
  }

  /// Replaces the names that stand for another type.
  func resolved(_ type: TypeName) -> TypeName {
    var type = type
    // A longer chain is a cycle in broken code.
    for _ in 0..<8 {
      if let aliased = TypeName.appleAliases[type.name] { return TypeName(aliased) }
      guard let all = aliases[type.name], all.count == 1, let one = all.first else {
        return type
      }
      type = one
    }
    return type
  }

  func isDeclared(_ type: String) -> Bool {
    isReference(type) || isValue(type)
  }

  func isReference(_ type: String) -> Bool { referenceTypes.contains(type) }
  func isValue(_ type: String) -> Bool { valueTypes.contains(type) }
}

extension TypeIndex.Members {
  /// Gathers the members of some files whose names fall to a part.
  fileprivate init(_ part: Int, of count: Int, in files: [TypeDeclarations]) {
    let total = files.reduce(0) { $0 + $1.members.count }
    sources.reserveCapacity(total / count)
    for file in files {
      for member in file.members where Self.part(of: member.name, among: count) == part {
        add(member)
      }
    }
  }

  /// Tells which part a name falls to, without hashing all of it.
  fileprivate static func part(of name: String, among count: Int) -> Int {
    count == 1 ? 0 : (name.utf8.count &+ Int(name.utf8.first ?? 0)) % count
  }

  private mutating func add(_ member: TypeDeclarations.Member) {
    let name = TypeIndex.MemberName(owner: member.owner, name: member.name)
    let isNew = Self.add(member.source, to: &sources[name, default: []])
    if isNew { Self.add(owner: member.owner, to: &owners[member.name, default: []]) }
  }

  /// Adds a source, and returns whether it is the first one.
  private static func add(
    _ source: TypeDeclarations.Source,
    to known: inout [TypeDeclarations.Source]
  ) -> Bool {
    let isFirst = known.isEmpty
    if known.count < TypeIndex.candidateLimit, !known.contains(source) { known.append(source) }
    return isFirst
  }

  private static func add(owner: String, to known: inout [String]) {
    if known.count <= TypeIndex.ownerLimit { known.append(owner) }
  }
}
