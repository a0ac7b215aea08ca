import SourceFiles

/// What an extraction remembers of types: what files declare, and the answers to the questions of
/// those who read files with it.
struct TypeMemory: Sendable {
  /// By the index of a file what it declares, as far as somebody wanted to know.
  private var declarations: [Int: TypeDeclarations] = [:]
  private var given: [TypeQuestion: TypeAnswer] = [:]
  private var versions: [Int] = []
  private var names: NameIndex?

  /// Makes an index that knows what has not changed since the last time, and returns the questions
  /// that have another answer now.
  mutating func begin(
    _ read: [Pass<FileExtraction>.Entry],
    in reading: Reading
  ) -> (index: TypeIndex, changed: Set<TypeQuestion>) {
    defer { versions = reading.versions }
    guard var names else {
      let names = NameIndex(read.map(\.value.names), jobs: reading.sources.jobs)
      self.names = names
      return (TypeIndex(names, in: reading.sources, knowing: [:], given: [:]), [])
    }
    let files = reading.indices.filter { reading.versions[$0] != versions[$0] }
    var hashes: Set<UInt32> = []
    for file in files {
      hashes.formUnion(names.replace(file, by: read[file].value.names))
      declarations[file] = nil
    }
    self.names = names
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
  mutating func finish(_ index: TypeIndex) {
    let knowledge = index.knowledge
    (declarations, given) = (knowledge.declarations, knowledge.given)
  }

  /// Forgets everything, because the files have other indices now.
  mutating func forget() { self = TypeMemory() }
}
