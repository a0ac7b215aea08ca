import Diagnostics
import KeyExtraction
import LocalizationModel
import SourceFiles

/// What an audit remembers of the packages that the sources use.
struct PackageMemory: Sendable {
  /// Whether any packages are checked out beside the sources.
  var hasCheckouts = Remembered<Bool>()
  /// By source its module.
  var modules = RememberedOf<[FilePath], ModulesOfSources>()
  private var found = Remembered<Found>()
  /// What the packages were looked for with.
  private var sources: [FilePath] = []
  private var imports: Set<String>?
  /// By file its version and what it imports.
  private var ofFiles: [FilePath: (version: Int, imports: Set<String>)] = [:]

  /// The sources of packages, and what could not be looked into.
  struct Found: Sendable {
    var sources: [Packages.Source] = []
    var diagnostics: [Diagnostic] = []
  }

  /// Finds the packages, unless neither they nor what uses them have changed.
  mutating func find(
    _ imports: Set<String>?,
    _ sources: [FilePath],
    in files: FileSystem,
    after history: FileHistory?,
    _ find: (FileSystem) throws(AuditError) -> Found
  ) throws(AuditError) -> Found {
    if imports != self.imports || sources != self.sources { found = Remembered() }
    (self.imports, self.sources) = (imports, sources)
    return try found.value(in: files, after: history, find)
  }

  /// Returns the modules that sources import.
  ///
  /// A file that cannot be read imports nothing here; reading its keys reports it.
  mutating func imports(
    of sources: [FilePath],
    in files: FileSystem,
    jobs: Int,
    _ history: FileHistory
  ) -> Set<String> {
    let swift = sources.filter { $0.fileExtension == "swift" }
    let missing = swift.filter { ofFiles[$0]?.version != history.version(of: $0) }
    let read = missing.concurrentMap(jobs: jobs) { path in
      (try? SourceText(reading: path, in: files)).map(KeyExtractor.imports) ?? []
    }
    for (path, imports) in zip(missing, read) {
      ofFiles[path] = (history.version(of: path), imports)
    }
    return swift.reduce(into: []) { $0.formUnion(ofFiles[$1]?.imports ?? []) }
  }
}

/// The modules that sources belong to.
struct ModulesOfSources: Sendable {
  private let paths: [FilePath]
  private let all: [String?]
  private let byPath: [FilePath: String]

  init(_ paths: [FilePath], _ sources: [Packages.Source]) {
    self.paths = paths
    all = sources.map(\.module)
    byPath = sources.reduce(into: [:]) { $0[$1.path] = $1.module }
  }

  /// Returns the modules of some of the sources; mostly all are asked for.
  @Sendable func modules(of paths: [FilePath]) -> [String?] {
    paths == self.paths ? all : paths.map { byPath[$0] }
  }
}
