import AuditReports
import Changes
import CompletenessChecks
package import Diagnostics
package import L10nScan
package import LocalizationExchange
package import LocalizationModel
package import SourceFiles
import StringResources
package import TextHistories

/// Gives the texts of a project to translators.
package struct LocalizationExporter: Sendable {
  let project: Project
  let tables: [ExchangeTable]
  let options: ExportOptions
  /// The commits that made the texts, if worklists have them.
  package var history: TextHistory?
  /// The project's files, with the keys that are missing from the tables.
  package let files: FileSystem
  /// The same as they lie there.
  private let filesBefore: FileSystem
  private let named: [Language]?
  private let view: LanguageView
  /// The sources and tables that could not be read.
  package let trouble: [Diagnostic]
  /// The folder that the paths of an export start from.
  package let root: FilePath
  /// The name of the project's file: `App.xcodeproj`.
  package let projectName: String
  package let development: Language

  /// Reads a project.
  ///
  /// - Throws: `AuditError` when there is nothing to read.
  package init(_ audit: Audit, _ options: ExportOptions) throws(AuditError) {
    let (sources, scan, project): (SourceScan, TableScan, Project)
    filesBefore = audit.input.files
    if options.onlyTables {
      (sources, scan, project) = try audit.makeProject()
      files = audit.input.files
    } else {
      // As in Xcode, missing keys are added first, but the files stay as they are.
      var update = UpdateOptions()
      update.writesMissingComments = true
      var updater = try Updater(audit, update)
      (sources, scan, project) = try updater.addMissing()
      files = updater.drafts.fileSystem
    }
    let exchange = ExchangeTables(project, scan, in: files)
    self.project = project
    self.options = options
    named = audit.input.settings.expectedLanguages
    view = LanguageView(audit.input.settings.shownLanguages, of: project.tables)
    tables = exchange.tables
    root = exchange.root
    let name = ExchangeRoot(files).name(in: root)
    projectName = name ?? String(root.name)
    development = project.languages.development
    trouble = sources.diagnostics.filter(\.isInputError) + scan.trouble
  }

  /// Whether translators get what only the code has.
  package var addsMissing: Bool { !options.onlyTables }

  /// The languages that are exported: the named ones, or all but the first one.
  package var languages: [Language] {
    (named ?? project.languages.expected.filter { $0 != development }).filter(view.shows)
  }

  /// The development language where no languages are named: it is shown, but not exported.
  var sourceLanguage: [Language] {
    named == nil && view.shows(development) ? [development] : []
  }

  /// Whether a table or a call has a key.
  package func knows(_ key: String) -> Bool {
    project.tables.contains { $0.keys.contains { $0.key == key } }
      || project.absentKeys.contains { $0.key == key }
  }

  /// The files of the tables.
  package var tablePaths: [FilePath] { project.tables.flatMap(\.files).map(\.path) }

  /// The number of keys that code uses and no translator gets, as no update adds them to a table.
  package var unlistedCount: Int {
    project.absentKeysByHome.values.reduce(0) { $0 + $1.count }
  }

  /// How many texts code uses where there is no table at all.
  package var countWithoutTables: Int {
    project.tables.isEmpty ? Set(project.references.map(\.key)).count : 0
  }

  /// The lists of properties that no table translates, so that no translator gets their texts, with the
  /// numbers of these.
  package var bareLists: [(name: String, count: Int)] {
    project.tables.compactMap { table -> (name: String, count: Int)? in
      let count = table.keys.count { $0.needsTranslation }
      guard table.isBareInfoPropertyList, count > 0, let file = table.files.first
      else { return nil }
      return (String(file.path.name), count)
    }
  }

  /// The tables that are not there yet, with the numbers of their texts, which code alone has.
  package var newTables: [(original: String, count: Int)] {
    tables.compactMap { table -> (original: String, count: Int)? in
      // A file that cannot be looked for is not there.
      guard let path = table.path, (try? filesBefore.exists(path)) != true else { return nil }
      return (table.original, table.keys.count)
    }
  }

  /// The files of first texts, by the paths that an export gives them.
  package var firstTexts: [(original: String, path: FilePath)] {
    tables.compactMap { table in table.path.map { (table.original, $0) } }
  }

  /// The keys that have no name in XLIFF, and the files that they stand in.
  package func unnameableKeys(
    in language: Language
  ) -> [(original: String, key: String)] {
    tables(in: language).flatMap { table in
      let units = TableUnits(table, project, language)
      return units.unnameable.map { (table.original, $0) }
    }
  }

  /// Returns the texts for translators of a language, sorted by file and id.
  package func document(in language: Language) -> ExchangeDocument {
    let files = tables(in: language).compactMap { table -> ExchangeFile? in
      let source = project.tables[table.table].developmentLanguage
      let units = TableUnits(table, project, language).units.filter { unit in
        isWanted(unit, of: table, in: language)
      }
      guard !units.isEmpty else { return nil }
      var file = ExchangeFile(original: table.original, source: source, target: language)
      file.units = units.map { unit in
        options.hasContext ? addingContext(to: unit, of: table, besides: language) : unit.unit
      }.sorted(byNumbers: table.isInterface)
      return file
    }
    return ExchangeDocument(source: development, target: language, files: files)
  }

  /// The tables for translators of a language: all of them if a setting names it.
  func tables(in language: Language) -> [ExchangeTable] {
    if named != nil { return tables }
    return tables.filter { !project.tables[$0.table].shippedLanguages(of: [language]).isEmpty }
  }

  /// Counts the translations that a file from an earlier export has, and that no table has.
  package func untakenCount(of document: ReadDocument, in language: Language) -> Int {
    var texts: [[String]: String] = [:]
    for table in tables(in: language) {
      for unit in TableUnits(table, project, language).units.map(\.unit) {
        texts[[table.original, unit.id]] = unit.target?.text ?? ""
      }
    }
    return document.files.reduce(0) { count, file in
      count
        + file.units.count { unit in
          // A key that is gone needs no translation any more.
          guard let text = unit.target?.text, !text.isEmpty,
            let known = texts[[file.original, unit.id]]
          else { return false }
          return text != known
        }
    }
  }

  func isWanted(
    _ unit: TableUnits.Unit,
    of table: ExchangeTable,
    in language: Language
  ) -> Bool {
    if options.only.isEmpty { return true }
    let owner = project.tables[table.table]
    guard unit.unit.isTranslatable, !owner.neededLanguages(of: [language]).isEmpty else {
      return false
    }
    switch owner.statusForReview(of: unit.key.index, in: language) {
    case .notNeeded?, .inherited?, .original?: return false
    case let status:
      // Blanks are a text for a unit, and none for a reader.
      let work = unit.unit.work ?? (status == .empty ? .missing : nil)
      return work.map { options.isWanted($0, status) } ?? false
    }
  }

  /// Returns the places of references.
  func uses(_ references: [Int]) -> [String] {
    references.map { number in
      let location = project.references[number].location
      return "\(location.path.original(in: root)):\(location.line)"
    }
  }

  func addingContext(
    to unit: TableUnits.Unit,
    of exchange: ExchangeTable,
    besides language: Language
  ) -> ExchangeUnit {
    let (key, table) = (unit.key, project.tables[exchange.table])
    var unit = unit.unit
    let stored = table.keys[key.index]
    unit.context.uses = uses(stored.references)
    unit.context.limit = key.comment.flatMap { Array($0.utf8)[...].lengthLimit(of: stored) }
    guard let place = unit.place else { return unit }
    for other in stored.translations {
      guard let name = other.language, name != language, name != table.developmentLanguage,
        let text = other.text(at: place)
      else { continue }
      unit.context.others[name.id] = text
    }
    return unit
  }
}

extension ExportOptions {
  /// Whether a text is exported.
  func isWanted(_ work: TextGap, _ status: TextStatus?) -> Bool {
    only.contains(work) || addsUnreviewed && work == .machine && status == .unreviewed
  }
}

extension ExchangeUnit {
  /// The work that is left on the translation; nil if there is none.
  var work: TextGap? {
    guard let target, !target.text.isEmpty || source?.isEmpty == true else { return .missing }
    switch target.state {
    case .needsReview: return .review
    case .unfinished: return .missing
    case .machineTranslated: return .machine
    case .unstated, .translated: return nil
    }
  }
}

extension Translation {
  /// The text at a place, or the one that stands for it; nil if it is not written yet.
  fileprivate func text(at place: UnitPlace) -> String? {
    if holdsNewText { return nil }
    let parts = place.substitution.map { name in
      substitutions.last { $0.name == name }?.units ?? []
    }
    let exact = (parts ?? units).last { $0.variation == place.variation }?.text
    return exact ?? (parts == nil ? text : nil)
  }
}
