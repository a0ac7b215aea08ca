import TextFormats

extension Reporter {
  /// For the terminal: findings with their source lines, coverage, and what it all comes to.
  package static let text = Reporter(
    id: "text",
    fileExtension: "txt",
    summary: "For people at a terminal: source lines, coverage table, summary"
  ) { report, options in
    var text = TerminalText(color: options.color)
    let selection = GroupSelection(of: report, options)
    if options.isQuiet, selection.groups.isEmpty,
      !report.unshown.findings.contains(where: options.fails)
    {
      return ""
    }
    text.writeFindings(selection, of: report, options)
    if !options.isQuiet, report.elsewhere == nil {
      text.writeRules(of: report, options)
      text.writeCoverage(of: report, options)
      text.writeLanguages(of: report, options)
      text.writeAbsence(of: report)
      text.writeUnderstanding(of: report, options)
      text.writeWithheld(of: report)
    }
    text.writeSummary(of: report, options)
    return text.whole
  }
}
