import SourceFiles

/// The results of one pass over the sources, each kept as long as its file stays the same, and what
/// it was read with.
struct Pass<Value: Sendable>: Sendable {
  /// The result for one file.
  ///
  /// It is an object, because lists of them are made anew for each change.
  final class Entry: Sendable {
    /// A number that no other entry ever had.
    let id: Int
    let value: Value
    fileprivate let version: Int
    fileprivate let facts: FileFacts?

    fileprivate init(id: Int, value: Value, version: Int, facts: FileFacts?) {
      self.id = id
      self.value = value
      self.version = version
      self.facts = facts
    }

    /// Returns an entry for the same file with what all files together make of its value.
    func changed(to value: Value, id: Int) -> Entry {
      Entry(id: id, value: value, version: version, facts: facts)
    }
  }

  /// The number of this pass among all passes.
  private let number: Int
  /// Whether results are asked for again.
  private let isKept: Bool
  /// By the index of the file; empty where nothing is kept.
  private var entries: [Entry?] = []
  /// The object that the files were read with, beside their own facts.
  private var input: (any AnyObject & Sendable)?

  init(_ number: Int, isKept: Bool) {
    self.number = number
    self.isKept = isKept
  }

  /// Reads some files, unless they were read with the same input and facts, and have not changed since.
  ///
  /// - Returns: The entries of these files.
  mutating func read(
    _ indices: [Int],
    _ facts: [FileFacts?]? = nil,
    in reading: Reading,
    with input: any AnyObject & Sendable,
    _ transform: @Sendable (Result<SourceUnit, FileError>, FileFacts?) -> Value
  ) -> [Entry] {
    if isKept, self.input !== input || entries.count != reading.versions.count {
      entries = Array(repeating: nil, count: reading.versions.count)
    }
    self.input = input
    var missing: [(index: Int, item: FileFacts?)] = []
    missing.reserveCapacity(indices.count)
    for (position, index) in indices.enumerated() {
      let facts = facts?[position]
      if isKept, let known = entries[index], known.version == reading.versions[index],
        known.facts == facts
      {
        continue
      }
      missing.append((index, facts))
    }
    let new = reading.sources.map(missing) { [number] unit, index, facts in
      Entry(
        id: reading.id(of: index, number),
        value: transform(unit, facts),
        version: reading.versions[index],
        facts: facts
      )
    }
    guard isKept else { return new }
    for (item, entry) in zip(missing, new) { entries[item.index] = entry }
    return new.count == indices.count ? new : indices.compactMap { entries[$0] }
  }

  /// Forgets some results, so that their files are read anew.
  mutating func forget(where isForgotten: (Value) -> Bool) {
    for (index, entry) in entries.enumerated() {
      if let entry, isForgotten(entry.value) { entries[index] = nil }
    }
  }

  /// Takes notice that files came or went: tells by the new index of each file the former one.
  mutating func move(_ formerIndices: [Int?]) {
    guard !entries.isEmpty else { return }
    let former = entries
    entries = formerIndices.map { index in index.flatMap { former[$0] } }
  }
}

/// The sources as one run reads them.
struct Reading: Sendable {
  let sources: SourceSet
  /// By the index of a file a number that changes with its bytes.
  let versions: [Int]
  /// The indices of the files of Objective-C and C.
  let objectiveC: Set<Int>
  /// The number of the run.
  let run: Int

  var indices: [Int] { Array(versions.indices) }

  /// Returns the number of what a pass makes of a file in this run, or the run itself at its end.
  func id(of index: Int, _ pass: Int = 0xFF) -> Int { run << 40 | pass << 32 | index }
}
