public import KeyExtraction
public import SourceFiles

/// Which files to read, and how.
public struct ScanInput: Sendable {
  /// Folders and files of source code.
  public var sources: [FilePath]
  /// Folders and files of string tables; where there are none, the sources are looked into.
  public var tables: [FilePath]
  /// Folders and files of packages that the sources use, of which only the declarations are read.
  public var declarations: [FilePath] = []
  /// What to leave out besides what nobody's own files lie in.
  public var excludes: [Glob] = []
  /// Whether hidden folders, build products and checkouts of packages are left out.
  public var usesDefaultExcludes = true
  /// Routines of the project's own that are not found by their declarations.
  public var routines: [CustomRoutine] = []
  /// More user-defined runtime attributes of storyboards and xibs that hold a key.
  public var keyAttributes: [String] = []
  /// Whether literals that become SwiftUI's and App Intents' types are keys.
  public var readsSwiftUI = true
  /// Whether test code is read; what is named as a source itself always is.
  public var includesTests = false
  /// Whether keys count that only previews ask for.
  public var includesPreviews = true
  /// How many files to read at once.
  public var jobs: Int
  /// Where the files are.
  public var files: FileSystem
  /// Where the packages are, which lie outside of the revisions that sources and tables have.
  ///
  /// Their checkouts may be links to a folder that projects share: what they declare is read, and
  /// neither quoted nor changed.
  public var packageFiles: FileSystem
  /// What wants to know how far a scan is.
  public var observer: ScanObserver?

  public init(sources: [FilePath], tables: [FilePath] = [], in files: FileSystem = .local) {
    self.sources = sources
    self.tables = tables
    self.files = files
    packageFiles = files
    packageFiles.leavesProject = true
    jobs = processorCount
  }

  /// Finds files by their names or by what these end in, and others, `others` and `otherNames`, on the
  /// way.
  ///
  /// - Throws: `ScanFailure` when there is none but others.
  func find(
    _ noun: String,
    _ fileExtensions: Set<String>,
    named fileNames: Set<String> = [],
    and others: Set<String> = [],
    named otherNames: Set<String> = [],
    below roots: [FilePath]
  ) throws(ScanFailure) -> FileWalker.Result {
    let found = walker(
      fileExtensions.union(others),
      named: fileNames.union(otherNames),
      in: files
    ).walk(roots, jobs: jobs)
    let isAnyWanted = found.paths.contains { path in
      !others.contains(String(path.fileExtension)) && !otherNames.contains(String(path.name))
    }
    guard isAnyWanted else {
      let places = roots.isEmpty ? "the sources" : roots.map { "'\($0)'" }.joined(separator: ", ")
      let names = fileExtensions.sorted().map { "." + $0 }.joined(separator: ", ")
      throw ScanFailure(
        "no \(noun) under \(places)",
        hint: "looked for \(names)",
        diagnostics: found.diagnostics
      )
    }
    return found
  }

  /// Returns what finds files by what their names end in, but for what is left out.
  func walker(
    _ fileExtensions: Set<String>,
    named fileNames: Set<String> = [],
    in files: FileSystem
  ) -> FileWalker {
    let defaults = usesDefaultExcludes ? FileWalker.defaultExcludes.map(Glob.init) : []
    return FileWalker(
      fileExtensions: fileExtensions,
      fileNames: fileNames,
      excludes: defaults + excludes,
      includesHidden: !usesDefaultExcludes,
      neighbours: sources + tables,
      in: files
    )
  }
}
