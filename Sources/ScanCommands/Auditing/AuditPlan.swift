import AuditReports
import CompletenessChecks
import L10nScan
import LocalizationModel
import SourceFiles

/// What an audit is to do, after the command line and the configurations have had their say.
struct AuditPlan {
  private var audit: Audit
  /// The mildest severity that makes the audit fail; nil for none.
  let failing: Severity?
  /// The file of findings to leave out.
  let baseline: FilePath?
  /// What the run can find, for a baseline to be judged by it.
  let reach: BaselineReach
  /// How a path tells a finding from others.
  let pathOfIdentity: @Sendable (FilePath) -> String
  /// The settings, and where each comes from.
  let overview: SettingsOverview

  init(_ settings: AuditSettings, in console: Console) throws(CommandFailure) {
    let main = try settings.configuration.load(in: console)
    let tables = settings.table.tables
    let input = try settings.source.input(tables: tables, main, in: console)
    let roots = input.sources + input.tables
    let nested = try settings.configuration.loadNested(below: main, roots, in: console)
    audit = Audit(of: input)
    audit.sources = try Self.sources(settings.extracted, in: console)
    audit.developmentLanguage = settings.table.developmentLanguage(main)
    audit.expectedLanguages = settings.table.expectedLanguages(main)
    audit.regionsInherit = settings.table.regionsInherit(main)
    let configurations = nested + [main].compactMap(\.self)
    audit.suppressions = configurations.flatMap(\.suppressions)
    audit.policy.scopes = settings.rule.scopes(configurations.map(\.scope))
    audit.rules = audit.policy.select(from: settings.rule.candidates)
    baseline = settings.baseline.path ?? main?.baseline
    audit.requirements = settings.threshold.requirements(main)
    failing = settings.threshold.failing(main)
    overview = SettingsOverview(settings, main, nested: nested)
    let options = settings.report.options(in: console)
    pathOfIdentity = { options.pathOfIdentity($0) }
    let languages = audit.expectedLanguages.map { Set($0.map(\.id)) }
    reach = BaselineReach(
      scope: BaselineScope(
        sources: input.sources + settings.extracted,
        tables: input.tables,
        excludes: input.excludes,
        naming: options.pathOfIdentity
      ),
      configuredScope: main.map {
        BaselineScope(
          sources: $0.sources,
          tables: $0.tables,
          excludes: $0.excludes,
          naming: options.pathOfIdentity
        )
      },
      rules: Set(audit.rules.map(\.id.rawValue)),
      languages: settings.table.languages.isEmpty ? nil : languages
    )
  }

  /// Makes a baseline of what was found.
  func baseline(of findings: [Diagnostic]) -> Baseline {
    var baseline = Baseline(findings, naming: pathOfIdentity)
    baseline.scope = reach.scope
    return baseline
  }

  /// Runs the audit over the files of an earlier revision; nil where none is named.
  ///
  /// Where there was nothing to check yet, everything is new.
  mutating func earlierFindings(
    since revision: String?,
    in console: Console
  ) throws(CommandFailure) -> EarlierFindings? {
    guard let revision else { return nil }
    let report = try RevisionReport.make(of: audit, at: revision, in: console)
    audit.earlierTables = report?.project?.tables ?? []
    return EarlierFindings(revision: revision, baseline: baseline(of: report?.findings ?? []))
  }

  /// Reads what was extracted before; nil where nothing was.
  private static func sources(
    _ parts: [FilePath],
    in console: Console
  ) throws(CommandFailure) -> SourceScan? {
    if parts.isEmpty { return nil }
    var scans: [SourceScan] = []
    for path in parts { scans.append(try ExtractedPart.read(path, in: console.files).sources) }
    return SourceScan(joining: scans)
  }

  /// Reads the tables to mend.
  ///
  /// - Throws: `CommandFailure` when there is none.
  func makeFixer() throws(CommandFailure) -> Fixer {
    do throws(ScanFailure) {
      return try Fixer(audit)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Mends what is not known already, and audits what comes of it.
  ///
  /// - Throws: `CommandFailure` when there is nothing to check.
  func run(
    _ fixer: inout Fixer,
    without known: KnownFindings
  ) throws(CommandFailure) -> Report {
    do throws(ScanFailure) {
      return try fixer.run { known.filter($0) }
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Carries out the audit.
  ///
  /// - Throws: `CommandFailure` when there is nothing to check.
  func run(in console: Console) throws(CommandFailure) -> Report {
    let progress = ProgressLine(in: console)
    defer { progress?.end() }
    var audit = audit
    audit.input.observer = progress?.observer
    do throws(ScanFailure) {
      return try audit.run()
    } catch {
      throw CommandFailure(error)
    }
  }
}
