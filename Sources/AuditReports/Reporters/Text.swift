extension Reporter {
  /// For the terminal: findings with their source lines, coverage, and what it all comes to.
  package static let text = Reporter(
    id: "text",
    fileExtension: "txt",
    summary: "For people at a terminal: source lines, coverage table, summary"
  ) { report, options in
    var text = TerminalText(color: options.color)
    let selection = FindingSelection(of: report, options)
    if options.isQuiet && selection.findings.isEmpty { return [] }
    text.writeFindings(selection, of: report, options)
    if !options.isQuiet {
      text.writeRules(of: report)
      text.writeCoverage(of: report, width: options.width)
      text.writeLanguages(of: report, options)
      text.writeUnderstanding(of: report, options)
    }
    text.writeSummary(of: report, options)
    return text.bytes
  }
}
