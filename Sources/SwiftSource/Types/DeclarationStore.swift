import SourceFiles

/// The declarations of files, each read when a name is requested that it may declare.
struct DeclarationStore: Sendable {
  private let sources: SourceSet
  private let names: NameIndex
  /// By the index of a file what it declares.
  private var read: [Int: TypeDeclarations] = [:]
  /// By the index of a file what it gives to properties, parameters and cases, by their keys.
  private var writes: [Int: [String: [StringSources.Write]]] = [:]
  /// The files that were read; nil where they are not noted.
  var noted: Looks?

  /// The indices of the files by their paths, as soon as one is requested.
  private var indices: [FilePath: Int] = [:]

  init(_ names: NameIndex, in sources: SourceSet) {
    self.names = names
    self.sources = sources
  }

  /// Returns what the files declare that may declare a name in a role, in the order of the files.
  mutating func declaring(_ name: String, as role: DeclaredNames.Role) -> [TypeDeclarations] {
    declarations(in: files(declaring: name, role))
  }

  /// Returns what files declare.
  mutating func declarations(in files: [Int]) -> [TypeDeclarations] {
    noted?.note(files)
    let missing = files.filter { read[$0] == nil }
    for (file, declarations) in zip(missing, sources.map(missing, TypeDeclarations.init)) {
      read[file] = declarations
    }
    return files.compactMap { read[$0] }
  }

  /// Returns what the files give under a key that may write to a name, in the order of the files.
  mutating func writes(to name: String, under key: String) -> [StringSources.Write] {
    let files = files(declaring: name, .written)
    noted?.note(files)
    let missing = files.filter { writes[$0] == nil }
    let found = sources.map(missing) { unit in
      guard case .success(let unit) = unit else { return [:] as [String: [StringSources.Write]] }
      let entries = WriteReader.entries(in: unit)
      return Dictionary(grouping: entries, by: \.key).mapValues { $0.map(\.write) }
    }
    for (file, found) in zip(missing, found) { writes[file] = found }
    return files.flatMap { writes[$0]?[key] ?? [] }
  }

  /// Returns what the file at a path declares.
  mutating func declarations(at path: FilePath) -> TypeDeclarations {
    index(of: path).flatMap { declarations(in: [$0]).first } ?? TypeDeclarations()
  }

  /// Returns the index of the file at a path.
  mutating func index(of path: FilePath) -> Int? {
    if indices.isEmpty {
      indices.reserveCapacity(sources.paths.count)
      for (index, path) in sources.paths.enumerated().reversed() { indices[path] = index }
    }
    return indices[path]
  }

  /// Returns the things of one kind that stand in files; of more than a limit somewhat more than that.
  mutating func elements<Element>(
    in files: [Int],
    limit: Int,
    _ elements: (TypeDeclarations) -> [Element]
  ) -> [Element] {
    var found: [Element] = []
    var rest = files[...]
    while !rest.isEmpty, found.count <= limit {
      let part = limit == .max ? rest.count : max(1, limit)
      for file in declarations(in: Array(rest.prefix(part))) { found += elements(file) }
      rest = rest.dropFirst(part)
    }
    return found
  }

  /// Shows the files that may declare a name in some roles until `goOn` has seen enough, more of them
  /// at once each time.
  mutating func visit(
    _ name: String,
    as roles: [DeclaredNames.Role],
    _ goOn: (TypeDeclarations) -> Bool
  ) {
    var rest = roles.flatMap { files(declaring: name, $0) }[...]
    var count = 1
    while !rest.isEmpty {
      for file in declarations(in: Array(rest.prefix(count))) {
        guard goOn(file) else { return }
      }
      rest = rest.dropFirst(count)
      count *= 2
    }
  }

  /// Returns the indices of the files that may declare a member of a type, in ascending order.
  ///
  /// An empty name of a type stands for what is outside all types.
  mutating func files(declaring member: String, in type: String) -> [Int] {
    if type.isEmpty || type == StringSources.messages { return files(declaring: member, .global) }
    let files = files(declaring: member, .member)
    if files.isEmpty { return [] }
    var owners = self.files(declaring: type, .type)[...]
    return files.filter { file in
      owners = owners.drop { $0 < file }
      return owners.first == file
    }
  }

  /// Returns the indices of the files that may declare a name, in ascending order.
  mutating func files(declaring name: String, _ role: DeclaredNames.Role) -> [Int] {
    names.files(declaring: DeclaredNames.hash(of: name, role))
  }
}

extension TypeDeclarations {
  /// Reads what a file declares of types and texts; one that cannot be read declares nothing.
  init(of unit: Result<SourceUnit, FileError>) {
    guard case .success(let unit) = unit else {
      self.init()
      return
    }
    switch unit.syntax {
    case .swift: self.init(swift: unit)
    case .objectiveC:
      self.init()
      var sources = ObjectiveCSources(unit)
      sources.read()
      strings = sources.sources
    }
  }
}
