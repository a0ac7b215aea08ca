import LocalizationModel
import Platform
import SourceFiles
import StringResources

/// A string table as the source code uses it, with each key once.
struct GeneratedTable {
  let name: String
  /// The package target that uses it; nil where the paths tell of none.
  let module: String?
  /// In the order in which `genstrings` lists them.
  var entries: [GeneratedEntry]

  /// Gathers references to tables of modules, sorted by module and name, on `jobs` threads.
  static func tables(
    for references: [KeyReference],
    modules: PackageModules,
    jobs: Int
  ) -> [GeneratedTable] {
    // References come file by file.
    var (path, module) = (references.first?.location.path, String?.none)
    if let path { module = modules.module(of: path) }
    // Indices, because a reference has many parts to copy.
    let groups = groups(of: references.indices) { index in
      if references[index].location.path != path {
        path = references[index].location.path
        module = modules.module(of: references[index].location.path)
      }
      return Identity(module: module, name: KeyReference.tableName(references[index].table))
    }
    return groups.ordered(by: \.key).map { identity, indices in
      GeneratedTable(identity, indices, of: references, jobs: jobs)
    }
  }

  /// Gathers references to tables whatever module they stand in, sorted by name, on `jobs` threads.
  static func merged(for references: [KeyReference], jobs: Int) -> [GeneratedTable] {
    groups(of: references.indices) { KeyReference.tableName(references[$0].table) }
      .ordered(by: \.key)
      .map { name, indices in
        GeneratedTable(Identity(module: nil, name: name), indices, of: references, jobs: jobs)
      }
  }

  private init(
    _ identity: Identity,
    _ indices: [Int],
    of references: [KeyReference],
    jobs: Int
  ) {
    name = identity.name
    module = identity.module
    let entries = Self.groups(of: indices) { references[$0].key }
      .concurrentMap(jobs: jobs) { key, indices in
        GeneratedEntry(key: key, references: indices.map { references[$0] })
      }
    self.entries = entries.map(\.spelling).indicesInOrderOfKeys(jobs: jobs).map { entries[$0] }
  }

  /// Groups indices by keys, in the order in which these come first.
  private static func groups<Key: Hashable>(
    of indices: some Collection<Int>,
    by key: (Int) -> Key
  ) -> [(key: Key, indices: [Int])] {
    var groups: [(key: Key, indices: [Int])] = []
    var numbers: [Key: Int] = [:]
    numbers.reserveCapacity(indices.count)
    var last: Int?
    for index in indices {
      let key = key(index)
      // To find a key takes longer than to compare it with the last one, which often comes again.
      let isLast = last.map { groups[$0].key == key } ?? false
      let number = (isLast ? last : numbers[key]) ?? groups.count
      if number == groups.count {
        groups.append((key, []))
        numbers[key] = number
      }
      groups[number].indices.append(index)
      last = number
    }
    return groups
  }

  private struct Identity: Hashable, Comparable {
    let module: String?
    let name: String

    static func < (left: Identity, right: Identity) -> Bool {
      (left.module ?? "", left.name) < (right.module ?? "", right.name)
    }
  }
}

/// A key with everything that its uses say about it.
///
/// It is an object, because all of a table are made on several threads and then put in order.
final class GeneratedEntry: Sendable {
  let key: String
  /// The key as a `.strings` file spells it.
  let spelling: String
  /// The text that the first use supplies which supplies any.
  let value: String?
  /// Each comment once.
  let comments: [String]
  /// In the order of files and places.
  let references: [KeyReference]

  init(key: String, references: [KeyReference]) {
    self.key = key
    spelling = SpelledEntry.spelling(key)
    self.references = references
    value = references.lazy.compactMap(\.value).first
    comments = references.compactMap(\.certainComment).sortedAsComments()
  }
}
