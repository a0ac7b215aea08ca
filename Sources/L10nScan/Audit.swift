public import AuditReports
public import CompletenessChecks
import KeyExtraction
public import LocalizationModel
import SourceFiles

/// An audit of an app's texts: its code against its tables, its languages against each other.
///
/// A test target fails on an incomplete localization with a few lines:
///
///     @Test func `every text is translated`() throws {
///       let audit = Audit(of: ScanInput(sources: ["Sources"], tables: ["Resources"]))
///       let errors = try audit.run().findings.filter { $0.severity == .error }
///       #expect(errors.isEmpty)
///     }
public struct Audit: Sendable {
  public var input: ScanInput
  /// The language that the keys or the first texts are written in; nil to find it.
  public var developmentLanguage: Language?
  /// The languages that texts must exist in; nil for all that the project has.
  public var expectedLanguages: [Language]?
  /// Whether a regional form of a language may leave out what that language has.
  public var regionsInherit = false
  /// The rules to run.
  public var rules = Rule.onByDefault
  /// What the sources ask for, where that was read before; nil to read them.
  public var sources: SourceScan?
  /// What is said of the findings of single files, tables, keys and languages.
  public var policy = RulePolicy()
  /// What is required of the translations.
  public var requirements = CoverageRequirements()
  /// What configurations suppress.
  public var suppressions: [Suppression] = []
  /// The tables as they were at an earlier revision, which tell what has changed since.
  public var earlierTables: [StringTable] = []

  public init(of input: ScanInput) {
    self.input = input
  }

  /// The version of this program, which reports name.
  public static let toolVersion = "0.1.0"

  /// Reads sources and tables, and checks them against each other.
  ///
  /// - Throws: `ScanFailure` when there is nothing to check.
  public func run() throws(ScanFailure) -> Report {
    var audit = self
    audit.input.files = input.files.rememberingFolders()
    return try audit.runOnce()
  }

  private func runOnce() throws(ScanFailure) -> Report {
    let clock = ContinuousClock()
    let start = clock.now
    let (sources, tables) = try read()
    let project = try join(sources, tables)
    let walked = Set(sources.walkDiagnostics + tables.walkDiagnostics)
    var statistics = Statistics(project)
    statistics.sourceFiles = sources.extractions.count
    statistics.tables = tables.tables.count
    // Here the last use of what was read is behind: the checks do not need its memory beside theirs.
    var checker = Checker(rules: rules)
    checker.suppressions = suppressions
    checker.jobs = input.jobs
    let review = checker.review(project)
    let found = (review.findings + walked).sorted()
    let findings = policy.apply(to: found).spellingFixes(in: input.files, jobs: input.jobs)
    let suppressed = policy.apply(to: review.suppressed)
    statistics.seconds = (clock.now - start) / .seconds(1)
    return Report(
      findings: findings,
      suppressed: suppressed,
      coverage: project.coverage(jobs: input.jobs),
      languages: project.languages,
      rules: rules.map(RuleSummary.init),
      statistics: statistics,
      excerpts: .load(for: findings + suppressed.map(\.finding), in: input.files),
      project: project,
      toolVersion: Self.toolVersion
    )
  }

  private func read() throws(ScanFailure) -> (SourceScan, TableScan) {
    if let sources { return (sources, try TableScan(input)) }
    // A project without sources is told of before its tables are read.
    let found = try SourceScan.find(input)
    input.observer?.found(found.paths.count, 1)
    let tables = try TableScan(input)
    let sources = try SourceScan(
      of: found,
      input,
      accessors: tables.tables.flatMap(\.generatedSymbols),
      extras: extras,
      isBesideTables: true
    )
    return (sources, tables)
  }

  private var looksForUnusedKeys: Bool { rules.contains { $0.id == "unused-key" } }

  /// What the rules need of the sources beside their keys.
  private var extras: Set<ExtractionSettings.Extra> {
    var extras: Set<ExtractionSettings.Extra> = looksForUnusedKeys ? [.literals] : []
    if rules.contains(where: { $0.id == "hard-coded-text" }) { extras.insert(.hardCodedTexts) }
    return extras
  }

  private func join(_ sources: SourceScan, _ tables: TableScan) throws(ScanFailure) -> Project {
    let namesLanguage = developmentLanguage != nil || expectedLanguages != nil
    guard namesLanguage || tables.tellsLanguage else {
      throw ScanFailure(
        "no language in any string table",
        hint: "tables lie in folders like 'de.lproj', unless their languages are named"
      )
    }
    var project = Project(
      extractions: sources.extractions,
      tables: tables.tables,
      declared: tables.declaredLanguages,
      developmentLanguage: developmentLanguage,
      expectedLanguages: expectedLanguages,
      regionsInherit: regionsInherit,
      jobs: input.jobs
    )
    project.requirements = requirements
    project.earlierTables = earlierTables
    if looksForUnusedKeys {
      let keys = project.keysWithoutUse
      let mentioned = sources.extractions.mentions(of: keys)
      let read = Set(sources.extractions.map(\.path))
      project.mentionedKeys = OtherUsers(input)
        .mentions(of: keys.subtracting(mentioned), besides: read).union(mentioned)
    }
    return project
  }
}

extension Statistics {
  fileprivate init(_ project: Project) {
    self.init(
      keys: project.tables.reduce(0) { $0 + $1.keys.count },
      references: project.references.count,
      dynamicSites: project.dynamicSites.count,
      calls: CallSites(project.references, project.dynamicSites)
    )
  }
}

extension RuleSummary {
  fileprivate init(_ rule: Rule) {
    self.init(
      id: rule.id,
      severity: rule.severity,
      summary: rule.summary,
      explanation: rule.explanation
    )
  }
}
