/// The names that files declare, each with the files that may declare it.
struct NameIndex: Sendable {
  /// The names of each file.
  private var names: [DeclaredNames]
  private var buckets: Buckets
  /// The indices of the files whose names are others than those in the buckets.
  private var changed: Set<Int> = []

  /// Of more changed files than these the names are sorted anew.
  private static let limit = 64

  /// Sorts the names into buckets.
  ///
  /// Complexity: O(*n*) for *n* names.
  init(_ names: [DeclaredNames]) {
    self.names = names
    buckets = Buckets(names)
  }

  /// Takes in the names of a file that was read again, and returns the hashes of those that came or
  /// went.
  mutating func replace(_ file: Int, by new: DeclaredNames) -> Set<UInt32> {
    let hashes = Set(names[file].hashes).symmetricDifference(new.hashes)
    if hashes.isEmpty { return hashes }
    names[file] = new
    changed.insert(file)
    if changed.count > Self.limit { self = NameIndex(names) }
    return hashes
  }

  /// Returns the indices of the files that may declare a name of a hash, in ascending order.
  func files(declaring hash: UInt32) -> [Int] {
    let files = buckets.files(declaring: hash)
    if changed.isEmpty { return files }
    let others = changed.filter { names[$0].hashes.contains(hash) }
    return (files.filter { !changed.contains($0) } + others).sorted()
  }
}

/// For each name the files that may declare it, in buckets by the name's hash.
private struct Buckets: Sendable {
  private var entries: [(hash: UInt32, file: UInt32)]
  private var starts: [Int]

  private static let count = 1 << 14

  init(_ names: [DeclaredNames]) {
    var starts = [Int](repeating: 0, count: Self.count + 1)
    for file in names {
      for hash in file.hashes { starts[Self.bucket(of: hash) + 1] += 1 }
    }
    for bucket in 0..<Self.count { starts[bucket + 1] += starts[bucket] }
    self.starts = starts
    entries = Array(repeating: (0, 0), count: starts[Self.count])
    for (index, file) in names.enumerated() {
      for hash in file.hashes {
        let bucket = Self.bucket(of: hash)
        entries[starts[bucket]] = (hash, UInt32(index))
        starts[bucket] += 1
      }
    }
  }

  private static func bucket(of hash: UInt32) -> Int { Int(hash & UInt32(count - 1)) }

  func files(declaring hash: UInt32) -> [Int] {
    let bucket = Self.bucket(of: hash)
    var files: [Int] = []
    for entry in entries[starts[bucket]..<starts[bucket + 1]]
    where entry.hash == hash && files.last != Int(entry.file) {
      files.append(Int(entry.file))
    }
    return files
  }
}
