import LocalizationModel

/// What a join leaves for the next one of the same files by the same settings.
package struct JoinMemory: Sendable {
  /// Whether there is a next time.
  let isKept: Bool
  /// The tables without their uses, as they were joined the last time.
  private var tables = JoinedFiles()
  private var outsideTables = JoinedFiles()
  /// The number of the table that was made last.
  private var version = 0
  /// The names of the tables' keys, and what is made of them alone.
  private var names = KeyNames([])
  private var symbols: TableSymbols?
  private var calls = CallMemory()
  private var uses = UseMemory()
  private var usesOfOutside = UseMemory()
  /// The tables with their uses and statuses.
  private(set) var judged: JudgedTables?
  /// What the last join had in common with the one before.
  private var unchanged: UnchangedKeys?

  package init(isKept: Bool) {
    self.isKept = isKept
  }

  /// Puts the files of each table together, those of the project or those outside of it.
  mutating func join(
    _ files: [LocalizedTable],
    with joiner: TableJoiner,
    areOutside: Bool = false
  ) -> [StringTable] {
    guard isKept else { return joiner.join(files) }
    let known = areOutside ? outsideTables : self.tables
    let tables = number(joiner.join(files, since: known))
    let joined = JoinedFiles(files, tables, joiner.development)
    if areOutside { outsideTables = joined } else { self.tables = joined }
    return tables
  }

  /// Returns the symbols of the joined tables: those of the last time where the keys are called the same.
  mutating func symbols(of tables: [StringTable]) -> TableSymbols {
    if let symbols, names.areNames(of: tables) { return symbols }
    let names = KeyNames(tables, notingListedKeys: true)
    let symbols = TableSymbols(names)
    if isKept { (self.names, self.symbols) = (names, symbols) }
    return symbols
  }

  /// Enters the references of files, which stand one behind the other in `all`, at the keys that they
  /// may mean.
  mutating func enter(
    _ files: [[KeyReference]],
    _ all: [KeyReference],
    at tables: inout [StringTable],
    and outside: inout [StringTable],
    of packages: PackageFolders
  ) {
    calls.renew(files)
    uses.enter(files, all, at: &tables, of: packages, knowing: calls)
    usesOfOutside.enter(files, all, at: &outside, of: packages, knowing: calls)
  }

  /// Gives numbers to the tables that were made anew.
  private mutating func number(_ tables: [StringTable]) -> [StringTable] {
    var tables = tables
    for index in tables.indices where tables[index].version == nil {
      version += 1
      tables[index].version = version
    }
    return tables
  }

  /// Compares tables, whose uses are known, with those that were judged the last time.
  mutating func compare(_ tables: [StringTable], _ references: [KeyReference]) -> UnchangedKeys? {
    unchanged = judged.map {
      UnchangedKeys(
        tables,
        references,
        since: $0.tables,
        $0.references,
        numbered: calls.earlierNumbers
      )
    }
    return unchanged
  }

  /// Hands out what the last join had in common with the one before.
  package mutating func takeUnchangedKeys() -> UnchangedKeys? {
    defer { unchanged = nil }
    return unchanged
  }

  /// Notes what was judged.
  mutating func keep(_ judged: JudgedTables) {
    if isKept { self.judged = judged }
  }
}

/// The tables that were made of files, before anybody looked for their uses.
struct JoinedFiles: Sendable {
  private(set) var tables: [StringTable] = []
  private var development: Language?
  private var files: [TableID: [LocalizedTable]] = [:]
  private var numbers: [TableID: Int] = [:]

  init() {}

  init(_ files: [LocalizedTable], _ tables: [StringTable], _ development: Language) {
    self.tables = tables
    self.development = development
    self.files = files.byTable
    for (number, table) in tables.enumerated() { numbers[TableID(of: table)] = number }
  }

  /// Returns what was made of a table's files, where these were read in the same way; beside it are
  /// the files.
  func table(
    _ id: TableID,
    _ development: Language
  ) -> (table: StringTable, files: [LocalizedTable])? {
    guard let number = numbers[id], let files = files[id], self.development == development else {
      return nil
    }
    return (tables[number], files)
  }
}
