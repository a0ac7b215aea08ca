import AuditReports
import LocalizationModel
import SourceFiles
import TextFormats

extension CoverageFormat {
  /// For people: columns that stand below each other.
  static let text = CoverageFormat(id: "text") { summary in
    CellTable.all(for: summary).map(\.text).joined(separator: "\n")
  }

  /// For job summaries and pages of a repository.
  static let markdown = CoverageFormat(id: "markdown") { summary in
    VisibleText(CellTable.all(for: summary).map(\.markdown).joined(separator: "\n"))
  }
}

extension CellTable {
  /// The languages, then the tables with gaps where there are any.
  static func all(for summary: CoverageSummary) -> [CellTable] {
    let languages = CellTable(languages: summary)
    return summary.gaps.isEmpty ? [languages] : [languages, CellTable(gaps: summary.gaps)]
  }

  private init(languages summary: CoverageSummary) {
    let columns = CoverageColumn.all(for: summary.languages)
    let head = ["Language"] + columns.map(\.title) + ["Words to do", "Done"]
    let rows = summary.languages.map { row in
      let counts = columns.map { $0.count(row.counts) } + [row.wordsToDo]
      let share = summary.isInProgress(row.language) ? "\(row.share), in progress" : row.share
      return [row.language.title] + counts.map(String.init) + [share]
    }
    self.init([head] + rows, names: 1)
  }

  private init(gaps: [Coverage]) {
    let head = ["Language", "Table", "To review", "Missing", "Words to do"]
    let rows = gaps.map { gap in
      let counts = [gap.unfinished, gap.missing, gap.wordsToDo]
      return [gap.language.title, gap.container.appending(gap.table).string]
        + counts.map(String.init)
    }
    self.init([head] + rows, names: 2)
  }
}
