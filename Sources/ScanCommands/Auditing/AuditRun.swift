import AuditReports
import CompletenessChecks
import LocalizationModel
import SourceFiles
import StringResources

/// One audit, from the settings to the report.
struct AuditRun {
  let report: Report
  /// Every finding, also those that the report's format leaves out.
  var findings: [Diagnostic] { report.findings }

  /// Reads sources and tables, and checks them against each other.
  ///
  /// - Throws: `CommandFailure` when there is nothing to check.
  init(_ settings: AuditSettings, in console: Console) throws(CommandFailure) {
    let clock = ContinuousClock()
    let start = clock.now
    let sources = try settings.source.scan(in: console)
    let tables = try TableScan(settings.source, settings.table, in: console)
    guard settings.table.namesLanguage || tables.tellLanguage else { throw .noLanguage }
    let roots = settings.source.sources + settings.table.tables
    let project = Project(
      extractions: sources.extractions,
      tables: tables.tables,
      declared: LanguageDeclarations(files: console.files).find(for: roots),
      developmentLanguage: settings.table.developmentLanguage,
      expectedLanguages: settings.table.expectedLanguages
    )
    let rules = settings.rule.rules
    let walked = Set(sources.walkDiagnostics + tables.walkDiagnostics)
    let findings = (Checker(rules: rules).check(project) + walked).sorted()
    report = Report(
      findings: findings,
      coverage: project.coverage(),
      languages: project.languages,
      rules: rules.map(RuleSummary.init),
      statistics: Statistics(sources, tables, project, seconds: (clock.now - start).inSeconds),
      excerpts: .load(for: findings, in: console.files),
      project: project,
      toolVersion: Program.version
    )
  }
}

extension Statistics {
  fileprivate init(
    _ sources: SourceScan,
    _ tables: TableScan,
    _ project: Project,
    seconds: Double
  ) {
    self.init(
      sourceFiles: sources.extractions.count,
      tables: tables.tables.count,
      keys: project.tables.reduce(0) { $0 + $1.keys.count },
      references: project.references.count,
      dynamicSites: project.dynamicSites.count,
      seconds: seconds
    )
  }
}

extension RuleSummary {
  init(_ rule: Rule) {
    self.init(
      id: rule.id,
      severity: rule.severity,
      summary: rule.summary,
      explanation: rule.explanation
    )
  }
}

extension Duration {
  fileprivate var inSeconds: Double { self / .seconds(1) }
}

extension CommandFailure {
  /// Tells that no table lies in a language's folder and none names a language itself.
  fileprivate static let noLanguage = Self(
    "no language in any string table",
    hint: "tables lie in folders like 'de.lproj', or say with '--languages' what they should be"
  )
}
