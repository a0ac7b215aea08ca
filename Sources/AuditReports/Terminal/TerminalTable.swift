import TextFormats

/// Rows of a terminal table, aligned by display width.
struct TerminalTable {
  enum Alignment {
    case leading
    case trailing
  }

  /// A piece of text in a column.
  struct Cell {
    var text: String
    var style = TerminalText.Style.plain

    init(_ text: String, _ style: TerminalText.Style = .plain) {
      self.text = text.visible
      self.style = style
    }
  }

  var alignments: [Alignment]
  var rows: [[Cell]] = []

  /// The columns of the terminal that the table takes.
  var width: Int {
    columnWidths.reduce(0) { $0 + $1 + 2 }
  }

  private var columnWidths: [Int] {
    alignments.indices.map { column in rows.map { $0[column].text.displayWidth }.max() ?? 0 }
  }

  /// Writes the rows, indented by two columns, with two between the columns.
  func write(to text: inout TerminalText) {
    let widths = columnWidths
    for row in rows {
      let lastColumn = row.lastIndex { !$0.text.isEmpty } ?? 0
      for (column, cell) in row[...lastColumn].enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.text.displayWidth)
        text.write("  ")
        if alignments[column] == .trailing { text.write(padding) }
        text.write(cell.text, cell.style)
        if alignments[column] == .leading && column < lastColumn { text.write(padding) }
      }
      text.endLine()
    }
  }
}
