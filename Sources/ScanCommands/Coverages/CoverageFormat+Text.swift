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
    let languages = CellTable(languages: summary.languages)
    return summary.gaps.isEmpty ? [languages] : [languages, CellTable(gaps: summary.gaps)]
  }

  private init(languages: [LanguageCoverage]) {
    let hasBypassed = languages.contains { $0.bypassed > 0 }
    let head =
      ["Language", "Keys", "Translated", "Unfinished", "Missing"]
      + (hasBypassed ? ["Bypassed"] : []) + ["Words to do", "Done"]
    let rows = languages.map { row in
      let counts =
        [row.keys, row.translated, row.unfinished, row.missing]
        + (hasBypassed ? [row.bypassed] : []) + [row.wordsToDo]
      return [row.language.title] + counts.map(String.init) + [row.share]
    }
    self.init([head] + rows, names: 1)
  }

  private init(gaps: [Coverage]) {
    let head = ["Language", "Table", "Unfinished", "Missing", "Words to do"]
    let rows = gaps.map { gap in
      let counts = [gap.unfinished, gap.missing, gap.wordsToDo]
      return [gap.language.title, gap.container.appending(gap.table).string]
        + counts.map(String.init)
    }
    self.init([head] + rows, names: 2)
  }
}
