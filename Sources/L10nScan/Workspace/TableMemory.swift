import Diagnostics
import LocalizationModel
import SourceFiles
import StringResources

/// What is known of tables, and of the files that tell about them.
struct TableMemory: Sendable {
  var found = Remembered<FileWalker.Result>()
  var folders = Remembered<[LocalizedTable]>()
  var texts = RememberedOf<TextInput, [LocalizedTable]>()
  var surroundings = RememberedOf<[FilePath], TableSurroundings>()
  /// The tables that were read, with the versions of their files.
  private var files: [FilePath: (version: Int, table: LocalizedTable)] = [:]

  /// Reads the tables at some paths, but for those that are as they were; a function looks at each that
  /// is read.
  mutating func readTables(
    at paths: [FilePath],
    in source: FileSystem,
    after history: FileHistory?,
    jobs: Int,
    _ look: @Sendable (inout LocalizedTable) -> Void
  ) -> [LocalizedTable] {
    guard let history else {
      return ResourceFormat.readTables(at: paths, in: source, jobs: jobs, look)
    }
    let versions = paths.map { history.version(of: $0) }
    let changed = paths.indices.filter { files[paths[$0]]?.version != versions[$0] }
    let read = ResourceFormat.readTables(
      at: changed.map { paths[$0] },
      in: source,
      jobs: jobs,
      look
    )
    for (index, table) in zip(changed, read) { files[paths[index]] = (versions[index], table) }
    return paths.compactMap { files[$0]?.table }
  }
}

/// What decides beside files which first texts are read: the tables that may translate them.
struct TextInput: Equatable, Sendable {
  let paths: [FilePath]
  let tables: [LocalizedTable]

  static func == (left: TextInput, right: TextInput) -> Bool {
    left.paths == right.paths
      && left.tables.elementsEqual(right.tables) { $0.path == $1.path && $0.isSame(as: $1) }
  }
}

/// What the files around tables tell of them.
struct TableSurroundings: Sendable {
  let declared: DeclaredLanguages
  let generatedEnums: Set<String>
  /// Which files the targets take, their sources among them.
  let sources: MembershipFinder
  /// The character sets that a project's file names for its tables.
  let characterSets: [FilePath: SingleByteSet]
  /// Whether a target takes each table.
  let memberships: [TargetMembership]
  /// The conflicts of git in the files of projects.
  let conflicts: [Diagnostic]
}
