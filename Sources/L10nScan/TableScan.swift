import CompletenessChecks
package import Diagnostics
import KeyExtraction
package import LocalizationModel
import SourceFiles
import StringResources

/// The string tables below a set of folders.
package struct TableScan: Sendable {
  /// One for each file, sorted by path.
  package private(set) var tables: [LocalizedTable]
  /// The languages that the project's own files declare.
  package let declaredLanguages: DeclaredLanguages
  /// The names of enumerations that a build step makes of the tables.
  let generatedEnums: Set<String>
  /// The files that the targets take, their sources among them.
  private let sources: MembershipFinder
  /// The findings about files and folders that the walk could not look into.
  package let walkDiagnostics: [Diagnostic]

  /// Finds and reads the tables.
  ///
  /// - Throws: `AuditError` when there is none.
  package init(_ input: ScanInput) throws(AuditError) {
    var memory = AuditMemory(isKept: false)
    try self.init(input, remembering: &memory)
  }

  /// Finds and reads the tables, as far as they are not as they were.
  ///
  /// - Throws: `AuditError` when there is none.
  init(_ input: ScanInput, remembering memory: inout AuditMemory) throws(AuditError) {
    let others = TextSource.fileExtensions.union(ProjectManifests.fileExtensions)
    let found = try memory.remember(\.tables.found, in: input.files) { files throws(AuditError) in
      try Self.find(input.reading(files), and: others)
    }
    input.observer?.found(found.paths.count, 1)
    let history = memory.knownHistory
    let files = input.files.observed(by: input.observer)
    // While tables are read, unless what was read before may still hold.
    let targets =
      memory.isKept
      ? nil : Future(jobs: input.jobs) { Self.targets(among: found.paths, input) }
    let paths = Dictionary(grouping: found.paths, by: Reading.init)
    let translations = paths[.folder] ?? []
    let folders = memory.remember(\.tables.folders, in: files) { files in
      input.reading(files).translationFolders(of: translations, in: files)
    }
    // What a person names is a table or is told to be none.
    let named = Set(input.tables).intersection(translations).subtracting(folders.map(\.path))
    let strays = named.filter { path in !folders.contains { $0.path.folder == path.folder } }
    let read = memory.files.tables.readTables(
      at: (paths[.table] ?? []) + strays.sorted(),
      in: files,
      after: history,
      jobs: input.jobs
    ) { [looksAtTexts = input.looksAtTexts] table in
      if looksAtTexts { table.noteFeatures() }
    }
    let sources = Self.texts(in: paths[.texts] ?? [], for: read, input, &memory)
    let isWhole = sources.isEmpty && folders.isEmpty && strays.isEmpty
    tables = isWhole ? read : (read + sources + folders).ordered(by: \.path)
    let surroundings = memory.files.tables.surroundings.value(
      of: found.paths + tables.map(\.path),
      in: input.files,
      after: history
    ) { [tables] files in
      let input = input.reading(files)
      let targets = targets?.value ?? Self.targets(among: found.paths, input)
      return Self.surroundings(of: tables, among: found.paths, targets, input)
    }
    for index in tables.indices {
      if let set = surroundings.characterSets[tables[index].path],
        let table = ResourceFormat.readTable(at: tables[index].path, storedIn: set, in: files)
      {
        tables[index] = table
      }
      tables[index].membership = surroundings.memberships[index]
    }
    // The settings of a project may be a table of texts, which tells of them as well.
    let conflicts = surroundings.conflicts.filter { [tables] conflict in
      !tables.contains { $0.diagnostics.contains(conflict) }
    }
    walkDiagnostics = found.diagnostics + conflicts
    generatedEnums = surroundings.generatedEnums
    self.sources = surroundings.sources
    declaredLanguages = surroundings.declared
  }

  /// Reads the files that hold first texts of tables.
  private static func texts(
    in paths: [FilePath],
    for tables: [LocalizedTable],
    _ input: ScanInput,
    _ memory: inout AuditMemory
  ) -> [LocalizedTable] {
    let files = input.files.observed(by: input.observer)
    guard memory.isKept else {
      return TextSource.readTables(among: paths, for: tables, in: files, jobs: input.jobs)
    }
    let names = TextSource.tableNames(among: paths)
    return memory.files.tables.texts.value(
      of: TextInput(paths: paths, tables: tables.filter { names.contains($0.name) }),
      in: files,
      after: memory.knownHistory
    ) { files in
      TextSource.readTables(among: paths, for: tables, in: files, jobs: input.jobs)
    }
  }

  /// Finds out what the files around some tables tell of them.
  private static func surroundings(
    of tables: [LocalizedTable],
    among paths: [FilePath],
    _ targets: ProjectTargets,
    _ input: ScanInput
  ) -> TableSurroundings {
    let roots = input.sources + input.tables
    var declared = LanguageDeclarations(files: input.files.observed(by: input.observer))
      .find(for: roots, containers: tables.map(\.container))
    let (manifests, finder) = (targets.files.map(\.manifest), targets.finder)
    var tables = tables
    finder.mark(&tables)
    declared.manifests = finder.origins
    declared.targetClaims = manifests.targetClaims
    declared.noteNotificationServices(among: paths, manifests, finder.index, in: input.files)
    declared.examples = LibraryExamples(manifests, below: roots, in: input.files)
      .find(declared.lists.filter(\.isWhole))
    declared.unlocalizedApps = targets.sources.unlocalizedApps(tables)
    declared.targets =
      tables.holdUnbuiltName(declared.development) ? targets.sources.index : finder.index
    declared.productNames.formUnion(manifests.flatMap(\.targets).flatMap(\.productNames))
    declared.noteNamesOfApps(among: paths, in: input.files)
    return TableSurroundings(
      declared: declared,
      generatedEnums: targets.generatedEnums,
      sources: targets.sources,
      characterSets: manifests.reduce(into: [:]) { sets, manifest in
        sets.merge(manifest.characterSets) { first, _ in first }
      },
      memberships: tables.map(\.membership),
      conflicts: manifests.flatMap(\.conflicts)
    )
  }

  /// What projects and manifests tell, whatever tables there are.
  private struct ProjectTargets: Sendable {
    let files: [ManifestFile]
    let finder: MembershipFinder
    /// The same with all sources.
    let sources: MembershipFinder
    let generatedEnums: Set<String>
  }

  /// Reads what projects and manifests tell of targets.
  private static func targets(among paths: [FilePath], _ input: ScanInput) -> ProjectTargets {
    let files = manifests(among: paths, input)
    let manifests = files.map(\.manifest)
    return ProjectTargets(
      files: files,
      finder: MembershipFinder(manifests, input),
      sources: MembershipFinder(files.map(\.withSources), input),
      generatedEnums: GeneratedEnums(files: input.files).find(among: paths, manifests)
    )
  }

  private static func manifests(among paths: [FilePath], _ input: ScanInput) -> [ManifestFile] {
    ProjectManifests(files: input.files, jobs: input.jobs)
      .read(among: paths, near: input.sources + input.tables)
  }

  /// Finds the tables, and other files on the way.
  ///
  /// - Throws: `AuditError` when there is no table.
  static func find(
    _ input: ScanInput,
    and others: Set<String> = []
  ) throws(AuditError) -> FileWalker.Result {
    // A source file that is named as a source is no table.
    let roots = input.tables.isEmpty ? input.sources.filter { !$0.isSource } : input.tables
    let wanted = ResourceFormat.fileExtensions
    var found = try input.find(
      "string table",
      wanted,
      named: [Swifternalization.baseName],
      and: others,
      named: others.isEmpty ? [] : ProjectManifests.fileNames,
      below: roots,
      orNone: input.mayLackTables
    )
    // Settings of other tools have such names as well, and links to them may lead anywhere.
    found.failures.removeAll {
      ProjectManifests.fileExtensions.contains(String($0.path.fileExtension))
    }
    return found
  }

  /// Finds and reads the projects and manifests that tell of targets.
  ///
  /// - Throws: `AuditError` when there is no table.
  static func manifests(_ input: ScanInput) throws(AuditError) -> [ManifestFile] {
    let found = try find(input, and: ProjectManifests.fileExtensions.union(["pbxproj"]))
    return manifests(among: found.paths, input)
  }

  /// How a file that was found is read.
  private enum Reading {
    /// By itself.
    case table
    /// For the tables that translate it.
    case texts
    /// With the other files of its folder, if it is one of Swifternalization's.
    case folder
    /// For what it tells of the project's targets.
    case manifest

    init(of path: FilePath) {
      if ProjectManifests.fileExtensions.contains(String(path.fileExtension))
        || ProjectManifests.fileNames.contains(String(path.name))
      {
        self = .manifest
      } else if TextSource.fileExtensions.contains(String(path.fileExtension)) {
        self = .texts
      } else {
        self = Swifternalization.mayRead(path) ? .folder : .table
      }
    }
  }

  /// Returns those among some sources that no target compiles, where the projects tell of most.
  func uncompiled(among paths: [FilePath]) -> Set<FilePath> {
    sources.uncompiled(among: paths, besides: PackageFolders(declaredLanguages))
  }

  /// Whether a target that is not of tests is known to compile a source.
  @Sendable
  func ships(_ path: FilePath) -> Bool { sources.index.answer(for: path).isShipped }

  /// Whether nothing that was read is another than in an earlier scan.
  func isSame(as earlier: TableScan) -> Bool {
    declaredLanguages == earlier.declaredLanguages && sources.index == earlier.sources.index
      && tables.elementsEqual(earlier.tables) { $0.path == $1.path && $0.isSame(as: $1) }
  }

  /// Everything that was wrong, sorted.
  package var diagnostics: [Diagnostic] {
    (walkDiagnostics + tables.flatMap(\.diagnostics)).sorted()
  }

  /// What of the tables could not be taken in; one that no target takes is nobody's trouble.
  package var trouble: [Diagnostic] {
    let outside = Set(tables.lazy.filter { $0.membership.reason != nil }.map(\.path))
    return diagnostics.filter { $0.isTroubleWithInput && !outside.contains($0.location.path) }
  }

  /// Whether any table says which language it is in; one that is broken may have said so.
  var tellsLanguage: Bool {
    tables.contains { table in
      table.language != nil || table.sourceLanguage != nil || table.isBase
        || !table.diagnostics.isEmpty
        || table.entries.contains { $0.translations.contains { $0.language != nil } }
    }
  }

  /// Whether targets take tables for code, and no two files of one name, which would be in two languages.
  var areInOneLanguage: Bool {
    let names = tables.filter { $0.isForCode && !$0.membership.places.isEmpty }.map(\.name)
    return !names.isEmpty && Set(names).count == names.count
  }

  /// How many files hold texts by key; an `Info.plist` and settings that make one are no tables.
  var count: Int { tables.count { !$0.format.isInfoPropertyList } }

  /// Whether there is a file of texts by key, besides those that hold the first texts of an interface
  /// or a bundle.
  var hasTables: Bool {
    tables.contains { table in
      switch table.format {
      case .strings, .stringsDictionary, .stringCatalog, .swifternalization: true
      default: false
      }
    }
  }
}

extension ScanInput {
  /// Reads the folders of some files called `base.json` that are Swifternalization's.
  ///
  /// They are for certain where the file itself is named as a table, or where code imports the
  /// library.
  fileprivate func translationFolders(
    of paths: [FilePath],
    in files: FileSystem
  ) -> [LocalizedTable] {
    let bases = paths.filter { $0.name == Swifternalization.baseName }
    guard !bases.isEmpty else { return [] }
    let isImported = importsSwifternalization
    return Swifternalization.readTables(of: bases, in: files) { isImported || tables.contains($0) }
  }

  /// Whether any source imports the library; asked only where there is a file called like its own.
  private var importsSwifternalization: Bool {
    // Without sources, the audit says so itself; a file that cannot be read imports nothing.
    guard let found = try? FoundSources(self) else { return false }
    let line = Array("import Swifternalization".utf8)
    return found.paths.contains { path in
      guard path.fileExtension == "swift", let bytes = try? files.read(path) else { return false }
      return bytes[...].firstOccurrence(of: line) != nil
    }
  }
}

extension FilePath {
  fileprivate var isSource: Bool { KeyExtractor.fileExtensions.contains(String(fileExtension)) }
}
