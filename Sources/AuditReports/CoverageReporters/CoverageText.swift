import LocalizationModel
import SourceFiles

extension Reporter {
  /// The coverage of each language, and then of each table that a language has not in full.
  static let coverageText = Reporter(
    id: "text",
    fileExtension: "txt",
    summary: "For people at a terminal: each language, and where its gaps are"
  ) { report, options in
    var text = TerminalText(color: options.color)
    text.writeCoverage(of: report, width: options.width)
    text.writeGaps(of: report, options)
    return text.bytes
  }
}

extension TerminalText {
  /// Writes the tables that are incomplete in a language, where there are several tables.
  fileprivate mutating func writeGaps(of report: Report, _ options: RenderOptions) {
    let gaps = report.coverage.filter { $0.translated < $0.keys }
    guard report.coverageByTable.count > 1, !gaps.isEmpty else { return }
    var table = TerminalTable(alignments: [.leading, .leading, .trailing, .trailing, .trailing])
    table.rows.append(
      ["Table", "Language", "Keys", "Translated", ""].map { .init($0, .dim) }
    )
    for gap in gaps {
      let percent = percentage(gap.translated, of: gap.keys) ?? 0
      table.rows.append([
        .init(options.path(gap.container.appending(gap.table))),
        .init(gap.language.nameAndID), .init("\(gap.keys)"), .init("\(gap.translated)"),
        .init("\(percent) %", gap.missing > 0 ? .red : .yellow),
      ])
    }
    table.write(to: &self)
  }
}
