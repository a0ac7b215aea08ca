package import Changes
import CompletenessChecks
import Diagnostics
package import L10nScan
package import LocalizationModel
package import SourceFiles
import StringResources

/// Moves the tables of a project into String Catalogs, or out of them, first in memory.
///
/// What is shown for each key is worked out before and after; a table in which anything changes stays
/// as it is.
package struct Migrator: Sendable {
  /// The form that tables are to have.
  package enum Form: String, CaseIterable, Sendable {
    case catalogs
    case strings
  }

  /// A table that becomes other files.
  package struct Migration: Sendable {
    package let removed: [FilePath]
    package let made: [FilePath]
    package let keyCount: Int
    package let languages: [Language]
    /// The texts that are there and the same, one for each key and language.
    package let sameCount: Int
    /// The languages with missing texts, in whose place the development language's are shown from
    /// now on.
    package let gained: [Language: Int]
    package let notes: MigrationNotes
    /// Files of the table that no target takes, and that stay where they are.
    package let outside: [FilePath]
    /// The targets that take the files by now, and the projects that say so.
    package let targets: [TargetPlace]
  }

  private var audit: Audit
  private let form: Form
  package private(set) var drafts: TableDrafts
  /// The tables that become other files, in the order of their places.
  package private(set) var migrations: [Migration] = []
  /// The tables that stay as they are, by their places, and why; a table may have several reasons.
  package private(set) var refused: [(table: FilePath, problem: MigrationProblem)] = []
  /// The files of tables that no target takes any file of, and that stay where they are.
  package private(set) var untaken: [FilePath] = []
  /// The files that no target takes, of tables that have others in the wanted form already.
  package private(set) var leftBehind: [FilePath] = []

  /// Reads the tables of an audit.
  ///
  /// - Throws: `AuditError` when there is none.
  package init(_ audit: Audit, to form: Form) throws(AuditError) {
    (self.audit, self.form) = (audit, form)
    drafts = try TableDrafts(of: audit)
  }

  /// Makes all changes.
  ///
  /// - Throws: `AuditError` when there is nothing to read, or not all could be read: a file that is
  ///   left behind would be in the way of the new ones.
  package mutating func run() throws(AuditError) {
    let (_, scan, project) = try audit.makeProject()
    let unread = (scan.diagnostics + drafts.unread).filter(\.isUnread)
    guard unread.isEmpty else {
      throw AuditError(
        "cannot tell what belongs to a table, as not everything could be read",
        diagnostics: Set(unread).sorted()
      )
    }
    let files = Dictionary(scan.tables.map { ($0.path, $0) }) { first, _ in first }
    let folders = LanguageFolders(of: scan.tables)
    for table in project.tables {
      let all = table.files.compactMap { files[$0.path] }
      guard all.contains(where: { form.takes($0) }) else { continue }
      let untouched = drafts
      // What an earlier run has written for a catalog is compared with what is to be written.
      let own = form == .strings ? all.filter { !$0.isOfTexts } : all
      let table = own.count < all.count ? joined(own, as: table) ?? table : table
      do throws(MigrationProblem) {
        if let other = table.otherPart(among: project.tables, form) { throw .otherPart(other) }
        let (move, problems) = try move(table, own, folders)
        guard problems.isEmpty else {
          refused += problems.map { (table.place, $0) }
          continue
        }
        if move.isEmpty { continue }
        if let other = all.first(where: { $0.isOfTexts && form == .strings && !move.makes($0) }) {
          throw .fileIsThere(other.path)
        }
        try make(move)
        let outside = project.outsideTables.filter { $0.place == table.place }
          .flatMap { $0.files.map(\.path) }
        migrations.append(try judged(move, table, own, besides: outside))
      } catch {
        drafts = untouched
        if case .catalogIsThere = error, let left = try untakenFiles(of: own, in: scan) {
          leftBehind += left
        } else if let rest = remainder(of: table, own, error) {
          migrations.append(rest)
        } else {
          refused.append((table.place, error))
        }
      }
    }
    noteUntaken(project, files)
  }

  /// Returns the files that are of the other form, if no target takes any of them: what an earlier
  /// migration has left where it was.
  private func untakenFiles(
    of own: [LocalizedTable],
    in scan: TableScan
  ) throws(AuditError) -> [FilePath]? {
    let paths = own.filter(form.takes).map(\.path)
    let left = scan.untaken(among: paths)
    return left.count == paths.count ? left : nil
  }

  /// Notes the files of the other form that no target takes, but for those that are reported with
  /// the rest of their tables.
  private mutating func noteUntaken(_ project: Project, _ files: [FilePath: LocalizedTable]) {
    let taken = Set(project.tables.map(\.place))
    let told = Set(migrations.flatMap(\.outside))
    for table in project.outsideTables {
      let left = table.files.filter { file in
        [.noTarget, .excluded].contains(file.membership.reason) && !told.contains(file.path)
          && files[file.path].map(form.takes) == true
      }.map(\.path)
      if taken.contains(table.place) { leftBehind += left } else { untaken += left }
    }
  }

  private func move(
    _ table: StringTable,
    _ own: [LocalizedTable],
    _ folders: LanguageFolders
  ) throws(MigrationProblem) -> (move: TableMove, problems: [MigrationProblem]) {
    guard form == .catalogs else {
      let maker = try StringsMaker(table, own, folders)
      return (maker.move, maker.problems)
    }
    let maker = try CatalogMaker(table, own)
    return (maker.move, maker.problems)
  }

  /// Takes away what an interrupted migration has left: files of which the catalog that is there has all
  /// texts.
  ///
  /// - Returns: nil where it has not, and both were written by hand.
  private mutating func remainder(
    of table: StringTable,
    _ own: [LocalizedTable],
    _ problem: MigrationProblem
  ) -> Migration? {
    let path: FilePath
    switch problem {
    case .catalogIsThere(let place), .fileIsThere(let place): path = place
    default: return nil
    }
    let left = own.filter { form.takes($0) }
    let others = own.filter { !form.takes($0) && $0.path != path }
    guard form == .catalogs, let bytes = drafts[path],
      let catalog = ResourceFormat.format(of: path)?.table(from: bytes, at: path),
      !catalog.diagnostics.contains(where: { $0.severity == .error }),
      let before = joined(others + left, as: table),
      let after = joined(others + [catalog], as: table),
      // Any problem means that the texts are not the same.
      let judge = try? MigrationJudge(textsOf: left, before, after)
    else { return nil }
    for file in left { drafts.remove(file.path) }
    return Migration(
      removed: left.map(\.path),
      made: [path],
      keyCount: judge.keyCount,
      languages: Set(left.map { $0.language ?? table.developmentLanguage }).sorted(),
      sameCount: judge.same,
      gained: judge.gained,
      notes: MigrationNotes(),
      outside: [],
      targets: Set(left.flatMap(\.membership.places)).sorted()
    )
  }

  /// Writes the new files and takes the old ones away, all in memory.
  private mutating func make(_ move: TableMove) throws(MigrationProblem) {
    for file in move.made {
      let bytes = try file.bytes
      // A run that was interrupted may have written it.
      guard drafts[file.path].map({ $0 == bytes }) ?? !isThere(file.path) else {
        throw .fileIsThere(file.path)
      }
      drafts[file.path] = bytes
    }
    for path in move.removed { drafts.remove(path) }
  }

  private func isThere(_ path: FilePath) -> Bool {
    // Where that is unknown, writing the file fails with the reason.
    (try? audit.input.files.exists(path)) ?? false
  }

  /// Reads the new files, and compares what is shown with what was.
  private func judged(
    _ move: TableMove,
    _ table: StringTable,
    _ own: [LocalizedTable],
    besides outside: [FilePath]
  ) throws(MigrationProblem) -> Migration {
    let made = move.made.compactMap { file -> LocalizedTable? in
      guard let bytes = drafts[file.path] else { return nil }
      return ResourceFormat.format(of: file.path)?.table(from: bytes, at: file.path)
    }
    for file in made {
      let defect = file.diagnostics.first { $0.severity == .error }
      if let defect { throw .unwritable(defect.message) }
    }
    let kept = own.filter { !move.removed.contains($0.path) }
    guard let before = joined(own, as: table), let after = joined(kept + made, as: table) else {
      throw .unwritable("no table is left")
    }
    let judge = try MigrationJudge(before, after)
    return Migration(
      removed: move.removed,
      made: move.made.map(\.path),
      keyCount: judge.keyCount,
      languages: Set(made.flatMap { $0.entries.languages }).sorted(),
      sameCount: judge.same,
      gained: judge.gained,
      notes: move.notes,
      outside: outside,
      targets: Set(own.flatMap(\.membership.places)).sorted()
    )
  }

  private func joined(_ files: [LocalizedTable], as table: StringTable) -> StringTable? {
    let files = files.map { file in
      var file = file
      (file.name, file.container) = (table.name, table.container)
      return file
    }
    let language = table.developmentLanguage
    return StringTable(joining: files, developmentLanguage: language, jobs: audit.input.jobs)
  }
}

extension Migrator.Form {
  /// Whether a file is of the other form.
  fileprivate func takes(_ file: LocalizedTable) -> Bool {
    guard ResourceFormat.format(of: file.path)?.id == file.format else { return false }
    return (file.format == .stringCatalog) == (self == .strings)
  }
}

extension LocalizedTable {
  /// Whether the file holds the texts of one language, in a form that every system reads.
  fileprivate var isOfTexts: Bool { format == .strings || format == .stringsDictionary }
}

extension TableMove {
  fileprivate func makes(_ file: LocalizedTable) -> Bool {
    made.contains { $0.path == file.path }
  }

  /// Whether the table has no key that code could use.
  fileprivate var isEmpty: Bool { made.allSatisfy(\.entries.isEmpty) }
}

extension StringTable {
  /// Returns the place of another table that goes under the same name into the same target.
  fileprivate func otherPart(among tables: [StringTable], _ form: Migrator.Form) -> FilePath? {
    guard form == .catalogs else { return nil }
    let targets = Set(files.flatMap(\.membership.places).filter(\.isFlat))
    return tables.first { other in
      guard other.name == name, other.container != container else { return false }
      let others = other.files.flatMap(\.membership.places)
      if !targets.isEmpty || !others.isEmpty { return !targets.isDisjoint(with: others) }
      return isOfRules != other.isOfRules
    }?.container
  }

  /// Whether the files hold nothing but rules, which belong to the texts of another folder.
  private var isOfRules: Bool { files.allSatisfy { $0.format == .stringsDictionary } }
}
