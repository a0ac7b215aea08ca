/// The types of everything that source files declare, by name.
struct TypeDeclarations: Sendable {
  /// What is known of a member's type.
  enum Source: Hashable, Sendable {
    case type(TypeName)
    /// The text of the initial value.
    case value([UInt8])
  }

  /// By the name of the type, and then of the member; what stands in no type has the empty name.
  private(set) var members: [String: [String: [Source]]] = [:]
  /// The names of a type's superclass and protocols, an enumeration's raw type among them.
  private(set) var parents: [String: [String]] = [:]
  private(set) var aliases: [String: Set<TypeName>] = [:]
  /// The names of structures and enumerations, which no interpolation of a key takes.
  private(set) var valueTypes: Set<String> = []
  /// The names of classes, actors and protocols.
  private(set) var referenceTypes: Set<String> = []
  /// What gives the strings.
  var strings = StringSources()

  mutating func add(_ name: String, _ source: Source, to owner: String) {
    let known = members[owner]?[name] ?? []
    guard !known.contains(source), known.count < Self.candidateLimit else { return }
    members[owner, default: [:]][name, default: []].append(source)
  }

  /// More types of one name's members than this say nothing of any of them.
  static let candidateLimit = 16

  mutating func add(parents names: [String], to type: String) {
    var known = parents[type] ?? []
    for name in names where known.count < Self.candidateLimit && !known.contains(name) {
      known.append(name)
    }
    parents[type] = known
  }

  mutating func add(alias name: String, of type: TypeName) {
    aliases[name, default: []].insert(type)
  }

  mutating func add(type name: String, isReference: Bool) {
    if isReference { referenceTypes.insert(name) } else { valueTypes.insert(name) }
  }

  mutating func merge(_ other: TypeDeclarations) {
    for (owner, names) in other.members {
      guard members[owner] != nil else {
        members[owner] = names
        continue
      }
      for (name, sources) in names {
        for source in sources { add(name, source, to: owner) }
      }
    }
    for (type, names) in other.parents { add(parents: names, to: type) }
    aliases.merge(other.aliases) { $0.union($1) }
    valueTypes.formUnion(other.valueTypes)
    referenceTypes.formUnion(other.referenceTypes)
    strings.merge(other.strings)
  }
}
