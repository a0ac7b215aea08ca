import Diagnostics
import LocalizationModel
import SourceFiles
import TextFormats

extension Reporter {
  /// For job summaries and comments on pull requests.
  package static let markdown = Reporter(
    id: "markdown",
    fileExtension: "md",
    summary: "For job summaries and comments on pull requests"
  ) { report, options in
    var markdown = MarkdownWriter()
    markdown.writeHead(of: report, options)
    markdown.writeComparison(of: report, options)
    markdown.writeCoverage(of: report)
    markdown.writeFindings(of: report, options)
    return markdown.text
  }
}

extension MarkdownWriter {
  fileprivate mutating func writeHead(of report: Report, _ options: RenderOptions) {
    let known = report.known?.inWords ?? []
    let title = ([report.findingsInWords] + known).joined(separator: ", ")
    writeLine("# \(Verdict(of: report).sentence(of: report)): \(title)")
    writeLine()
    let scanned = "Scanned \(report.statistics.inWords)"
    let suppressed = report.suppressedAnnotations.count
    let time =
      (suppressed > 0 ? ["\(counted(suppressed, "finding")) suppressed"] : [])
      + (options.showsTime ? [report.statistics.duration] : [])
    let facts = [scanned] + time + (options.timestamp.map { [$0] } ?? [])
    writeLine("\(facts.joined(separator: ", "))")
    writeLine()
    let advice =
      LeftOut.inWords(report.project?.leftOut ?? [], options)
      + report.routineProposals.prefix(3).map(\.inWords)
      + [DeveloperFiles(in: report)].compactMap { $0?.inWords(options) }
      + report.openTables.map { $0.inWords(options) }
    for words in advice { writeLine("- \(words)") }
    if !advice.isEmpty { writeLine() }
    guard let languages = report.languages else { return }
    let expected = languages.expected.map(\.id).joined(separator: ", ")
    writeLine(
      """
      Development language \(languages.development.id) \
      (\(options.origin(languages.developmentOrigin))), \
      expected languages \(expected) (\(options.origin(languages.expectedOrigin)))
      """
    )
    writeLine()
  }

  /// Writes what has changed since an earlier report, if there is one.
  fileprivate mutating func writeComparison(of report: Report, _ options: RenderOptions) {
    guard let previous = report.previous else { return }
    let comparison = Comparison(of: report, with: previous, options)
    let resolved = comparison.resolved.count
    let added = counted(comparison.added, "new finding")
    writeLine("\(added), \(resolved) resolved since \(previous.name)")
    writeLine()
    guard !comparison.missing.isEmpty else { return }
    let changes = Dictionary(grouping: comparison.missing, by: \.change)
    for (change, rows) in changes.sorted(by: { $0.key > $1.key }) {
      let number = "\(change > 0 ? "+" : "−")\(abs(change)) missing in "
      let languages = rows.map(\.language)
      // Many languages with the same gap have one cause, and are read in one line.
      let names =
        languages.count > 3
        ? ["\(languages.count) languages: \(languages.map(\.id).joined(separator: ", "))"]
        : languages.map(\.name)
      for name in names { writeLine("- \(number)\(name)") }
    }
    writeLine()
  }

  fileprivate mutating func writeCoverage(of report: Report) {
    let languages = report.languageCoverage
    guard !languages.isEmpty else { return }
    let columns = CoverageColumn.all(for: languages)
    let titles = columns.map { MarkdownText($0.title) }.joined(separator: " | ")
    writeLine("| Language | \(titles) | |")
    let rule = Array(repeating: "---:" as MarkdownText, count: columns.count + 1)
    writeLine("| --- | \(rule.joined(separator: " | ")) |")
    for row in languages {
      let numbers = columns.map { String($0.count(row.counts)) }
      let cells = ([row.language.nameAndID] + numbers + [row.share]).map { MarkdownText($0) }
      writeLine("| \(cells.joined(separator: " | ")) |")
    }
    writeLine()
    if let words = report.machineTranslationsInWords {
      writeLine(MarkdownText(words))
      writeLine()
    }
  }

  /// Writes the causes of each rule's findings, as many as fit.
  fileprivate mutating func writeFindings(of report: Report, _ options: RenderOptions) {
    let selection = GroupSelection(of: report, options)
    let groups = Dictionary(grouping: selection.groups, by: \.rule)
    let leftOut = Dictionary(
      uniqueKeysWithValues: selection.rulesLeftOut.map { ($0.rule, $0.count) }
    )
    let summaries = Dictionary(uniqueKeysWithValues: report.rulesOfFindings.map { ($0.id, $0) })
    for row in report.ruleCounts {
      guard let groups = groups[row.rule] else { continue }
      let summary = summaries[row.rule]?.summary ?? ""
      writeLine("<details><summary><b>\(row.rule)</b>: \(row.inWords)</summary>")
      writeLine("\n\(summary)\n")
      let more = groups.count - writeItems(groups, options) + (leftOut[row.rule] ?? 0)
      if more > 0 { writeLine("- … and \(more) more") }
      writeLine("\n</details>\n")
    }
  }

  /// Writes a line for each cause, and returns how many there was room for.
  private mutating func writeItems(_ groups: [FindingGroup], _ options: RenderOptions) -> Int {
    for (index, group) in groups.enumerated() {
      let location = group.lead.location
      let place = "\(options.path(location.path)):\(location.line):\(location.column)"
      let item: MarkdownText = "- \(group.lead.message)<br>\(MarkdownText.code(place))"
      guard hasRoom(for: item) else { return index }
      writeLine(item)
    }
    return groups.count
  }
}
