import FormatStrings
import LocalizationModel
import SourceFiles

/// Finds the keys that references mean.
struct ReferenceJoiner: Sendable {
  /// The tables' keys, for each name of a table.
  private var exact: [String: [ExactKey: [KeyIndex]]] = [:]
  /// Those that another spelling may be equal to, for each name of a table.
  private var spelled: [String: [String: [KeyIndex]]] = [:]
  /// The keys with specifiers by their frame, for each name of a table.
  private var shaped: [String: [String: [(shape: KeyShape, index: KeyIndex)]]] = [:]
  private let packages: PackageFolders
  /// The tables in the folders of packages' targets.
  private var ofTargets: [Bundle: Set<Int>] = [:]
  /// The names of the tables that may have a key; nil until one is asked of any table.
  private let holders = Locked<TableHolders?>(nil)

  /// Where a table of a name is looked for that the bundle of a package's target has.
  private struct Bundle: Hashable {
    let target: FilePath
    let table: String
  }

  /// A key's place in the project's tables.
  private struct KeyIndex {
    let table: Int
    let key: Int
  }

  /// A key that a reference may mean.
  struct Use: Sendable {
    /// The index of the reference among those of its file.
    let reference: Int
    let table: Int
    let key: Int
    /// Whether it is the key itself, and no other spelling of what is asked for.
    let isWhole: Bool
  }

  init(tables: [StringTable], packages: PackageFolders) {
    self.packages = packages
    for (tableIndex, table) in tables.enumerated() {
      if let target = packages.target(of: table.location.path) {
        ofTargets[Bundle(target: target, table: table.name), default: []].insert(tableIndex)
      }
      var keys = exact.removeValue(forKey: table.name) ?? [:]
      keys.reserveCapacity(keys.count + table.keys.count)
      for (keyIndex, key) in table.keys.enumerated() {
        let index = KeyIndex(table: tableIndex, key: keyIndex)
        keys[ExactKey(key.key), default: []].append(index)
        if key.key.mayBeSpelledOtherwise {
          spelled[table.name, default: [:]][key.key, default: []].append(index)
        }
        guard let shape = KeyShape(key.key) else { continue }
        shaped[table.name, default: [:]][shape.frame, default: []].append((shape, index))
      }
      exact[table.name] = keys
    }
  }

  /// Enters each reference at the keys that it may mean.
  ///
  /// Where several tables of a name hold a key, all of them take the reference: which bundle is asked
  /// at run time cannot be told from most calls, and a file may be compiled into several targets.
  /// A call that names the bundle of a package's target asks that one's table alone.
  func join(_ references: [KeyReference], to tables: inout [StringTable], jobs: Int) {
    let found = references.indices.parts(of: 512).concurrentMap(jobs: jobs) { numbers in
      uses(by: references, at: numbers)
    }
    for use in found.joined() { tables.enter(use, by: use.reference, of: references) }
  }

  /// Returns the keys that the references of a file may mean.
  func uses(by references: [KeyReference]) -> [Use] { uses(by: references, at: references.indices) }

  private func uses(by references: [KeyReference], at numbers: Range<Int>) -> [Use] {
    var uses: [Use] = []
    // Member by member, because a whole reference has much to count.
    for number in numbers {
      let key = references[number].key
      let table = KeyReference.tableName(references[number].table)
      let own =
        references[number].traits.contains(.namesModuleBundle)
        ? ownTables(named: table, by: references[number]) : nil
      func add(_ keys: [KeyIndex], areWhole: Bool) {
        for index in keys where own?.contains(index.table) != false {
          uses.append(
            Use(reference: number, table: index.table, key: index.key, isWhole: areWhole)
          )
        }
      }
      let tables = references[number].hasKnownTable ? [table] : tables(thatMayHave: key)
      for table in tables { add(keys(meantBy: key, in: table), areWhole: true) }
      for other in references[number].alternatives {
        add(keys(named: other, in: table), areWhole: false)
      }
      if let other = key.keyOfCompiler { add(keys(named: other, in: table), areWhole: false) }
    }
    return uses
  }

  /// Returns the names of the tables, sorted, that may have a key.
  private func tables(thatMayHave key: String) -> [String] {
    holders.withLock { known in
      let holders = known ?? TableHolders(exact: exact, spelled: spelled, shaped: shaped)
      known = holders
      return holders.names(of: key)
    }
  }

  /// The names of tables by what their keys are found by.
  private struct TableHolders {
    private var exact: [ExactKey: [String]] = [:]
    private var spelled: [String: [String]] = [:]
    private var shaped: [String: [String]] = [:]

    init(
      exact: [String: [ExactKey: [KeyIndex]]],
      spelled: [String: [String: [KeyIndex]]],
      shaped: [String: [String: [(shape: KeyShape, index: KeyIndex)]]]
    ) {
      for (name, keys) in exact {
        for key in keys.keys { self.exact[key, default: []].append(name) }
      }
      for (name, keys) in spelled {
        for key in keys.keys { self.spelled[key, default: []].append(name) }
      }
      for (name, frames) in shaped {
        for frame in frames.keys { self.shaped[frame, default: []].append(name) }
      }
    }

    func names(of key: String) -> [String] {
      let shape = KeyShape(key, as: .reference)
      let found =
        (exact[ExactKey(key)] ?? []) + (spelled[key] ?? [])
        + (shape.flatMap { shaped[$0.frame] } ?? [])
      return found.count < 2 ? found : Set(found).sorted()
    }
  }

  /// Returns the tables of a name in the bundle of the module that a call names; nil where none lies
  /// there, as with tables that a plugin makes.
  private func ownTables(named table: String, by reference: KeyReference) -> Set<Int>? {
    guard !ofTargets.isEmpty, let target = packages.targetOfBundle(namedBy: reference) else {
      return nil
    }
    return ofTargets[Bundle(target: target, table: table)]
  }

  /// Tells whether a table of a name has a key that a reference may mean.
  func finds(_ reference: KeyReference, in table: String) -> Bool {
    !keys(meantBy: reference.key, in: table).isEmpty
  }

  /// Returns the keys of the same bytes, or else those that look the same, of which a rule tells.
  private func keys(named key: String, in table: String) -> [KeyIndex] {
    if let found = exact[table]?[ExactKey(key)] { return found }
    return key.mayBeSpelledOtherwise ? spelled[table]?[key] ?? [] : []
  }

  private func keys(meantBy key: String, in table: String) -> [KeyIndex] {
    let found = keys(named: key, in: table)
    if !found.isEmpty { return found }
    guard let shape = KeyShape(key, as: .reference) else { return [] }
    let candidates = shaped[table]?[shape.frame] ?? []
    return candidates.filter { shape.mayMean($0.shape) }.map(\.index)
  }
}

extension [StringTable] {
  /// Enters a reference at a key that it may mean.
  mutating func enter(
    _ use: ReferenceJoiner.Use,
    by number: Int,
    of references: [KeyReference]
  ) {
    if use.isWhole {
      self[use.table].use(use.key, by: number, of: references)
    } else {
      self[use.table].keys[use.key].references.append(number)
    }
  }
}

extension String {
  /// The key that the compiler finds in a summary of an intent's parameters, beside the one that the
  /// system asks for: `Set %@` for `Set ${font}`; nil where there are no parameters.
  fileprivate var keyOfCompiler: String? {
    guard utf8.holds("${") else { return nil }
    let parts = parts(around: "${")
    guard parts.count > 1 else { return nil }
    return parts.dropFirst().reduce(String(parts[0])) { text, part in
      guard let end = part.firstIndex(of: "}") else { return text + "${" + part }
      return text + "%@" + part[part.index(after: end)...]
    }
  }
}

extension String {
  /// Whether the text may be equal to one of other bytes.
  fileprivate var mayBeSpelledOtherwise: Bool { !isASCII }
}
