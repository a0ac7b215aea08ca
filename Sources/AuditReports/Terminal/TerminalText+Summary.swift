import Diagnostics
import LocalizationModel

extension TerminalText {
  /// Writes how many findings each rule has, the worst rules first.
  mutating func writeRules(of report: Report) {
    let counts = report.ruleCounts
    guard counts.count > 1 else { return }
    var table = TerminalTable(alignments: [.trailing, .leading, .leading])
    for row in counts {
      let severity = row.severity
      table.rows.append([
        .init("\(row.count)"), .init(severity.rawValue, severity.style), .init(row.rule.rawValue),
      ])
    }
    table.write(to: &self)
    endLine()
  }

  /// Writes which languages were checked and where that is said.
  mutating func writeLanguages(of report: Report, _ options: RenderOptions) {
    guard let languages = report.languages else { return }
    write("Development language ", .dim)
    write(languages.development.id, .bold)
    writeLine(" (\(options.origin(languages.developmentOrigin)))", .dim)
    write("Expected languages ", .dim)
    write(languages.expected.map(\.id).joined(separator: ", "), .bold)
    writeLine(" (\(options.origin(languages.expectedOrigin)))", .dim)
    if let manifests = report.project?.declared.manifests, let first = manifests.first {
      let more = manifests.count > 1 ? " and \(counted(manifests.count - 1, "other"))" : ""
      writeLine("Tables of the targets in \(first)\(more)", .dim)
    }
  }

  /// Writes how many calls are understood, and what keeps the others from it.
  mutating func writeUnderstanding(of report: Report, _ options: RenderOptions) {
    let calls = report.statistics.calls
    guard let understanding = report.statistics.understanding else { return }
    write(understanding)
    let reasons = calls.reasons.map { "\($0.reason) (\($0.count))" }
    if !reasons.isEmpty { write("; not understood: \(reasons.joined(separator: ", "))", .dim) }
    endLine()
    for proposal in report.routineProposals.prefix(3) { writeLine(proposal.inWords, .yellow) }
    for tables in report.openTables { writeLine(tables.inWords(options)) }
    if !report.openTables.isEmpty { writeLine(OpenTables.remedy, .dim) }
  }

  /// Writes the last line: what was found, and in how much.
  mutating func writeSummary(of report: Report, _ options: RenderOptions) {
    let fixable = report.findings.count { !$0.fixes.isEmpty }
    if fixable > 0 {
      writeLine("\(counted(fixable, "finding")) can be mended with '--fix'", .green)
    }
    let worst = report.findings.map(\.severity).max()
    write(report.findingsInWords, worst?.style ?? .green)
    let known = report.known?.inWords ?? []
    if !known.isEmpty { write(", \(known.joined(separator: ", ")),") }
    if !report.suppressed.isEmpty { write(", \(report.suppressed.count) suppressed", .dim) }
    write(" in \(report.statistics.inWords)")
    if options.showsTime { write(", \(report.statistics.duration)") }
    if let timestamp = options.timestamp { write(", \(timestamp)") }
    endLine()
  }
}
