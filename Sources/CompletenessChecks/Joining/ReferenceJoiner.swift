import FormatStrings
import LocalizationModel
import Platform
import SourceFiles

/// Finds the keys that references mean.
struct ReferenceJoiner: Sendable {
  /// The keys that are equal in tables of one name, whose calls are the same.
  private(set) var equals: [[KeyIndex]] = []
  /// The numbers of the equal keys, for each name of a table.
  private var exact: [String: [ExactKey: Int]] = [:]
  /// Those that another spelling may be equal to, for each name of a table.
  private var spelled: [String: [String: [Int]]] = [:]
  /// The keys with specifiers by their frame, for each name of a table.
  private var shaped: [String: [String: [(shape: KeyShape, number: Int)]]] = [:]
  private let packages: PackageFolders
  /// The tables in the folders of packages' targets.
  private var ofTargets: [Bundle: Set<Int>] = [:]
  private let ofClasses: ClassBundles
  /// The names of the tables that may have a key; nil until one is asked of any table.
  private let holders = Locked<TableHolders?>(nil)

  /// Where a table of a name is looked for that the bundle of a package's target has.
  private struct Bundle: Hashable {
    let target: FilePath
    let table: String
  }

  /// A key's place in the project's tables.
  struct KeyIndex: Hashable, Sendable {
    let table: Int
    let key: Int
  }

  /// Keys that a reference may mean.
  struct Use: Sendable {
    /// The index of the reference.
    let reference: Int
    let keys: Keys
    /// Whether it is the key itself, and no other spelling of what is requested.
    let isWhole: Bool

    enum Keys: Sendable {
      /// All that are equal in tables of one name, by their number.
      case equal(Int)
      /// One of them, in the bundle that the call names.
      case one(KeyIndex, of: Int)
    }
  }

  init(tables: [StringTable], packages: PackageFolders, targets: TargetIndex? = nil) {
    self.packages = packages
    ofClasses = ClassBundles(tables: tables, targets: targets)
    for (tableIndex, table) in tables.enumerated() {
      if let target = packages.target(of: table.location.path) {
        ofTargets[Bundle(target: target, table: table.name), default: []].insert(tableIndex)
      }
      var keys = exact.removeValue(forKey: table.name) ?? [:]
      keys.reserveCapacity(keys.count + table.keys.count)
      for (keyIndex, key) in table.keys.enumerated() {
        let index = KeyIndex(table: tableIndex, key: keyIndex)
        let number = equals.count
        if let known = keys.updateValue(number, forKey: ExactKey(key.key)) {
          keys[ExactKey(key.key)] = known
          equals[known].append(index)
          continue
        }
        equals.append([index])
        if key.key.mayBeSpelledOtherwise {
          spelled[table.name, default: [:]][key.key, default: []].append(number)
        }
        guard let shape = KeyShape(key.key) else { continue }
        shaped[table.name, default: [:]][shape.frame, default: []].append((shape, number))
      }
      exact[table.name] = keys
    }
  }

  /// Enters each reference at the keys that it may mean.
  ///
  /// Where several tables of a name hold a key, all of them take the reference: which bundle is asked
  /// at run time cannot be told from most calls, and a file may be compiled into several targets.
  /// A call that names the bundle of a target asks that one's table alone.
  func join(_ references: [KeyReference], to tables: inout [StringTable], jobs: Int) {
    let found = references.indices.parts(of: 512).concurrentMap(jobs: jobs) { numbers in
      uses(by: references, at: numbers)
    }
    var users = KeyUsers(of: self)
    for use in found.joined() { users.add(use, by: use.reference, of: references) }
    users.enter(references, at: &tables)
  }

  /// Returns the keys that some of the references may mean.
  func uses(by references: [KeyReference], at numbers: Range<Int>) -> [Use] {
    var uses: [Use] = []
    // Member by member, because a whole reference has much to count.
    for number in numbers {
      let key = references[number].key
      let table = KeyReference.tableName(references[number].table)
      let own =
        references[number].traits.namesBundleOfTarget
        ? ownTables(named: table, by: references[number]) : nil
      func add(_ equal: Int, isWhole: Bool) {
        guard let own else {
          uses.append(Use(reference: number, keys: .equal(equal), isWhole: isWhole))
          return
        }
        for index in equals[equal] where own.contains(index.table) {
          uses.append(Use(reference: number, keys: .one(index, of: equal), isWhole: isWhole))
        }
      }
      let tables = references[number].hasKnownTable ? [table] : tables(thatMayHave: key)
      for table in tables { forEachKey(meantBy: key, in: table) { add($0, isWhole: true) } }
      for other in references[number].alternatives {
        forEachKey(named: other, in: table) { add($0, isWhole: false) }
      }
      if let other = key.keyOfCompiler {
        forEachKey(named: other, in: table) { add($0, isWhole: false) }
      }
    }
    return uses
  }

  /// Returns the names of the tables, sorted, that may have a key.
  private func tables(thatMayHave key: String) -> [String] {
    holders.withLock { known in
      let holders =
        known
        ?? TableHolders(
          exact: exact.mapValues(\.keys),
          spelled: spelled.mapValues(\.keys),
          shaped: shaped.mapValues(\.keys)
        )
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
      exact: [String: some Sequence<ExactKey>],
      spelled: [String: some Sequence<String>],
      shaped: [String: some Sequence<String>]
    ) {
      for (name, keys) in exact { for key in keys { self.exact[key, default: []].append(name) } }
      for (name, keys) in spelled {
        for key in keys { self.spelled[key, default: []].append(name) }
      }
      for (name, frames) in shaped {
        for frame in frames { self.shaped[frame, default: []].append(name) }
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

  /// Returns the tables of a name in the bundle of the module or class that a call names; nil where none
  /// lies there, as with tables that a plugin makes.
  private func ownTables(named table: String, by reference: KeyReference) -> Set<Int>? {
    if reference.traits.contains(.namesBundleOfClass) {
      return ofClasses.tables(named: table, by: reference)
    }
    guard !ofTargets.isEmpty, let target = packages.targetOfBundle(namedBy: reference) else {
      return nil
    }
    return ofTargets[Bundle(target: target, table: table)]
  }

  /// Returns the names of the tables, sorted, that have a key which a reference may mean.
  func tables(with reference: KeyReference) -> [String] {
    tables(thatMayHave: reference.key).filter { finds(reference, in: $0) }
  }

  /// Returns whether a table of a name has a key that a reference may mean.
  func finds(_ reference: KeyReference, in table: String) -> Bool {
    var isFound = false
    forEachKey(meantBy: reference.key, in: table) { _ in isFound = true }
    return isFound
  }

  /// Hands over the number of the keys of the same bytes, or else those that look the same, of which a
  /// rule tells; returns whether there is any.
  @discardableResult
  private func forEachKey(named key: String, in table: String, _ body: (Int) -> Void) -> Bool {
    if let number = exact[table]?[ExactKey(key)] {
      body(number)
      return true
    }
    let numbers = key.mayBeSpelledOtherwise ? spelled[table]?[key] ?? [] : []
    numbers.forEach(body)
    return !numbers.isEmpty
  }

  private func forEachKey(meantBy key: String, in table: String, _ body: (Int) -> Void) {
    if forEachKey(named: key, in: table, body) { return }
    guard let shape = KeyShape(key, as: .reference) else { return }
    for candidate in shaped[table]?[shape.frame] ?? [] where shape.mayMean(candidate.shape) {
      body(candidate.number)
    }
  }
}

extension String {
  /// The key that the compiler finds in a summary of an intent's parameters, beside the one that the
  /// system uses: `Set %@` for `Set ${font}`; nil where there are no parameters.
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
