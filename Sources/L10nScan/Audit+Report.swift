package import AuditReports
import CompletenessChecks
package import Diagnostics
package import Facts
import KeyExtraction
package import LocalizationModel
import Platform
import SourceFiles

extension Audit {
  /// Reads sources and tables, and checks them against each other.
  ///
  /// - Throws: `AuditError` when there is nothing to check.
  package func makeReport() throws(AuditError) -> Report {
    try makeReport(asking: Facts(in: input.files))
  }

  /// Reads sources and tables, and checks them against each other, as far as this is not known.
  ///
  /// - Throws: `AuditError` when there is nothing to check.
  package func makeReport(asking facts: Facts) throws(AuditError) -> Report {
    let start = ContinuousClock.now
    var audit = self
    audit.input.files = input.files.rememberingFolders()
    let levels = RuleLevels(settings)
    var checker = Checker(rules: levels.rules)
    checker.isNarrow = !settings.only.isEmpty
    checker.suppressions = settings.allSuppressions
    checker.exceptions.disabled = Set(settings.disabledExceptions.map(\.argument))
    // Findings report what is about one language.
    checker.exceptions.areListed =
      keepsWithheld || settings.showWithheld || !settings.shownLanguages.isEmpty
      || !settings.languages.isEmpty
    checker.jobs = input.jobs
    audit.input.looksAtTexts = checker.looksAtTexts
    let outcome = try audit.analyze(checker, facts)
    var report = audit.report(outcome, levels, checker)
    report.statistics.seconds = (ContinuousClock.now - start) / .seconds(1)
    deallocateInBackground(audit, jobs: input.jobs)
    return report
  }

  /// Reads sources and tables, and joins them: for what changes tables and reports on nothing.
  ///
  /// - Throws: `AuditError` when there is nothing to read.
  package func makeProject() throws(AuditError)
    -> (sources: SourceScan, tables: TableScan, project: Project)
  {
    var audit = self
    audit.input.files = input.files.rememberingFolders()
    let facts = Facts(in: audit.input.files)
    let needs = extras.union([.literals])
    let read = try audit.read(needs, facts)
    return (read.sources, read.tables, try audit.join(read, needs, facts))
  }

  private var settings: ScanSettings { input.settings }

  /// The files whose lines a report may show: what was extracted before names any, and may come from
  /// anybody.
  private var quotedFiles: FileSystem {
    scannedSources == nil
      ? input.files : input.files.quoting(within: settings.sources + settings.tables)
  }

  /// The parts of the sources that rules need beside the keys.
  private func needs(of rules: [Rule]) -> Set<SourceExtra> {
    var needs = rules.reduce(into: extras) { $0.formUnion($1.needs) }
    // Texts that no code uses count as missing in no run, so a run of one rule looks for them too.
    if settings.believesInUse { needs.insert(.literals) }
    return needs
  }

  /// Reads sources and tables, joins them, and runs the rules.
  private func analyze(
    _ checker: Checker,
    _ facts: Facts
  ) throws(AuditError) -> AuditAnalysis {
    let needs = needs(of: checker.rules)
    let read = try read(needs, facts)
    let (sources, tables) = (read.sources, read.tables)
    try input.checkUse()
    let project = try join(read, needs, facts)
    // Counted while rules look for findings.
    let counts = (sources: sources.extractions.count, tables: tables.count)
    let statistics = Future(jobs: input.jobs) {
      Statistics(project, sourceFiles: counts.sources, tables: counts.tables)
    }
    var outcome = AuditAnalysis(project, sources, tables)
    try input.checkUse()
    // Here the last use of what was read is behind: the checks do not need its memory beside theirs.
    outcome.found = checker.findings(in: project)
    outcome.coverage = project.coverage(jobs: input.jobs)
    outcome.statistics = statistics.value
    return outcome
  }

  /// Makes the report of what was found out.
  private func report(
    _ outcome: AuditAnalysis,
    _ levels: RuleLevels,
    _ checker: Checker
  ) -> Report {
    let project = outcome.project
    let review = checker.review(project, found: outcome.found)
    let withheld = review.withheld
    let found = (review.findings + outcome.walked).sorted()
    // No level of a rule makes more of them than notes.
    let shown = levels.apply(to: settings.showWithheld ? withheld.map(\.shown) : []).map {
      var finding = $0
      finding.severity = .note
      return finding
    }
    let findings = (levels.apply(to: found) + shown).sorted()
      .spellingFixes(in: input.files, jobs: input.jobs)
    let suppressed = levels.apply(to: review.suppressed)
    let excerpts = Excerpts.load(
      for: findings + suppressed.map(\.finding),
      in: quotedFiles,
      knowing: outcome.texts,
      jobs: input.jobs
    )
    var report = Report(
      findings: findings,
      suppressed: suppressed,
      coverage: outcome.coverage,
      languages: project.languages,
      rules: levels.rules.map(RuleSummary.init),
      statistics: outcome.statistics,
      excerpts: excerpts,
      project: project,
      toolVersion: Self.version
    )
    report.absentTexts = project.absentTexts
    report.withheld =
      (checker.exceptions.areListed ? withheld.counts : outcome.found.counts).listed
    if keepsWithheld || !settings.shownLanguages.isEmpty { report.withheldFindings = withheld }
    if levels.rules.contains(where: { $0.id == .unusedKey }) {
      report.openTables = project.openTables
      report.routineProposals = project.routineProposals
    }
    return report
  }

  /// Reads sources and tables and joins them, as for an audit that checks nothing; beside them are the
  /// findings about files of tables.
  ///
  /// - Throws: `AuditError` when there is nothing to read.
  package func makeProject() throws(AuditError) -> (project: Project, trouble: [Diagnostic]) {
    let needs = extras.union(settings.believesInUse ? [.literals] : [])
    let facts = Facts(in: input.files)
    let read = try read(needs, facts)
    return (try join(read, needs, facts), read.tables.trouble)
  }

  /// Joins what is there, for what a configuration should name.
  ///
  /// - Throws: `AuditError` when there is nothing to read.
  func makeProjectWithLiterals() throws(AuditError) -> Project {
    let facts = Facts(in: input.files)
    return try join(try read([.literals], facts), [.literals], facts)
  }

  /// The sources and tables that were read of a project.
  private struct Reading {
    let sources: SourceScan
    let tables: TableScan
    /// All files of sources that were found; nil where some folders were left out.
    var sourcePaths: [FilePath]?
    /// The tables, if another thread puts them together.
    var joined: Future<JoinedTables>?
  }

  /// Reads sources and tables; of the sources also what rules need beside the keys.
  private func read(
    _ needs: Set<SourceExtra>,
    _ facts: Facts
  ) throws(AuditError) -> Reading {
    if let scannedSources {
      return Reading(sources: scannedSources, tables: try TableScan(input))
    }
    var coming: Future<Result<TableScan, AuditError>>?
    // Sources come first, so that a project without any fails before its tables are read.
    let found = try facts.answer("sources", in: input.files) { asked throws(AuditError) in
      try FoundSources(input.reading(asked.files)) {
        // While tests are distinguished and declarations read.
        coming = Future(jobs: input.jobs) { [input] in
          Result { () throws(AuditError) in try TableScan(input, asking: facts) }
        }
      }
    }
    input.observer?.found(found.paths.count, 1)
    let tables: () throws(AuditError) -> TableScan
    if let coming {
      tables = { () throws(AuditError) in try coming.value.get() }
    } else {
      let read = try TableScan(input, asking: facts)
      tables = { () throws(AuditError) in read }
    }
    if found.paths.isEmpty, try tables().tables.isEmpty {
      throw input.nothingToCheck(found.diagnostics)
    }
    try input.checkUse()
    var joined: Future<JoinedTables>?
    let sources = try SourceScan(
      of: found,
      input,
      extras: needs,
      asking: facts
    ) { () throws(AuditError) in
      let tables = try tables()
      // While sources are read.
      let joining = Future(jobs: input.jobs) { [settings, paths = found.paths] in
        facts.answer("joined tables", given: JoinInput(tables, paths)) { _ in
          JoinedTables(tables, besides: paths, settings)
        }
      }
      joined = joining
      return (tables, joining)
    }
    return Reading(
      sources: sources,
      tables: try tables(),
      sourcePaths: found.allPaths,
      joined: joined
    )
  }

  private func join(
    _ read: Reading,
    _ needs: Set<SourceExtra>,
    _ facts: Facts
  ) throws(AuditError) -> Project {
    let (sources, tables) = (read.sources, read.tables)
    let namesLanguage = settings.developmentLanguage != nil || settings.expectedLanguages != nil
    let mayTellNone = input.mayLackTables ? !tables.hasTables : tables.tables.isEmpty
    guard
      namesLanguage || tables.tellsLanguage || mayTellNone
        || tables.declaredLanguages.development != nil && tables.areInOneLanguage
    else {
      throw AuditError(
        "no language in any string table",
        hint: "tables lie in folders like 'de.lproj'; '--development-language en' says that those "
          + "outside of such are in English"
      )
    }
    try settings.checkLanguages(tables)
    var project = Project(sources.extractions, tables, settings, joined: read.joined)
    project.requirements = CoverageRequirements(settings)
    project.requirements.reportsAllGaps = settings.typed.languages != nil
    project.earlierTables = earlierTables
    project.terms = input.terms(facts)
    project.mentionedKeys = mentionedKeys(of: project, read, needs, facts)
    project.routineProposals = RoutineEvidence(project, input, facts)
      .proposals(from: sources.extractions)
    if needs.contains(.literals), settings.believesInUse {
      let tables = project.dismissUnusedKeys().map { project.tables[$0] }
      project.tableMentions = TableMentions(input).find(for: tables, facts)
    }
    if needs.contains(.literals) {
      let marks = sources.extractions.mentions(of: project.marksOfControls) { [LiteralHash($0)] }
      project.dismissReplacedTexts(marks)
    }
    project.dismissKeysOfDevelopers()
    let unused = UnusedCode(in: input.files, jobs: input.jobs, asking: facts) {
      input.filesNamingCode(facts)
    }
    project.dismissKeys(
      ofUnusedCode: unused.declarations(around: project.placesOfGaps, in: sources.extractions)
    )
    project.judgeMachineTranslations()
    project.judgeProgress()
    return project
  }

  /// Finds those of the keys without a use that code mentions all the same.
  private func mentionedKeys(
    of project: Project,
    _ reading: Reading,
    _ needs: Set<SourceExtra>,
    _ facts: Facts
  ) -> Set<String> {
    guard needs.contains(.literals) else { return [] }
    let extractions = reading.sources.extractions
    let keys = project.namesWithoutCall
    let mentioned = extractions.mentions(of: keys, hashedBy: LiteralHash.all)
    return OtherUsers(input, reading.sourcePaths, facts)
      .mentions(of: keys.subtracting(mentioned), besides: extractions.map(\.path))
      .union(mentioned)
      .union(OtherPropertyLists(input).mentions(of: project.unaskedPermissions, facts))
  }
}

/// The facts by which tables are put together, beside settings.
private struct JoinInput: Equatable, Sendable {
  private let tables: TableScan
  private let manifests: [FilePath]

  init(_ tables: TableScan, _ sources: [FilePath]) {
    (self.tables, manifests) = (tables, sources.filter { $0.name == "Package.swift" })
  }

  static func == (left: JoinInput, right: JoinInput) -> Bool {
    left.manifests == right.manifests && left.tables.isSame(as: right.tables)
  }
}

extension ScanSettings {
  /// Whether `unused-key` is believed where it says that no code uses a key; a run of other rules
  /// alone does not change that.
  fileprivate var believesInUse: Bool {
    var settings = self
    settings.typed.only = nil
    return RuleLevels(settings).rules.contains { $0.id == .unusedKey }
  }
}

extension Statistics {
  init(_ project: Project, sourceFiles: Int, tables: Int) {
    self.init(
      sourceFiles: sourceFiles,
      tables: tables,
      keys: project.tables.reduce(0) { $0 + $1.keys.count },
      sparedKeys: project.tables.reduce(0) { $0 + $1.statuses.countOfNotNeeded },
      absentKeys: project.absentKeys.count(where: \.isMissing),
      references: project.references.count,
      dynamicSites: project.undeterminedSites.count,
      calls: CallSites(project.references, project.dynamicSites)
    )
  }
}

extension RuleSummary {
  fileprivate init(_ rule: Rule) {
    self.init(
      id: rule.id,
      severity: rule.severity,
      risk: rule.risk,
      summary: rule.summary,
      explanation: rule.explanation,
      group: rule.group
    )
  }
}
