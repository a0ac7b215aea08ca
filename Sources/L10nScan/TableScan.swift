import CompletenessChecks
package import Diagnostics
import Facts
import KeyExtraction
package import LocalizationModel
import Platform
import ProjectModel
package import SourceFiles
import StringResources

/// The string tables below a set of folders.
package struct TableScan: Sendable {
  /// One for each file, sorted by path.
  package private(set) var tables: [LocalizedTable]
  /// The languages that the project's own files declare.
  package let declaredLanguages: DeclaredLanguages
  /// The files that the targets take, their sources among them.
  private let targets: ProjectTargets
  /// The findings about files and folders that the walk could not look into.
  package let walkDiagnostics: [Diagnostic]

  /// Finds and reads the tables.
  ///
  /// - Throws: `AuditError` when there is none.
  package init(_ input: ScanInput) throws(AuditError) {
    try self.init(input, asking: Facts(in: input.files))
  }

  /// Finds and reads the tables, as far as they are not as they were.
  ///
  /// - Throws: `AuditError` when there is none.
  init(_ input: ScanInput, asking facts: Facts) throws(AuditError) {
    let others = TextSource.fileExtensions.union(ProjectManifests.fileExtensions)
    let found = try facts.answer("tables", in: input.files) { asked throws(AuditError) in
      try Self.find(input.reading(asked.files), and: others)
    }
    input.observer?.found(found.paths.count, 1)
    let files = input.files.observed(by: input.observer)
    // While tables are read.
    let targets = Future(jobs: input.jobs) {
      facts.answer("targets", given: found.paths, in: input.files) { asked in
        ProjectTargets(among: found.paths, input.reading(asked.files).scope)
      }
    }
    let paths = Dictionary(grouping: found.paths, by: Reading.init)
    let translations = paths[.folder] ?? []
    let folders = facts.answer("folders of tables", given: translations, in: files) { asked in
      input.reading(asked.files).translationFolders(of: translations, in: asked.files)
    }
    // What a person names is a table, or is reported to be none.
    let named = Set(input.tables).intersection(translations).subtracting(folders.map(\.path))
    let strays = named.filter { path in !folders.contains { $0.path.folder == path.folder } }
    let ofTables = (paths[.table] ?? []) + strays.sorted()
    let read = facts.answers("table", of: ofTables) { missing in
      ResourceFormat.readTables(
        at: missing.map { ofTables[$0] },
        in: files,
        jobs: input.jobs
      ) { [looksAtTexts = input.looksAtTexts] table in
        if looksAtTexts { table.noteFeatures() }
      }
    }
    let sources = Self.texts(in: paths[.texts] ?? [], for: read, targets, input, facts)
    let isWhole = sources.isEmpty && folders.isEmpty && strays.isEmpty
    tables = isWhole ? read : (read + sources + folders).ordered(by: \.path)
    let given = SurroundingsInput(
      paths: found.paths,
      tables: tables.map(\.path),
      targets: Identity(targets.value)
    )
    let surroundings = facts.answer("surroundings of tables", given: given, in: input.files) {
      [tables] asked in
      let scope = input.reading(asked.files).scope
      return given.targets.object.surroundings(of: tables, among: found.paths, scope)
    }
    for index in tables.indices {
      if let set = surroundings.characterSets[tables[index].path],
        let table = ResourceFormat.readTable(at: tables[index].path, storedIn: set, in: files)
      {
        tables[index] = table
      }
      tables[index].membership = surroundings.memberships[index]
    }
    // The settings of a project may be a table of texts, which reports them as well.
    let conflicts = surroundings.conflicts.filter { [tables] conflict in
      !tables.contains { $0.diagnostics.contains(conflict) }
    }
    walkDiagnostics = found.diagnostics + conflicts
    self.targets = given.targets.object
    declaredLanguages = surroundings.declared
  }

  /// Reads the files that hold first texts of tables.
  private static func texts(
    in paths: [FilePath],
    for tables: [LocalizedTable],
    _ targets: Future<ProjectTargets>,
    _ input: ScanInput,
    _ facts: Facts
  ) -> [LocalizedTable] {
    let files = input.files.observed(by: input.observer)
    let names = TextSource.tableNames(among: paths)
    let given = TextInput(
      paths: paths,
      tables: tables.filter { names.contains($0.name) },
      targets: names.isEmpty ? nil : Identity(targets.value)
    )
    return facts.answer("first texts", given: given, in: files) { asked in
      TextSource.readTables(
        among: paths,
        for: tables,
        takenBy: given.targets?.object.index ?? TargetIndex([]),
        in: asked.files,
        jobs: input.jobs
      )
    }
  }

  /// Finds the tables, and other files on the way.
  ///
  /// - Throws: `AuditError` when there is no table.
  package static func find(
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

  /// The projects and manifests that tell of targets, with all the sources that they name.
  package var manifests: [ProjectManifest] { targets.manifests }

  /// Returns those among some files of the scan that no target takes.
  package func untaken(among paths: [FilePath]) -> [FilePath] {
    targets.untaken(among: paths, of: tables.map(\.path))
  }

  /// How a file that was found is read.
  private enum Reading {
    /// By itself.
    case table
    /// For the tables that translate it.
    case texts
    /// With the other files of its folder, if it is one of Swifternalization's.
    case folder
    /// For its facts about the project's targets.
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
    targets.uncompiled(among: paths, besides: PackageFolders(declaredLanguages))
  }

  /// Whether a target that is not of tests is known to compile a source.
  @Sendable
  func ships(_ path: FilePath) -> Bool { targets.ships(path) }

  /// The names of enumerations that a build step makes of the tables.
  var generatedEnums: Set<String> { targets.generatedEnums }

  /// Whether the same was read as in another scan.
  func isSame(as other: TableScan) -> Bool {
    declaredLanguages == other.declaredLanguages
      && tables.elementsEqual(other.tables) { $0.isSame(as: $1) }
  }

  /// Everything that was wrong, sorted.
  package var diagnostics: [Diagnostic] {
    (walkDiagnostics + tables.flatMap(\.diagnostics)).sorted()
  }

  /// The tables that could not be read; one that no target includes is ignored.
  package var trouble: [Diagnostic] {
    let outside = Set(tables.lazy.filter { $0.membership.reason != nil }.map(\.path))
    return diagnostics.filter { $0.isInputError && !outside.contains($0.location.path) }
  }

  /// Whether any table says which language it is in; one that is broken may have said so.
  var tellsLanguage: Bool {
    tables.contains { table in
      table.language != nil || table.sourceLanguage != nil || table.isBase
        || table.diagnostics.contains { $0.severity == .error }
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

/// The facts beside files that decide which first texts are read: the tables that may translate
/// them.
private struct TextInput: Equatable, Sendable {
  let paths: [FilePath]
  let tables: [LocalizedTable]
  let targets: Identity<ProjectTargets>?

  static func == (left: TextInput, right: TextInput) -> Bool {
    left.paths == right.paths && left.targets == right.targets
      && left.tables.elementsEqual(right.tables) { $0.isSame(as: $1) }
  }
}

/// The facts beside files that decide what is reported of tables.
private struct SurroundingsInput: Equatable, Sendable {
  let paths: [FilePath]
  let tables: [FilePath]
  let targets: Identity<ProjectTargets>
}
