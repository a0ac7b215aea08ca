import LocalizationModel
import SourceFiles
import StringResources

/// A string table as the source code asks for it, with each key once.
struct GeneratedTable {
  let name: String
  /// The package target that asks for it; nil where the paths tell of none.
  let module: String?
  /// In the order in which `genstrings` lists them.
  let entries: [GeneratedEntry]

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
    let groups = Dictionary(grouping: references.indices) { index in
      if references[index].location.path != path {
        path = references[index].location.path
        module = modules.module(of: references[index].location.path)
      }
      return Identity(module: module, name: references[index].tableName)
    }
    return groups.ordered(by: \.key).map { identity, indices in
      GeneratedTable(identity, indices, of: references, jobs: jobs)
    }
  }

  /// Gathers references to tables whatever module they stand in, sorted by name, on `jobs` threads.
  static func merged(for references: [KeyReference], jobs: Int) -> [GeneratedTable] {
    Dictionary(grouping: references.indices) { references[$0].tableName }
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
    entries = Dictionary(grouping: indices) { references[$0].key }
      .sorted { $0.value.lexicographicallyPrecedes($1.value) }
      .concurrentMap(jobs: jobs) { key, indices in
        GeneratedEntry(key: key, references: indices.map { references[$0] })
      }
      .sorted(asKeys: \.spelling)
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
struct GeneratedEntry {
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
    comments = references.compactMap(\.comment).sortedAsComments()
  }
}
