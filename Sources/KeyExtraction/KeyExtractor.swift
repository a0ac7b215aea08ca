package import Diagnostics
package import LocalizationModel
package import SourceFiles

/// Finds the keys that source files ask for.
package struct KeyExtractor: Sendable {
  /// The extensions of source files.
  package static let fileExtensions = codeExtensions.union(SourceSyntax.interfaceExtensions)

  /// The extensions of files of code.
  package static let codeExtensions = logosExtensions.union([
    "swift", "m", "mm", "h", "pch", "c", "cpp",
  ])

  /// Tells whether a file of some name holds code by what stands in it.
  ///
  /// Logos' `Tweak.x` is Objective-C with directives, and others keep models of three dimensions,
  /// protocols and music in files called like that.
  package static func isCode(_ bytes: @autoclosure () -> [UInt8]?, at path: FilePath) -> Bool {
    guard isLogos(path) else { return true }
    // What cannot be read, nobody knows to be code.
    guard let bytes = bytes()?[...] else { return false }
    return !bytes.contains(0)
      && (bytes.holds("#import") || bytes.holds("#include") || bytes.holds("%hook")
        || bytes.holds("%ctor") || bytes.holds("%group"))
  }

  /// The extensions of Logos' files, with and without macros of C, for Objective-C and Objective-C++.
  private static let logosExtensions: Set<String> = ["x", "xi", "xm", "xmi"]

  /// Tells whether a file of some name is Logos', whose code is put into another app and looks up most of
  /// that app's keys.
  package static func isLogos(_ path: FilePath) -> Bool {
    logosExtensions.contains(String(path.fileExtension))
  }

  private let settings: ExtractionSettings

  package init(settings: ExtractionSettings = ExtractionSettings()) {
    self.settings = settings
  }

  /// Reads files and finds the keys in them, on `jobs` threads.
  ///
  /// Declarations are collected over all files first, because a literal is a key wherever the
  /// project's own code wants a localizable type. The result has one extraction for each path, in
  /// the same order; a file that cannot be read gives one with a diagnostic.
  ///
  /// Of `packages` nothing is read but what they declare; a file of theirs that cannot be read gives
  /// one more extraction, with a diagnostic.
  package func extract(
    _ paths: [FilePath],
    in files: FileSystem,
    using packages: Packages = .none,
    jobs: Int
  ) -> [Extraction] {
    var memory = ExtractionMemory(isKept: false)
    return extract(paths, in: files, using: packages, jobs: jobs, remembering: &memory) { paths in
      paths.map { _ in 0 }
    }.extractions
  }

  /// Reads files like `extract(_:in:using:jobs:)`, but only what has changed since the last time.
  ///
  /// What is remembered is of the same settings, but for the names that are generated from the tables.
  /// The versions of files are numbers that change with their bytes.
  package func extract(
    _ paths: [FilePath],
    in files: FileSystem,
    using packages: Packages,
    jobs: Int,
    remembering memory: inout ExtractionMemory,
    versions: ([FilePath]) -> [Int]
  ) -> ExtractionOutcome {
    let sources = declarations(
      of: paths,
      in: files,
      using: packages,
      jobs: jobs,
      remembering: &memory,
      versions: versions
    )
    return extract(sources, remembering: &memory)
  }

  /// Collects what files declare: the part of `extract(_:in:using:jobs:)` that asks for no name that is
  /// generated from the tables.
  package func declarations(
    of paths: [FilePath],
    in files: FileSystem,
    using packages: Packages,
    jobs: Int,
    remembering memory: inout ExtractionMemory,
    versions: ([FilePath]) -> [Int]
  ) -> DeclaredSources {
    let reading = memory.begin(SourceSet(paths, in: files, jobs: jobs), versions(paths))
    let sources = PackageSources(packages, jobs: jobs, versions(packages.sources.map(\.path)))
    return declarations(reading, packages, sources, &memory)
  }

  /// Finds the keys in one text as if it were the whole project; its path tells the language.
  package func extract(from text: SourceText) -> Extraction {
    var memory = ExtractionMemory(isKept: false)
    let reading = memory.begin(SourceSet([text]), [0])
    let none = PackageSources(.none, jobs: 1, [])
    let sources = declarations(reading, .none, none, &memory)
    return extract(sources, remembering: &memory).extractions[0]
  }

  private func declarations(
    _ reading: Reading,
    _ packages: Packages,
    _ packageSources: PackageSources,
    _ memory: inout ExtractionMemory
  ) -> DeclaredSources {
    let index = DeclarationIndex(reading, packageSources, known, types, &memory)
    return DeclaredSources(reading: reading, index: index, packages: packages)
  }

  /// Finds the keys in files of which the declarations are known; their memory is the same.
  package func extract(
    _ sources: consuming DeclaredSources,
    remembering memory: inout ExtractionMemory
  ) -> ExtractionOutcome {
    var run = ExtractionRun(sources, settings)
    // Nothing else may hold the memory while it is changed, so that nothing of it is copied.
    swap(&run.memory, &memory)
    defer { swap(&run.memory, &memory) }
    return run.extract()
  }

  /// Returns the number of tokens in a text, for those who measure how fast it is lexed.
  package static func tokenCount(of text: SourceText) -> Int {
    let syntax = SourceSyntax(of: text.path)
    let list = TokenList(text, syntax, keepsComments: false)
    return list.count
  }

  /// Returns the hashes of what stands between double quotes in a text.
  package static func literals(in text: SourceText) -> [LiteralHash] {
    // For itself alone no text is worth its tokens.
    SourceUnit(text).literalHashes(isSound: false)
  }

  /// Returns the findings of the conflicts that git has left in a text.
  package static func conflicts(in text: SourceText) -> [Diagnostic] { SourceUnit(text).conflicts }

  /// Returns the hashes of what stands between two quotes of a line in code of any language.
  package static func quotedTexts(in bytes: [UInt8]) -> [LiteralHash] { bytes.quotedTexts }

  /// Returns the modules that a Swift text imports, and perhaps words behind `import` that do not.
  package static func imports(in text: SourceText) -> Set<String> {
    text.bytes.importedModules
  }

  /// The routines that need no look at the sources.
  private var known: RoutineTable {
    (settings.readsSwiftUI ? RoutineTable.frameworks : .foundation)
      .adding(settings.customRoutines)
  }

  /// The types of which a literal is a key.
  private var types: LocalizableTypes {
    settings.readsSwiftUI ? .frameworks : .foundation
  }
}
