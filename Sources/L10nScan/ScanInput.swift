import Diagnostics
package import LocalizationModel
import ProjectModel
package import SourceFiles

/// The files that a scan reads, and the settings that tell how.
package struct ScanInput: Sendable {
  package var settings: ScanSettings
  /// Where the files are.
  package var files: FileSystem
  /// Where the packages are, which lie outside of the revisions that sources and tables have.
  ///
  /// Their checkouts may be links to a folder that projects share: what they declare is read, and
  /// neither quoted nor changed.
  package var packageFiles: FileSystem
  /// Whether folders of sources are named.
  ///
  /// Otherwise the paths may hold tables alone, and sources alone where no tables are named either.
  package var namesSources = true
  /// Whether rules will look at texts, so that what they look for is noted where a table is read.
  var looksAtTexts = false
  /// The tables that count although no target takes them.
  package var countedTables: Set<FilePath> = []
  /// A listener to the progress of the scan.
  package var observer: ScanObserver?
  /// Returns whether the result is obsolete, since something has changed meanwhile.
  package var isOutdated: @Sendable () -> Bool = { false }

  package init(_ settings: ScanSettings, in files: FileSystem) {
    self.settings = settings
    self.files = files
    packageFiles = files
    packageFiles.leavesProject = true
  }

  package init(sources: [FilePath], tables: [FilePath] = [], in files: FileSystem = .local) {
    self.init(ScanSettings(), in: files)
    settings.typed.sources = sources
    settings.typed.tables = tables
  }

  /// The same input, with other files in place of the sources and tables.
  func reading(_ files: FileSystem) -> ScanInput {
    var input = self
    input.files = files
    return input
  }

  /// Goes on only if the result is still wanted.
  ///
  /// - Throws: `AuditError.outdated`.
  func checkUse() throws(AuditError) {
    if isOutdated() { throw .outdated }
  }

  /// Folders and files of source code.
  package var sources: [FilePath] { settings.sources }
  /// Folders and files of string tables; where there are none, the sources are looked into.
  var tables: [FilePath] { settings.tables }
  /// Whether it is no mistake that there is no source file.
  var mayLackSources: Bool { !namesSources }
  /// Whether it is no mistake that there is no string table.
  var mayLackTables: Bool { !namesSources && tables.isEmpty }
  /// The language of the first texts, as the project's own files say; nil where they do not.
  package var declaredLanguage: Language? {
    LanguageDeclarations(files: files).find(for: sources + tables).development
  }
  /// The folders whose projects' targets must be known, and what of them counts.
  var scope: ProjectScope {
    var scope = ProjectScope(sources: sources, tables: tables, in: files, jobs: jobs)
    scope.countedTables = countedTables
    scope.includesTests = settings.includeTests
    scope.checkedAlso = settings.checkAlso
    return scope
  }
  /// How many files to read at once.
  package var jobs: Int {
    get { settings.jobs }
    set { settings.typed.jobs = newValue }
  }

  /// Finds files by their names or by what these end in, and others, `others` and `otherNames`, on the
  /// way; `excludes` are those beside the usual ones.
  ///
  /// - Throws: `AuditError` when there is none but others, unless that is no mistake.
  func find(
    _ noun: String,
    _ fileExtensions: Set<String>,
    named fileNames: Set<String> = [],
    and others: Set<String> = [],
    named otherNames: Set<String> = [],
    below roots: [FilePath],
    excluding excludes: [String] = [],
    orNone mayBeNone: Bool = false
  ) throws(AuditError) -> FileWalker.Result {
    let found = walker(
      fileExtensions.union(others),
      named: fileNames.union(otherNames),
      excluding: excludes,
      in: files
    ).walk(roots, jobs: jobs)
    let isAnyWanted = found.paths.contains { path in
      !others.contains(String(path.fileExtension)) && !otherNames.contains(String(path.name))
    }
    guard isAnyWanted || mayBeNone else {
      let places = roots.isEmpty ? "the sources" : roots.map { "'\($0)'" }.joined(separator: ", ")
      let names = fileExtensions.sorted().map { "." + $0 }.joined(separator: ", ")
      throw AuditError(
        "no \(noun) under \(places)",
        hint: "looked for \(names)",
        diagnostics: found.diagnostics
      )
    }
    return found
  }

  /// The message for paths that hold nothing to check.
  func nothingToCheck(_ diagnostics: [Diagnostic]) -> AuditError {
    let places = sources.map { "'\($0)'" }.joined(separator: ", ")
    return AuditError(
      "neither a source file nor a string table under \(places)",
      hint: "name the folder of an app or a package",
      diagnostics: diagnostics
    )
  }

  /// Returns a walker for files with some extensions or names, minus the excluded ones, and minus some
  /// more unless nothing is excluded by default.
  func walker(
    _ fileExtensions: Set<String>,
    named fileNames: Set<String> = [],
    excluding excludes: [String] = [],
    in files: FileSystem
  ) -> FileWalker {
    let usesDefaults = settings.defaultExcludes
    let defaults = usesDefaults ? (FileWalker.defaultExcludes + excludes).map(Glob.init) : []
    return FileWalker(
      fileExtensions: fileExtensions,
      fileNames: fileNames,
      excludes: defaults + settings.exclude,
      includesHidden: !usesDefaults,
      neighbours: sources + tables,
      in: files
    )
  }
}
