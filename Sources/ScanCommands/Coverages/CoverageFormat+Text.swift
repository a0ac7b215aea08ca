import AuditReports
import LocalizationModel
import SourceFiles
import TextFormats

extension CoverageFormat {
  /// For people: columns that stand below each other.
  static let text = CoverageFormat(id: "text") { summary in
    CoverageTable.all(for: summary).map(\.text).joined(separator: "\n")
  }

  /// For job summaries and pages of a repository.
  static let markdown = CoverageFormat(id: "markdown") { summary in
    VisibleText(CoverageTable.all(for: summary).map(\.markdown).joined(separator: "\n"))
  }
}

/// A table of coverage as cells; all columns but the first ones hold numbers.
struct CoverageTable {
  private var rows: [[String]]
  /// The number of columns that hold names.
  private let names: Int

  /// The languages, then the tables with gaps where there are any.
  static func all(for summary: CoverageSummary) -> [CoverageTable] {
    let languages = CoverageTable(languages: summary.languages)
    return summary.gaps.isEmpty ? [languages] : [languages, CoverageTable(gaps: summary.gaps)]
  }

  private init(languages: [CoverageSummary.Row]) {
    names = 1
    rows = [["Language", "Keys", "Translated", "Unfinished", "Missing", "Words to do", "Done"]]
    rows += languages.map { row in
      let counts = [row.keys, row.translated, row.unfinished, row.missing]
      let words = row.words - row.translatedWords
      return [row.language.title] + (counts + [words]).map(String.init)
        + ["\(CoverageSummary.percent(row.translated, of: row.keys)) %"]
    }
  }

  private init(gaps: [Coverage]) {
    names = 2
    rows = [["Language", "Table", "Unfinished", "Missing", "Words to do"]]
    rows += gaps.map { gap in
      let counts = [gap.unfinished, gap.missing, gap.wordsToDo]
      return [gap.language.title, gap.container.appending(gap.table).string]
        + counts.map(String.init)
    }
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
  fileprivate var title: String { name == id ? id : "\(name) (\(id))" }
}
