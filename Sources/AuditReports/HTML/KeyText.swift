import LocalizationModel
import TextFormats

/// A key of a table as the page lists it: one of the table's own, or one that code alone has.
struct KeyText {
  let key: String
  let comment: String?
  /// Indices into the project's references.
  let references: [Int]
  /// The languages whose text is missing or waits for review, and the work that is left.
  let gaps: [Language: TextGap]
  private let cell: (Language) -> TextCell

  /// Whether a text is missing in one of some languages.
  func isMissing(in languages: [Language]) -> Bool { languages.contains { gaps[$0] == .missing } }

  func text(in language: Language) -> TextCell { cell(language) }

  /// The keys of each table of a report's project; none where it has none.
  static func all(of report: Report) -> [[KeyText]] {
    let rows = Dictionary(grouping: report.coverage, by: \.container)
    return (report.project?.tables ?? []).enumerated().map { number, table in
      // What the table needs no text for, coverage has no row of.
      let needed = (rows[table.container] ?? []).filter { $0.table == table.name }.map(\.language)
      return table.keys.indices.map { KeyText($0, of: table, in: needed) }
        + (report.absentTexts[number] ?? []).map { KeyText($0, of: table) }
    }
  }

  private init(_ index: Int, of table: StringTable, in languages: [Language]) {
    let stored = table.keys[index]
    (key, comment, references) = (stored.key, stored.comment, stored.references)
    gaps = languages.reduce(into: [:]) { $0[$1] = table.statuses[index, $1]?.work }
    cell = { TextCell(of: index, in: $0, of: table) }
  }

  private init(_ absent: AbsentText, of table: StringTable) {
    (key, comment, references) = (absent.key.key, nil, absent.key.references)
    gaps = absent.gaps
    cell = { language in
      if absent.gaps[language] != nil { return .missing }
      return language == table.developmentLanguage ? .key : .unneeded
    }
  }
}
