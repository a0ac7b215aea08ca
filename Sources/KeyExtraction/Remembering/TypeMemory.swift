import SourceFiles

/// What an extraction remembers of types: what files declare, and the answers to the questions of
/// those who read files with it.
struct TypeMemory: Sendable {
  /// By the index of a file what it declares, as far as somebody wanted to know.
  private var declarations: [Int: TypeDeclarations] = [:]
  private var given: [TypeQuestion: TypeAnswer] = [:]
  private var versions: [Int] = []
  /// By the index of a file the hashes of the names that it declares.
  private var names: [Set<UInt32>] = []

  /// Makes an index that knows what has not changed since the last time, and returns the questions
  /// that have another answer now.
  mutating func begin(
    _ names: [DeclaredNames],
    in reading: Reading
  ) -> (index: TypeIndex, changed: Set<TypeQuestion>) {
    guard !versions.isEmpty else {
      let index = TypeIndex(names, in: reading.sources, knowing: [:], given: [:])
      return (index, [])
    }
    let files = reading.indices.filter { reading.versions[$0] != versions[$0] }
    var hashes: Set<UInt32> = []
    for file in files {
      hashes.formUnion(self.names[file].symmetricDifference(names[file].hashes))
      declarations[file] = nil
    }
    let doubtful = given.filter { question in
      !question.value.dependencies.names.isDisjoint(with: hashes)
        || files.contains { question.value.dependencies.files.contains($0) }
    }
    for question in doubtful.keys { given[question] = nil }
    let index = TypeIndex(names, in: reading.sources, knowing: declarations, given: given)
    let changed = doubtful.filter { !$0.value.isSame(as: $0.key.ask(index)) }
    return (index, Set(changed.keys))
  }

  /// Takes in what an index knows by now.
  mutating func finish(_ index: TypeIndex, _ names: [DeclaredNames], in reading: Reading) {
    let knowledge = index.knowledge
    (declarations, given) = (knowledge.declarations, knowledge.given)
    if versions.isEmpty {
      self.names = names.map { Set($0.hashes) }
    } else {
      for file in reading.indices where reading.versions[file] != versions[file] {
        self.names[file] = Set(names[file].hashes)
      }
    }
    versions = reading.versions
  }

  /// Forgets everything, because the files have other indices now.
  mutating func forget() { self = TypeMemory() }
}
