import LocalizationModel
import SourceFiles
import StringResources

/// The string tables below a set of folders.
struct TableScan {
  let tables: [LocalizedTable]
  /// What the walk could not look into.
  let walkDiagnostics: [Diagnostic]

  /// Everything that was wrong, sorted.
  var diagnostics: [Diagnostic] {
    (walkDiagnostics + tables.flatMap(\.diagnostics)).sorted()
  }

  /// Finds and reads the tables.
  ///
  /// - Throws: `CommandFailure` when there is none.
  init(_ source: SourceSettings, _ settings: TableSettings, in console: Console)
    throws(CommandFailure)
  {
    let roots = settings.tables.isEmpty ? source.sources : settings.tables
    let fileExtensions = Set(ResourceFormat.all.flatMap(\.fileExtensions))
    let found = source.findFiles(fileExtensions, below: roots, in: console.files)
    guard !found.paths.isEmpty else {
      for diagnostic in found.diagnostics { console.complain(diagnostic.line) }
      throw .nothingFound("string table", fileExtensions, below: roots)
    }
    let files = console.files
    tables = found.paths.concurrentMap(jobs: source.jobCount) { path in
      ResourceFormat.readTable(at: path, in: files)
    }
    walkDiagnostics = found.diagnostics
  }
}

extension TableScan {
  /// Whether any table says which language it is in; one that is broken may have said so.
  var tellLanguage: Bool {
    tables.contains { table in
      table.language != nil || table.sourceLanguage != nil || table.isBase
        || !table.diagnostics.isEmpty
        || table.entries.contains { $0.translations.contains { $0.language != nil } }
    }
  }
}
