import Platform

/// The names that files declare, each with the files that may declare it.
package final class NameIndex: Sendable {
  /// For each stretch of the files the names that they declare.
  private let buckets: [Buckets]

  /// Sorts the names into buckets, on `jobs` threads.
  ///
  /// Complexity: O(*n*) for *n* names.
  package init(_ names: [DeclaredNames], jobs: Int) {
    // To begin a stretch takes as long as to sort the names of some hundred files.
    let size = max(512, (names.count + jobs - 1) / max(1, jobs))
    buckets = Array(stride(from: 0, to: names.count, by: size)).concurrentMap(jobs: jobs) { start in
      Buckets(names, start..<min(start + size, names.count))
    }
  }

  /// Returns the indices of the files that may declare a name of a hash, in ascending order.
  package func files(declaring hash: UInt32) -> [Int] {
    buckets.flatMap { $0.files(declaring: hash) }
  }
}

/// For each name of some files those that may declare it, in buckets by the name's hash.
private struct Buckets: Sendable {
  private var entries: [(hash: UInt32, file: UInt32)]
  /// By the number of a bucket where its entries begin, and at the end where the last one ends.
  private var starts: [UInt32]

  private static let count = 1 << 14

  init(_ names: [DeclaredNames], _ range: Range<Int>) {
    var starts = [UInt32](repeating: 0, count: Self.count + 1)
    for file in range {
      for hash in names[file].hashes { starts[Self.bucket(of: hash) + 1] += 1 }
    }
    for bucket in 0..<Self.count { starts[bucket + 1] += starts[bucket] }
    self.starts = starts
    entries = Array(repeating: (0, 0), count: Int(starts[Self.count]))
    for file in range {
      for hash in names[file].hashes {
        let bucket = Self.bucket(of: hash)
        entries[Int(starts[bucket])] = (hash, UInt32(file))
        starts[bucket] += 1
      }
    }
  }

  private static func bucket(of hash: UInt32) -> Int { Int(hash & UInt32(count - 1)) }

  func files(declaring hash: UInt32) -> [Int] {
    let bucket = Self.bucket(of: hash)
    var files: [Int] = []
    for entry in entries[Int(starts[bucket])..<Int(starts[bucket + 1])]
    where entry.hash == hash && files.last != Int(entry.file) {
      files.append(Int(entry.file))
    }
    return files
  }
}
