import Platform
import SourceFiles

/// The entries of a file, found by the bytes of their keys.
///
/// Keys are the same when their bytes are, as Apple's dictionaries compare them: `é` in one scalar and
/// in two are different keys, which `String`'s own equality would confuse.
package final class EntryIndex: Sendable {
  private let entries: TableEntries
  private let hashes: [UInt64]
  /// Numbers of entries, each at or behind the place that its key's hash gives; -1 where there is none.
  private let slots: [Int32]
  /// The entries whose keys were there before, with the first one of each, by their numbers.
  package let duplicates: [(number: Int, first: Int)]

  /// Complexity: linear in the length of all keys.
  package init(of entries: TableEntries) {
    let lists = entries.lists
    let hashes = lists.entries.map { lists.hash(of: $0.key) }
    var size = 16
    while size < entries.count * 2 { size *= 2 }
    var slots = [Int32](repeating: -1, count: size)
    var duplicates: [(number: Int, first: Int)] = []
    for number in hashes.indices {
      let slot = Self.slot(hashes[number], in: slots, hashes) {
        entries.hasKey(at: $0, like: number, in: entries)
      }
      if slots[slot] < 0 {
        slots[slot] = Int32(number)
      } else {
        duplicates.append((number, Int(slots[slot])))
      }
    }
    self.entries = entries
    self.hashes = hashes
    self.slots = slots
    self.duplicates = duplicates
  }

  /// Returns the number of the first entry with the key that an entry of another file has; nil where
  /// there is none.
  package func number(ofKeyAt index: Int, in file: TableEntries) -> Int? {
    let hash = file.lists.hash(of: file.lists.entries[index].key)
    let slot = Self.slot(hash, in: slots, hashes) {
      entries.hasKey(at: $0, like: index, in: file)
    }
    return slots[slot] < 0 ? nil : Int(slots[slot])
  }

  /// Returns for each entry of another file the number of the first entry with the same key, -1 where
  /// there is none.
  ///
  /// The keys are mostly in the same order.
  package func numbers(ofKeysIn file: TableEntries) -> [Int] {
    var firsts = Array(entries.indices)
    for (number, first) in duplicates { firsts[number] = first }
    var numbers: [Int] = []
    numbers.reserveCapacity(file.count)
    var next = 0
    for index in 0..<file.count {
      if next == firsts.count || !entries.hasKey(at: next, like: index, in: file) {
        guard let place = number(ofKeyAt: index, in: file) else {
          numbers.append(-1)
          continue
        }
        next = place
      }
      numbers.append(firsts[next])
      next += 1
    }
    return numbers
  }

  /// Returns those of some keys that entries of any file have; `jobs` files are looked at side by side.
  package static func keys(
    among keys: Set<String>,
    in files: [TableEntries],
    jobs: Int
  ) -> Set<String> {
    guard !keys.isEmpty else { return [] }
    // To look for the entries' bytes among the keys' makes no string of an entry's key.
    let keys = Array(keys)
    let index = EntryIndex(
      of: TableEntries(keys.map { TableEntry(key: $0, location: SourceLocation(path: "")) })
    )
    let found = files.concurrentMap(jobs: jobs) { entries in
      Set(entries.indices.compactMap { index.number(ofKeyAt: $0, in: entries) })
    }
    return Set(Set(found.joined()).map { keys[$0] })
  }

  /// Returns the slot of the key with a hash that a condition holds for, or the empty one where it
  /// would be.
  private static func slot(
    _ hash: UInt64,
    in slots: [Int32],
    _ hashes: [UInt64],
    where isKey: (Int) -> Bool
  ) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let other = Int(slots[slot])
      if hashes[other] == hash, isKey(other) { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}
