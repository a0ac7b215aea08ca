import AuditReports
import LocalizationModel
import SourceFiles
import TextFormats

/// A table as cells, its head first; all columns but the first ones hold numbers.
struct CellTable {
  private let rows: [[String]]
  /// The number of columns that hold names.
  private let names: Int

  init(_ rows: [[String]], names: Int) {
    (self.rows, self.names) = (rows, names)
  }

  var text: VisibleText {
    let rows = rows.map { row in row.map { VisibleText($0) } }
    let counts = rows.map { row in row.map(\.string.count) }
    let widths = counts[0].indices.map { column in counts.map { $0[column] }.max() ?? 0 }
    return rows.map { row -> VisibleText in
      let cells = zip(row, widths).enumerated().map { column, cell -> VisibleText in
        let space = String(repeating: " ", count: cell.1 - cell.0.string.count)
        return column < names ? "\(cell.0)\(space)" : "\(space)\(cell.0)"
      }
      return "  \(cells.joined(separator: "  "))\n"
    }.joined()
  }

  var markdown: MarkdownText {
    let rule = rows[0].indices.map { $0 < names ? "---" : "---:" as MarkdownText }
    let cells = rows.map { row in row.map { MarkdownText($0) } }
    return ([cells[0], rule] + cells.dropFirst())
      .map { "| \($0.joined(separator: " | ")) |\n" as MarkdownText }.joined()
  }
}

extension Language {
  /// The name with the id: `German (de)`.
  var title: String { name == id ? id : "\(name) (\(id))" }
}
