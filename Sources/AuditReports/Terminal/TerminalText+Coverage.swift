import LocalizationModel

extension TerminalText {
  /// Writes how much of the project exists in each language, with bars where there is room.
  mutating func writeCoverage(of report: Report, _ options: RenderOptions) {
    let (languages, others) = rows(of: report, options)
    guard !languages.isEmpty else { return }
    let columns = CoverageColumn.all(for: languages)
    var table = TerminalTable(
      alignments: [.leading] + Array(repeating: .trailing, count: columns.count + 1)
    )
    let head = ["Language"] + columns.map(\.title) + [""]
    table.rows.append(head.map { .init($0, .dim) })
    for row in languages {
      var cells = [TerminalTable.Cell(row.language.nameAndID)]
      cells += columns.map { .init("\($0.count(row.counts))") }
      table.rows.append(cells + [.init(row.share, style(of: row))])
    }

    let barWidth = min(options.width - table.width - 2, 32)
    if barWidth >= 8 {
      table.alignments.append(.leading)
      table.rows[0].append(.init(""))
      for (index, row) in languages.enumerated() {
        table.rows[index + 1].append(.init(bar(of: row, width: barWidth), style(of: row)))
      }
    }
    table.write(to: &self)
    if !others.isEmpty { writeLine("  and \(Self.words(for: others, report))", .dim) }
    endLine()
  }

  /// Returns the languages to show, and those that there is no room for.
  ///
  /// The ones that lack most come first, but for those that translators are still at.
  private func rows(
    of report: Report,
    _ options: RenderOptions
  ) -> (shown: [LanguageCoverage], others: [LanguageCoverage]) {
    let all = report.languageCoverage
    guard options.lines != nil, all.count > Self.limitOfLanguages else { return (all, []) }
    let inProgress = Set(report.languages?.inProgress ?? [])
    let ranked = all.sorted { left, right in
      let (first, second) = (
        inProgress.contains(left.language), inProgress.contains(right.language)
      )
      if first != second { return second }
      return left.missing != right.missing
        ? left.missing > right.missing : left.language < right.language
    }
    let shown = Set(ranked.prefix(Self.limitOfLanguages - 1).map(\.language))
    return (all.filter { shown.contains($0.language) }, all.filter { !shown.contains($0.language) })
  }

  private static let limitOfLanguages = 16

  /// Says how far the languages are that are not shown: `30 more languages, 4 of them complete`.
  private static func words(for others: [LanguageCoverage], _ report: Report) -> String {
    let inProgress = Set(report.languages?.inProgress ?? [])
    let begun = others.count { inProgress.contains($0.language) }
    let complete = others.count { $0.missing == 0 && $0.unfinished == 0 }
    let details =
      (complete > 0 ? ["\(complete) of them complete"] : [])
      + (begun > 0 ? ["\(begun) in progress"] : [])
    return (["\(counted(others.count, "more language"))"] + details).joined(separator: ", ")
  }

  private func style(of row: LanguageCoverage) -> Style {
    row.missing > 0 ? .red : row.unfinished > 0 ? .yellow : .green
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

extension Language {
  /// The name with the id, or the id alone where there is no name: `German (de)`.
  var nameAndID: String {
    name == id ? id : "\(name) (\(id))"
  }
}
