import Changes
import CompletenessChecks
import Diagnostics
import Exchange
import L10nScan
import LocalizationExchange
import LocalizationModel
import Revisions
import SourceFiles
import StringResources
import TextFormats

/// One of the two sides of a comparison, as a command line names it.
enum ComparedSide: Hashable {
  case revision(String)
  /// Where two revisions have parted: `main...topic`.
  case parting(String)
  case index
  case workTree
  /// A table, or a folder with tables.
  case path(FilePath)
  /// The other side, with what a file from a translator brings.
  case documents(FilePath)

  /// Reads what is named: a path that is there, or else a revision.
  init(_ name: String, in console: Console) throws(CommandFailure) {
    let path = FilePath(name)
    // Where that is unknown, git says that there is no such revision.
    guard (try? console.files.exists(path)) == true else {
      self = .revision(name)
      return
    }
    // Without a repository there is no other meaning.
    let repository = try? GitRepository(console.git, besides: console.files)
    if repository?.hasRevision(name) == true {
      throw CommandFailure(
        "'\(name)' is a path, and a revision of git's too",
        hint: "'./\(name)' is the path, and '\(name)~0' the revision"
      )
    }
    let fileExtension = String(path.fileExtension)
    let isExchanged =
      fileExtension == "xcloc" || ExchangeFormat.all.contains { $0.fileExtension == fileExtension }
    self = isExchanged ? .documents(path) : .path(path)
  }

  /// Reads the two sides that a command line names.
  ///
  /// One alone is compared with the work tree, and without any that is compared with its last commit.
  static func both(
    named names: [String],
    isStaged: Bool,
    in console: Console
  ) throws(CommandFailure) -> (before: ComparedSide, after: ComparedSide) {
    var sides: [ComparedSide] = []
    for name in names { sides.append(try ComparedSide(name, in: console)) }
    if sides.count == 1, case .revision(let name) = sides[0], let dots = name.firstRange(of: "..") {
      let isParting = name[dots.upperBound...].hasPrefix(".")
      let first = String(name[..<dots.lowerBound])
      let last = String(name[dots.upperBound...].drop { $0 == "." })
      let ends = [first, last].map { ComparedSide.revision($0.isEmpty ? "HEAD" : $0) }
      sides = [isParting ? .parting(name) : ends[0], ends[1]]
    }
    if sides.count > 2 || sides.count == 2 && isStaged {
      throw CommandFailure(
        usage: "'diff' compares two sides, and \(isStaged ? "'--staged' is one" : "more are named")"
      )
    }
    let other: ComparedSide = isStaged ? .index : .workTree
    switch sides.count {
    case 0: return (.revision("HEAD"), other)
    // What a translator sends back is compared with what is there.
    case 1:
      if case .documents = sides[0] { return (other, sides[0]) }
      return (sides[0], other)
    default: return (sides[0], sides[1])
    }
  }
}

/// The tables of a side.
struct ComparedTables {
  private(set) var tables: [StringTable] = []
  /// The files that could not be read, so that they are not compared.
  private(set) var trouble: [Diagnostic] = []
  /// The tables of which a file could not be taken in.
  private(set) var unreadPlaces: Set<FilePath> = []

  /// Reads the tables of a project.
  fileprivate init(_ input: ScanInput) throws(CommandFailure) {
    var input = input
    input.namesSources = false
    let scan: TableScan
    do throws(AuditError) {
      scan = try TableScan(input)
    } catch {
      // A side without tables is one in which all texts are new, or gone.
      guard error.diagnostics.isEmpty else { throw CommandFailure(error) }
      return
    }
    // What no target takes is compared all the same, and is a part of its table.
    trouble = scan.diagnostics.filter(\.isInputError)
    var joined = JoinedTables(
      scan.tables.map { file in
        var file = file
        if file.membership.reason != nil { file.membership = .unknown }
        return file
      },
      besides: [],
      declared: scan.declaredLanguages,
      developmentLanguage: input.settings.developmentLanguage,
      expectedLanguages: nil,
      regionsInherit: false,
      jobs: input.jobs
    )
    tables = joined.takeTables().tables
    let paths = Set(trouble.map(\.location.path))
    unreadPlaces = Set(
      tables.filter { $0.files.contains { paths.contains($0.path) } }.map(\.place)
    )
  }

  /// Leaves out tables of which nothing is known on one side.
  fileprivate mutating func leaveOut(_ places: Set<FilePath>) {
    tables.removeAll { places.contains($0.place) }
  }

  /// Gives the tables of a folder the places that they have in it, and a single table one place in any
  /// folder.
  fileprivate mutating func seeTables(from folder: FilePath, isFile: Bool) {
    for index in tables.indices {
      tables[index].container = isFile ? "" : tables[index].container.seen(from: folder)
      if isFile { tables[index].name = "Table" }
    }
  }
}

extension ComparedSide {
  /// Reads the tables of both sides.
  ///
  /// - Throws: `CommandFailure` when a side cannot be read, or neither has a table.
  static func tables(
    of sides: (before: ComparedSide, after: ComparedSide),
    _ project: ProjectSettings,
    in console: Console
  ) throws(CommandFailure) -> (before: ComparedTables, after: ComparedTables) {
    let read = { (input: ScanInput) throws(CommandFailure) in try ComparedTables(input) }
    var before = try sides.before.read(project, besides: sides.after, in: console, read)
    var after = try sides.after.read(project, besides: sides.before, in: console, read)
    if case .path(let first) = sides.before, case .path(let second) = sides.after {
      let areFiles = [first, second].allSatisfy { ResourceFormat.format(of: $0) != nil }
      before.seeTables(from: first, isFile: areFiles)
      after.seeTables(from: second, isFile: areFiles)
    }
    let unread = before.unreadPlaces.union(after.unreadPlaces)
    for place in unread.sorted() {
      console.complain("note: table '\(place)' is not compared, as a file of it could not be read")
    }
    before.leaveOut(unread)
    after.leaveOut(unread)
    guard !before.tables.isEmpty || !after.tables.isEmpty || !unread.isEmpty else {
      throw CommandFailure("there is no string table on either side")
    }
    return (before, after)
  }

  /// Reads the files of the side, whatever has them.
  ///
  /// - Parameters:
  ///   - project: What a command line says of the project.
  ///   - other: The other side, which a file from a translator is taken into.
  ///   - console: The console, with today's files.
  ///   - read: Reads what is wanted.
  /// - Returns: What is wanted.
  /// - Throws: `CommandFailure` when the side cannot be read.
  func read<Value>(
    _ project: ProjectSettings,
    besides other: ComparedSide,
    in console: Console,
    _ read: (ScanInput) throws(CommandFailure) -> Value
  ) throws(CommandFailure) -> Value {
    switch self {
    case .path(let path):
      var input = ScanInput(sources: [path], in: console.files)
      if ResourceFormat.format(of: path) != nil {
        input = ScanInput(sources: [], tables: [path], in: console.files)
      }
      return try read(input)
    case .workTree:
      return try read(project.audit(in: console).input)
    case .documents(let path):
      let documents = try console.documents(at: path)
      let base = if case .documents = other { ComparedSide.workTree } else { other }
      return try base.read(project, besides: self, in: console) {
        input throws(CommandFailure) in
        try read(input.taking(documents, from: path, in: console))
      }
    case .index, .revision, .parting:
      let view = try view(in: console)
      var input = try project.audit(in: console).input
      try view.check(input.settings, in: console)
      input.files = view.console(in: console).files
      // Links of the revision may lead elsewhere.
      input.settings.spellAlike(in: input.files)
      let value = try read(input)
      try view.tellTroubles(in: console)
      return value
    }
  }

  private func view(in console: Console) throws(CommandFailure) -> RevisionView {
    let (name, isExact) =
      switch self {
      case .revision(let name): (name, true)
      case .parting(let names): (names, false)
      case .index, .workTree, .path, .documents: ("", true)
      }
    if name.isEmpty { return try RevisionView(stagedIn: console) }
    return try RevisionView(at: name, exactly: isExact, for: "diff", insteadOf: nil, in: console)
  }
}

extension ScanInput {
  /// The same input, with what files from a translator bring.
  fileprivate func taking(
    _ documents: [ReadDocument],
    from path: FilePath,
    in console: Console
  ) throws(CommandFailure) -> ScanInput {
    var importer = try orFail(LocalizationImporter(Audit(of: self), takesRefused: false))
    try orFail(importer.run(documents))
    let refused = importer.skipped.count { $0.reason != .noTranslation }
    if refused > 0 {
      console.complain("note: 'import' would reject \(refused) of the texts in '\(path)'")
    }
    var input = self
    input.files = importer.drafts.fileSystem
    return input
  }
}
