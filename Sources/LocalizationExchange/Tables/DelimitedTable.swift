import LocalizationModel
import SourceFiles
import TextFormats

/// Writes and reads texts as rows of cells, as spreadsheets do.
struct DelimitedTable: Sendable {
  private let separator: Unicode.Scalar

  init(separator: Unicode.Scalar) {
    self.separator = separator
  }

  private enum Column: String, CaseIterable {
    case file, id, source, target, state, comment
    case maxLength = "max length"
    case uses

    /// - Parameter name: A cell of the first row, as a spreadsheet or a person spells it.
    init?(named name: String) {
      self.init(rawValue: name.parts(around: " (", maxSplits: 1)[0].lowercased())
    }
  }

  private static let listSeparator = "; "
  private static let fixedWord = "do-not-translate"
  /// More columns than there are languages.
  private static let columnLimit = 10_000

  func bytes(of document: ExchangeDocument) -> [UInt8] {
    let languages = Set(document.files.flatMap(\.units).flatMap(\.context.others.keys)).sorted()
    let names = Column.allCases.map { column in
      switch column {
      case .source: "source (\(document.source.id))"
      case .target: "target (\(document.target.id))"
      default: column.rawValue
      }
    }
    var rows = [names + languages.map { "text (\($0))" }]
    for file in document.files {
      for unit in file.units {
        rows.append(
          [
            file.original, unit.id, unit.source ?? "", unit.target?.text ?? "", state(of: unit),
            unit.note ?? "", unit.context.limit.map(String.init) ?? "",
            unit.context.uses.joined(separator: Self.listSeparator),
          ] + languages.map { unit.context.others[$0] ?? "" }
        )
      }
    }
    return DelimitedRows(separator: separator).bytes(of: rows)
  }

  private func state(of unit: ExchangeUnit) -> String {
    switch unit.target?.state {
    case nil: unit.isTranslatable ? "missing" : Self.fixedWord
    case .unstated?: "present"
    case .translated?: "translated"
    case .machineTranslated?: ExchangeState.machineWord
    case .unfinished(let word)?: word
    }
  }

  /// - Throws: `ExchangeError` when rows or columns are damaged.
  func read(_ bytes: [UInt8]) throws(ExchangeError) -> ReadDocument {
    var cells = try DelimitedCells(bytes, separator: separator)
    cells.separator = separator(of: cells)
    guard let names = try cells.nextRow(upTo: Self.columnLimit) else {
      throw ExchangeError("the file holds no row")
    }
    var columns: [Column: Int] = [:]
    var languages: [Column: Language] = [:]
    for (index, name) in names.enumerated() {
      let parts = name.parts(around: " (", maxSplits: 1)
      guard let column = Column(named: name) else { continue }
      guard columns[column] == nil else { throw ExchangeError("column '\(name)' is there twice") }
      columns[column] = index
      if parts.count == 2 { languages[column] = Language(parts[1].dropLast()) }
    }
    for column in [Column.file, .id, .source, .target] where columns[column] == nil {
      throw ExchangeError("there is no column '\(column.rawValue)'", line: 1)
    }
    var document = ReadDocument(
      source: languages[.source],
      target: languages[.target],
      files: []
    )
    while let row = try cells.nextRow(upTo: names.count) {
      guard row.count == names.count else {
        throw ExchangeError(
          "the row has \(row.count) cells in the place of \(names.count)",
          line: cells.line
        )
      }
      let values = columns.mapValues { DelimitedRows.text(ofCell: row[$0]) }
      let original = values[.file] ?? ""
      if document.files.last?.original != original {
        document.files.append(ExchangeFile(original: original))
      }
      var unit = Self.unit(values)
      unit.line = cells.line
      document.files[document.files.count - 1].units.append(unit)
    }
    return document
  }

  /// Returns the separator by which the first row has the most columns that are known: spreadsheets
  /// write another one where a comma stands in numbers, and call the file the same.
  private func separator(of cells: DelimitedCells) -> Unicode.Scalar {
    func count(_ separator: Unicode.Scalar) -> Int {
      cells.peekRow(separatedBy: separator, upTo: Self.columnLimit)
        .count { Column(named: $0) != nil }
    }
    let others: [Unicode.Scalar] = [",", ";", "\t"]
    return others.reduce(separator) { count($1) > count($0) ? $1 : $0 }
  }

  private static func unit(_ values: [Column: String]) -> ExchangeUnit {
    let word = values[.state] ?? ""
    let text = values[.target] ?? ""
    var unit = ExchangeUnit(id: values[.id] ?? "", source: values[.source], note: values[.comment])
    unit.isTranslatable = word != fixedWord
    let isThere = !text.isEmpty || word != "missing" && word != fixedWord && !word.isEmpty
    if isThere { unit.target = ExchangeTarget(text, state(word)) }
    return unit
  }

  private static func state(_ word: String) -> ExchangeState {
    switch word {
    // A translator who fills an empty cell need not know of states.
    case "", "present", "missing", fixedWord: .unstated
    case _ where ExchangeState.machineWords.contains(word): .machineTranslated
    case _ where word == "new" || word.hasPrefix("needs-") || word.hasPrefix("x-"):
      .unfinished(word)
    default: .translated
    }
  }
}
