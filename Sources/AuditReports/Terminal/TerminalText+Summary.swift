import Diagnostics
import LocalizationModel

extension TerminalText {
  /// Writes how many findings each rule has, the worst rules first.
  mutating func writeRules(of report: Report, _ options: RenderOptions) {
    let counts = report.ruleCounts
    guard counts.count > 1 else { return }
    let limit = options.lines == nil ? counts.count : Self.limitOfRules
    let severities = Severity.allCases.reversed().filter { report.count(of: $0) > 0 }
    var table = TerminalTable(alignments: severities.map { _ in .trailing } + [.leading])
    table.rows.append(severities.map { .init("\($0.rawValue)s", .dim) } + [.init("")])
    for row in counts.prefix(limit) { table.rows.append(cells(of: row, severities)) }
    table.write(to: &self)
    if counts.count > limit {
      let rest = counts.dropFirst(limit)
      let words = Severity.inWords { severity in rest.reduce(0) { $0 + ($1.counts[severity] ?? 0) }
      }
      writeLine("  and \(words) of \(counted(rest.count, "other rule"))", .dim)
    }
    endLine()
  }

  private func cells(of row: RuleCount, _ severities: [Severity]) -> [TerminalTable.Cell] {
    severities.map { severity in
      let count = row.counts[severity] ?? 0
      return .init(count > 0 ? "\(count)" : "", severity.style)
    } + [.init(row.rule.rawValue)]
  }

  private static let limitOfRules = 25

  /// Writes which languages were checked and where that is said.
  mutating func writeLanguages(of report: Report, _ options: RenderOptions) {
    guard let languages = report.languages else { return }
    write("Development language ", .dim)
    write(languages.development.id, .bold)
    writeLine(" (\(options.origin(languages.developmentOrigin)))", .dim)
    write("Expected languages ", .dim)
    write(languages.expected.map(\.id).joined(separator: ", "), .bold)
    writeLine(" (\(options.origin(languages.expectedOrigin)))", .dim)
    if !languages.inProgress.isEmpty {
      write("Languages in progress ", .dim)
      write(languages.inProgress.map(\.id).joined(separator: ", "), .bold)
      writeLine(" (\(languages.inProgress.remedy))", .dim)
    }
    if let words = report.machineTranslationsInWords { writeLine(words, .yellow) }
    if report.statistics.tables > 0, let manifests = report.project?.declared.manifests,
      let first = manifests.first
    {
      let more = manifests.count > 1 ? " and \(counted(manifests.count - 1, "other"))" : ""
      writeLine("Tables of the targets in \(first)\(more)", .dim)
    }
  }

  /// Writes what could not be compared, because half of the input is not there.
  mutating func writeAbsence(of report: Report) {
    let statistics = report.statistics
    if statistics.tables == 0 {
      let texts = counted(statistics.references, "text")
      writeLine(
        statistics.references == 0
          ? "There is no string table, and the code uses no key"
          : "There is no string table; the code uses \(texts), and 'l10nscan extract' writes them"
      )
    } else if statistics.sourceFiles == 0 {
      writeLine("No source file was read, so unused keys are not known")
    } else if statistics.references == 0, statistics.keys > 0 {
      writeLine(
        statistics.calls.seen == 0
          ? "No localization call was found: name the project's own functions with '--routine'"
          : "Unused keys are not known: no call names a key; name the project's own functions with '--routine'"
      )
    }
  }

  /// Writes how many calls are understood, and what keeps the others from it.
  mutating func writeUnderstanding(of report: Report, _ options: RenderOptions) {
    let calls = report.statistics.calls
    if let understanding = report.statistics.understanding {
      write(understanding)
      let reasons = calls.reasons.map { "\($0.reason) (\($0.count))" }
      if !reasons.isEmpty { write("; not resolved: \(reasons.joined(separator: ", "))", .dim) }
      endLine()
    }
    for words in LeftOut.inWords(report.project?.leftOut ?? [], options) {
      writeLine(words, .yellow)
    }
    for proposal in report.routineProposals.prefix(3) { writeLine(proposal.inWords, .yellow) }
    if let files = DeveloperFiles(in: report) { writeLine(files.inWords(options), .yellow) }
    for tables in report.openTables { writeLine(tables.inWords(options)) }
    if !report.openTables.isEmpty { writeLine(report.remedyOfOpenTables, .dim) }
  }

  /// Writes how many findings exceptions withhold, which a person who tries the tool would miss.
  mutating func writeWithheld(of report: Report) {
    let count = report.withheld.reduce(0) { $0 + $1.count }
    guard count > 0 else { return }
    let withheld =
      "\(counted(count, "finding")) withheld by \(counted(report.withheld.count, "built-in exception"))"
    writeLine("\(withheld); '--show-withheld' lists them", .dim)
  }

  /// Writes the last line: whether the app can ship, what was found, and in how much.
  mutating func writeSummary(of report: Report, _ options: RenderOptions) {
    let fixable = report.groups.count { !$0.lead.certainFixes.isEmpty }
    if fixable > 0 {
      writeLine("\(counted(fixable, "finding")) can be fixed with '--fix'", .green)
    }
    let worst = report.findings.map(\.severity).max()
    write("\(Verdict(of: report).sentence(of: report)): ", .bold)
    write(report.findingsInWords.lowercasedStart, worst?.style ?? .green)
    let known = report.known?.inWords ?? []
    if !known.isEmpty { write(", \(known.joined(separator: ", ")),") }
    let suppressed = report.suppressedAnnotations.count
    if suppressed > 0 { write(", \(suppressed) suppressed", .dim) }
    write(" in \(report.statistics.inWords)")
    if options.showsTime { write(", \(report.statistics.duration)") }
    if let timestamp = options.timestamp { write(", \(timestamp)") }
    endLine()
  }
}

extension [Language] {
  /// Says how to list what languages in progress lack; of many, that a list of them is wanted.
  fileprivate var remedy: String {
    let list = count > 4 ? "LIST" : map(\.id).joined(separator: ",")
    return "'--languages \(list)' lists what is missing"
  }
}

extension String {
  fileprivate var lowercasedStart: String { prefix(1).lowercased() + dropFirst() }
}
