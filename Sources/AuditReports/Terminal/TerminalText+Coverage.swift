import LocalizationModel

extension TerminalText {
  /// Writes how much of the project exists in each language.
  mutating func writeCoverage(of report: Report, width: Int) {
    let languages = report.languageCoverage
    guard !languages.isEmpty else { return }
    let hasUnfinished = languages.contains { $0.unfinished > 0 }
    let barWidth = min(max((width - 60) / 2, 8), 32)

    var header = ["Language", "Keys", "Translated", "Unfinished", "Missing", "", ""]
    if !hasUnfinished { header.remove(at: 3) }
    var alignments = header.map { _ in TerminalTable.Alignment.trailing }
    alignments[0] = .leading
    alignments[header.count - 1] = .leading

    var table = TerminalTable(alignments: alignments)
    table.rows.append(header.map { .init($0, .dim) })
    for row in languages { table.rows.append(cells(of: row, hasUnfinished, barWidth)) }
    table.write(to: &self)
    endLine()
  }

  private func cells(
    of row: LanguageCoverage,
    _ hasUnfinished: Bool,
    _ barWidth: Int
  ) -> [TerminalTable.Cell] {
    let percent = row.percent
    let style: Style = percent == 100 ? .green : row.missing > 0 ? .red : .yellow
    var cells: [TerminalTable.Cell] = [
      .init(row.language.id, .bold), .init("\(row.keys)"), .init("\(row.translated)"),
    ]
    if hasUnfinished { cells.append(.init("\(row.unfinished)")) }
    cells.append(.init("\(row.missing)"))
    cells.append(.init(percent.map { "\($0) %" } ?? "–", style))
    cells.append(.init(bar(of: row, width: barWidth), style))
    return cells
  }

  /// Returns a bar with a full cell only for what is there, and an empty one for any gap.
  private func bar(of row: LanguageCoverage, width: Int) -> String {
    guard row.keys > 0 else { return "" }
    let done = row.translated * width / row.keys
    let begun = (row.translated + row.unfinished) * width / row.keys - done
    return String(repeating: "█", count: done) + String(repeating: "▒", count: begun)
      + String(repeating: "░", count: width - done - begun)
  }
}
