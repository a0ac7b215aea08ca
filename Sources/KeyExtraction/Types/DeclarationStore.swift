import SourceFiles

/// The declarations of files, each read when a name is asked for that it may declare.
struct DeclarationStore: Sendable {
  private let sources: SourceSet
  /// For each name the file that may declare it, in buckets by the name's hash.
  private var entries: [(hash: UInt32, file: UInt32)]
  private var bucketStarts: [Int]
  /// By the index of a file what it declares.
  private(set) var read: [Int: TypeDeclarations]
  /// What was looked at; nil where nobody wants to know.
  var noted: TypeDependencies?

  /// The indices of the files by their paths, as soon as one is asked for.
  private var indices: [FilePath: Int] = [:]

  private static let bucketCount = 1 << 14

  /// Sorts the names into buckets.
  ///
  /// Complexity: O(*n*) for *n* names.
  init(
    _ names: [DeclaredNames],
    in sources: SourceSet,
    knowing read: [Int: TypeDeclarations] = [:]
  ) {
    self.sources = sources
    self.read = read
    var starts = [Int](repeating: 0, count: Self.bucketCount + 1)
    for file in names {
      for hash in file.hashes { starts[Self.bucket(of: hash) + 1] += 1 }
    }
    for bucket in 0..<Self.bucketCount { starts[bucket + 1] += starts[bucket] }
    bucketStarts = starts
    entries = Array(repeating: (0, 0), count: starts[Self.bucketCount])
    for (index, file) in names.enumerated() {
      for hash in file.hashes {
        let bucket = Self.bucket(of: hash)
        entries[starts[bucket]] = (hash, UInt32(index))
        starts[bucket] += 1
      }
    }
  }

  private static func bucket(of hash: UInt32) -> Int { Int(hash & UInt32(bucketCount - 1)) }

  /// Returns what the files declare that may declare a name in a role, in the order of the files.
  mutating func declaring(_ name: String, as role: DeclaredNames.Role) -> [TypeDeclarations] {
    declarations(in: files(declaring: name, role))
  }

  /// Returns what files declare.
  mutating func declarations(in files: [Int]) -> [TypeDeclarations] {
    noted?.note(files: files)
    let missing = files.filter { read[$0] == nil }
    for (file, declarations) in zip(missing, sources.map(missing, TypeDeclarations.init)) {
      read[file] = declarations
    }
    return files.compactMap { read[$0] }
  }

  /// Returns what the file at a path declares.
  mutating func declarations(at path: FilePath) -> TypeDeclarations {
    if indices.isEmpty {
      indices = Dictionary(zip(sources.paths, 0...)) { first, _ in first }
    }
    return indices[path].flatMap { declarations(in: [$0]).first } ?? TypeDeclarations()
  }

  /// Returns the things of one kind that stand in files, or only those in the file of a place where
  /// it has any: the others are not meant then.
  mutating func select<Element>(
    in files: [Int],
    from place: SourcePlace,
    _ elements: (TypeDeclarations) -> [Element]
  ) -> [Element] {
    let own = files.filter { sources.paths[$0] == place.path }
    let meant = declarations(in: own).flatMap(elements)
    return meant.isEmpty ? declarations(in: files).flatMap(elements) : meant
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
    let owners = Set(self.files(declaring: type, .type))
    return files.filter(owners.contains)
  }

  /// Returns the indices of the files that may declare a name, in ascending order.
  mutating func files(declaring name: String, _ role: DeclaredNames.Role) -> [Int] {
    let hash = DeclaredNames.hash(of: name, role)
    noted?.note(name: hash)
    let bucket = Self.bucket(of: hash)
    var files: [Int] = []
    for entry in entries[bucketStarts[bucket]..<bucketStarts[bucket + 1]]
    where entry.hash == hash && files.last != Int(entry.file) {
      files.append(Int(entry.file))
    }
    return files
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
