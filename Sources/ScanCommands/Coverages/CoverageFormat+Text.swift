import AuditReports
import LocalizationModel
import SourceFiles
import TextFormats

extension CoverageFormat {
  /// For people: columns that stand below each other.
  static let text = CoverageFormat(id: "text") { summary in
    let tables = CoverageTable.all(for: summary)
    return Array(tables.map(\.text).joined(separator: "\n").utf8)
  }

  /// For job summaries and pages of a repository.
  static let markdown = CoverageFormat(id: "markdown") { summary in
    let tables = CoverageTable.all(for: summary)
    return Array(tables.map(\.markdown).joined(separator: "\n").utf8)
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
      let counts = [gap.unfinished, gap.missing, gap.words - gap.translatedWords]
      return [gap.language.title, gap.container.appending(gap.table).string]
        + counts.map(String.init)
    }
  }

  var text: String {
    let rows = rows.map { row in row.map(\.visible) }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return column < names ? cell.0 + space : space + cell.0
      }
      return "  " + cells.joined(separator: "  ") + "\n"
    }.joined()
  }

  var markdown: String {
    let rule = rows[0].indices.map { $0 < names ? "---" : "---:" }
    let escaped = rows.map { row in row.map(MarkdownText.escaped) }
    return ([escaped[0], rule] + escaped.dropFirst())
      .map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }
}

extension Language {
  /// The name with the id: `German (de)`.
  fileprivate var title: String { name == id ? id : "\(name) (\(id))" }
}
