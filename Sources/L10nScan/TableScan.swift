import KeyExtraction
public import LocalizationModel
public import SourceFiles
import StringResources

/// The string tables below a set of folders.
public struct TableScan: Sendable {
  /// One for each file, sorted by path.
  public let tables: [LocalizedTable]
  /// What the project's own files say about its languages.
  public let declaredLanguages: DeclaredLanguages
  /// What the walk could not look into.
  public let walkDiagnostics: [Diagnostic]

  /// Finds and reads the tables.
  ///
  /// - Throws: `ScanFailure` when there is none.
  public init(_ input: ScanInput) throws(ScanFailure) {
    let found = try Self.find(input, and: TextSource.fileExtensions)
    input.observer?.found(found.paths.count, 1)
    let files = input.files.observed(by: input.observer)
    let holdsTexts = { (path: FilePath) in
      TextSource.fileExtensions.contains(String(path.fileExtension))
    }
    let paths = Dictionary(grouping: found.paths, by: holdsTexts)
    let read = (paths[false] ?? []).concurrentMap(jobs: input.jobs) { path in
      ResourceFormat.readTable(at: path, in: files)
    }
    let sources = TextSource.readTables(
      among: paths[true] ?? [],
      for: read,
      in: files,
      jobs: input.jobs
    )
    tables = sources.isEmpty ? read : (read + sources).sorted { $0.path < $1.path }
    walkDiagnostics = found.diagnostics
    declaredLanguages = LanguageDeclarations(files: files).find(
      for: input.sources + input.tables,
      containers: tables.map(\.container)
    )
  }

  /// Finds the tables, and other files on the way.
  ///
  /// - Throws: `ScanFailure` when there is no table.
  static func find(
    _ input: ScanInput,
    and others: Set<String> = []
  ) throws(ScanFailure) -> FileWalker.Result {
    // A source file that is named as a source is no table.
    let roots = input.tables.isEmpty ? input.sources.filter { !$0.isSource } : input.tables
    let wanted = ResourceFormat.fileExtensions
    return try input.find("string table", wanted, and: others, below: roots)
  }

  /// Everything that was wrong, sorted.
  public var diagnostics: [Diagnostic] {
    (walkDiagnostics + tables.flatMap(\.diagnostics)).sorted()
  }

  /// Whether any table says which language it is in; one that is broken may have said so.
  var tellsLanguage: Bool {
    tables.contains { table in
      table.language != nil || table.sourceLanguage != nil || table.isBase
        || !table.diagnostics.isEmpty
        || table.entries.contains { $0.translations.contains { $0.language != nil } }
    }
  }
}

extension FilePath {
  fileprivate var isSource: Bool { KeyExtractor.fileExtensions.contains(String(fileExtension)) }
}
