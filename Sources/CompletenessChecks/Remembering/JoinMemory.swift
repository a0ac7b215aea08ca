import LocalizationModel

/// What a join leaves for the next one of the same files by the same settings.
package struct JoinMemory: Sendable {
  /// Whether there is a next time.
  let isKept: Bool
  /// The tables without their uses, as they were joined the last time.
  private var tables = JoinedFiles()
  private var outsideTables = JoinedFiles()
  /// The tables with their uses and statuses.
  private(set) var judged: JudgedTables?

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
    let known = areOutside ? outsideTables : tables
    let joined = JoinedFiles(files, joiner.join(files, since: known), joiner.development)
    if areOutside { outsideTables = joined } else { tables = joined }
    return joined.tables
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
