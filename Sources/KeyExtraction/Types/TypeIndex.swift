import SourceFiles

/// What a whole source set declares, by type and name.
struct TypeIndex: Sendable {
  private var declarations = TypeDeclarations()
  /// By the name of a member the types that have one of that name.
  private var owners: [String: [String]] = [:]
  /// By the name of a type those that name it as their superclass or as a protocol.
  private var children: [String: [String]] = [:]

  /// Reads files, of Objective-C the constants and what returns strings; one that cannot be read declares nothing.
  init(_ paths: [FilePath], in files: FileSystem, jobs: Int) {
    merge(
      paths.concurrentMap(jobs: jobs) { path in
        // The extraction itself reports a file that cannot be read.
        guard let text = try? SourceText(reading: path, in: files) else {
          return TypeDeclarations()
        }
        return Self.declarations(in: text)
      }
    )
  }

  init(_ texts: [SourceText]) {
    merge(texts.map(Self.declarations))
  }

  private static func declarations(in text: SourceText) -> TypeDeclarations {
    guard text.path.fileExtension == "swift" else { return objectiveCDeclarations(in: text) }
    let list = TokenList(
      swift: text.bytes,
      in: 0..<text.bytes.count,
      vocabulary: .keywords,
      keepsComments: false
    )
    var reader = ScopeReader(list, path: text.path, skipsBodies: true)
    reader.read()
    return reader.declarations
  }

  private static func objectiveCDeclarations(in text: SourceText) -> TypeDeclarations {
    let list = TokenList(
      objectiveC: text.bytes,
      in: 0..<text.bytes.count,
      vocabulary: .keywords,
      keepsComments: false
    )
    var reader = ObjectiveCSources(list, path: text.path)
    reader.read()
    var declarations = TypeDeclarations()
    declarations.strings = reader.sources
    return declarations
  }

  private mutating func merge(_ all: [TypeDeclarations]) {
    for one in all { declarations.merge(one) }
    for type in declarations.parents.keys.sorted() {
      for parent in declarations.parents[type] ?? [] { children[parent, default: []].append(type) }
    }
    for owner in declarations.members.keys.sorted() {
      for name in (declarations.members[owner] ?? [:]).keys {
        owners[name, default: []].append(owner)
      }
    }
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
      if let sources = declarations.members[name]?[member] { return (sources, name) }
      for parent in declarations.parents[name] ?? [] where !names.contains(parent) {
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
      let sources = declarations.strings.sources(of: member, in: name, from: place)
      if !sources.isEmpty { return sources.map { ($0, name) } }
      for parent in declarations.parents[name] ?? [] where !names.contains(parent) {
        names.append(parent)
      }
      next += 1
    }
    return conformers(of: type).flatMap { conformer in
      declarations.strings.sources(of: member, in: conformer, from: place).map { ($0, conformer) }
    }
  }

  func enumerations(
    named name: String,
    from place: SourcePlace
  ) -> [StringSources.Enumeration] {
    declarations.strings.enumerations(named: name, from: place)
  }

  /// Returns the types that name a type as their superclass or as a protocol, sorted.
  func conformers(of type: String) -> [String] {
    children[type] ?? []
  }

  /// Returns the types that have a member of a name; nil where too many have to be of one mind.
  func owners(of member: String) -> [String]? {
    guard let all = owners[member], all.count <= Self.ownerLimit else { return nil }
    return all
  }

  private static let ownerLimit = 24

  /// Returns the type that an enumeration's cases have for their values.
  func rawType(of type: String) -> TypeName? {
    declarations.parents[type]?.lazy.map { resolved(TypeName($0)) }
      .first { $0 == .string || $0.isNumber }
  }

  /// Replaces the names that stand for another type.
  func resolved(_ type: TypeName) -> TypeName {
    var type = type
    // A longer chain is a cycle in broken code.
    for _ in 0..<8 {
      if let aliased = TypeName.appleAliases[type.name] { return TypeName(aliased) }
      guard let all = declarations.aliases[type.name], all.count == 1, let one = all.first else {
        return type
      }
      type = one
    }
    return type
  }

  func isDeclared(_ type: String) -> Bool {
    isReference(type) || isValue(type)
  }

  func isReference(_ type: String) -> Bool { declarations.referenceTypes.contains(type) }
  func isValue(_ type: String) -> Bool { declarations.valueTypes.contains(type) }
}
