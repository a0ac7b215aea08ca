import Changes
import CompletenessChecks
package import Diagnostics
package import L10nScan
package import LocalizationModel
package import SourceFiles
import StringResources

/// Gives the tables of a project a pseudolanguage, first in memory.
package struct PseudoLocalizer: Sendable {
  /// A file with texts of the language.
  package struct File: Sendable {
    package let path: FilePath
    package let bytes: [UInt8]
    /// How many keys have got a text.
    package let count: Int
  }

  private let project: Project
  private let tables: [ExchangeTable]
  private let language: Language
  private let pseudo: PseudoText
  private var drafts: TableDrafts
  /// The files of the language, and catalogs that have it, sorted by path.
  package private(set) var files: [File] = []
  /// The tables that a text of the language has no place in.
  package let leftOut: [FilePath]
  /// Whether the project's own files name languages, and not this one.
  package let isUndeclared: Bool
  /// The tables that could not be read.
  package let trouble: [Diagnostic]
  /// The folder of the project.
  package let root: FilePath

  /// Reads the tables of an audit.
  ///
  /// - Throws: `AuditError` when there is none.
  package init(
    _ audit: Audit,
    into language: Language,
    as style: PseudoStyle
  ) throws(AuditError) {
    drafts = try TableDrafts(of: audit)
    let (sources, scan, project) = try audit.makeProject()
    let exchange = ExchangeTables(project, scan, in: audit.input.files)
    self.project = project
    self.language = language
    (tables, root) = (exchange.tables, exchange.root)
    pseudo = PseudoText(style)
    leftOut = project.tables.filter(\.isSwifternalization).map(\.container)
    let known = project.declared.known
    isUndeclared = !known.isEmpty && !known.contains(language)
    trouble = sources.diagnostics.filter(\.isInputError) + scan.trouble
  }

  /// Makes all texts.
  ///
  /// - Throws: `AuditError` when a table is in no state to be changed.
  package mutating func run() throws(AuditError) {
    for table in tables {
      guard let path = table.path(for: language).map(drafts.name(of:)) else { continue }
      let edits = edits(of: table, at: path)
      guard !edits.isEmpty else { continue }
      if files.contains(where: { $0.path == path }) { continue }
      if table.form != .catalog {
        try check(path)
        // The language is made anew, so that no text stays of a key that is gone.
        drafts[path] = ResourceFormat.all.first { $0.id == table.format }?.emptyBytes ?? []
      }
      try drafts.apply([(path, edits)])
      files.append(File(path: path, bytes: drafts[path] ?? [], count: edits.count))
    }
    files = files.ordered(by: \.path)
  }

  /// Refuses to write a file that holds the texts of another language too.
  private func check(_ path: FilePath) throws(AuditError) {
    let others = drafts.otherNames(of: path)
    guard let other = others.first(where: { $0.folder.name != path.folder.name }) else { return }
    throw AuditError(
      "'\(path)' and '\(other)' are one file, whose texts would be lost",
      hint: "remove the link first"
    )
  }

  private func edits(of table: ExchangeTable, at path: FilePath) -> [TableEdit] {
    table.keys.compactMap { key in
      let stored = project.tables[table.table].keys[key.index]
      let location = SourceLocation(path: path)
      guard let translation = translation(of: key, stored, in: table, at: location) else {
        return nil
      }
      if table.form == .catalog {
        guard key.isTranslatable, !stored.isStale else { return nil }
        return .setTranslation(translation, key: key.key)
      }
      return .insert(
        TableEntry(
          key: key.key,
          comment: table.form == .strings ? key.comment : nil,
          location: translation.location,
          translations: [translation]
        )
      )
    }
  }

  /// The texts of a key; nil where there is none, or the file cannot hold them.
  private func translation(
    of key: ExchangeTable.Key,
    _ stored: TableKey,
    in table: ExchangeTable,
    at location: SourceLocation
  ) -> Translation? {
    // What stands in the development language's own table is shown, and not the storyboard's text.
    let shown =
      table.form == .strings ? stored.sourceTranslation(in: project.tables[table.table]) : nil
    // Of an `Info.plist` users see no key that has no text.
    let isText = key.key.isText && !project.tables[table.table].isOfInfoPropertyList
    let source =
      (shown ?? key.source).flatMap { $0.units.isEmpty ? nil : $0 }
      ?? Translation(
        language: nil,
        units: isText ? [TranslationUnit(text: key.key, location: location)] : [],
        location: location
      )
    guard !source.units.isEmpty else { return nil }
    let copy = source.untranslated(in: language)
    let isFixed = !stored.needsTranslation
    let made = Translation(
      language: language,
      units: copy.units.map { changed($0, label: key.key, isFixed: isFixed) },
      substitutions: copy.substitutions.map { substitution in
        var made = substitution
        made.units = substitution.units.map {
          changed($0, label: substitution.name, isForm: true, isFixed: isFixed)
        }
        return made
      },
      location: location
    )
    return table.form != .dictionary || made.fitsStringsDictionary ? made : nil
  }

  private func changed(
    _ unit: TranslationUnit,
    label: String,
    isForm: Bool = false,
    isFixed: Bool
  ) -> TranslationUnit {
    var unit = unit
    if !isFixed { unit.text = pseudo.text(unit.text, label: label, isForm: isForm) }
    unit.state = .translated
    return unit
  }
}

extension String {
  /// Whether a key is shown in place of a text that is not written: not an object's in a
  /// storyboard, which has a text of its own.
  fileprivate var isText: Bool { !isEmpty && !isInterfaceBuilderKey }
}
