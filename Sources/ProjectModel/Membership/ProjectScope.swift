package import LocalizationModel
package import SourceFiles

/// The folders whose projects' targets must be known, and what of them counts.
package struct ProjectScope: Sendable {
  /// Folders and files of source code.
  let sources: [FilePath]
  /// Folders and files of string tables; where there are none, the sources are looked into.
  let tables: [FilePath]
  /// Where the files are.
  let files: FileSystem
  /// How many files to read at once.
  let jobs: Int
  /// The tables that count although no target takes them.
  package var countedTables: Set<FilePath> = []
  /// Whether tables of tests count.
  package var includesTests = false
  /// The looks of parts that count in full all the same.
  package var checkedAlso: [LeftOut.Kind] = []

  package init(sources: [FilePath], tables: [FilePath], in files: FileSystem, jobs: Int) {
    (self.sources, self.tables, self.files, self.jobs) = (sources, tables, files, jobs)
  }

  /// The folders that may hold tables.
  var foldersOfTables: [FilePath] { tables.isEmpty ? sources : tables }
}
