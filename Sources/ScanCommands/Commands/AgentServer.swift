import AgentServer
import AuditReports
import CommandLineOptions
import Facts
import JSONRPC
import L10nScan
import SourceFiles
import TextFormats

/// The settings of `l10nscan mcp`.
struct AgentServerSettings: CommandSettings {
  var scan = ScanSettings()
  var paths: [FilePath] = []
  var isReadOnly = false
  var configuration = ConfigurationSettings()

  static let operands: Operands<Self>? = .audited(\.paths)

  static let sections: [OptionSection<Self>] = [
    OptionSection("Input", SettingValues.options(in: .files, .sources)).within(\.scan.typed),
    OptionSection(
      "Tools",
      [.flag("read-only", \.isReadOnly, help: "Offer no tool that writes files")]
    ),
    OptionSection("Tables", SettingValues.options(in: .tables, .languages)).within(\.scan.typed),
    OptionSection("Rules", SettingValues.options(in: .rules)).within(\.scan.typed),
    OptionSection("Baseline", SettingValues.options(in: .baseline)).within(\.scan.typed),
    OptionSection("Configuration", ConfigurationSettings.options).within(\.configuration),
  ]
}

extension Command {
  /// Serves coding agents.
  static let agentServer = Command(
    "mcp",
    summary: "Serve coding agents with the Model Context Protocol",
    discussion: """
      Agents start the server in the project's folder and talk to it over standard input and \
      output; see docs/agents.md. It uses no network.
      """,
    writes: true
  ) { (settings: AgentServerSettings, console) throws(CommandFailure) in
    let allowed = console.allowingOutside(settings.scan.allowOutside)
    let console = settings.isReadOnly ? allowed.readingOnly : allowed
    let connection = Connection(.lines) { bytes in
      // If the reader is gone, the end of the input follows.
      try? console.print(VisibleText(encoded: bytes))
    }
    try fileOrFail(
      AgentServer.run(settings.host(in: console), connection: connection, read: console.readInput)
    )
    return .success
  }
}

extension AgentServerSettings {
  /// Makes the means of the server.
  fileprivate func host(in console: Console) -> AgentHost {
    AgentHost(
      files: console.files,
      workingFolder: console.workingFolder,
      // Where the system reports no changes, as of network folders, looking at the files does not fail.
      watch: console.watch(true),
      mayWrite: !isReadOnly,
      makeAudit: { files throws(AuditError) in
        let console = console.reading(files)
        return try AuditError.converting {
          () throws(CommandFailure) in try plan(in: console).audit
        }
      },
      reportSince: { revision, isOutdated throws(AuditError) in
        try AuditError.converting { () throws(CommandFailure) in
          try report(since: revision, isOutdated, in: console)
        }
      },
      readBaseline: { audit, path throws(AuditError) in
        try knownFindings(of: audit, path, in: console)
      }
    )
  }

  private func plan(in console: Console) throws(CommandFailure) -> AuditPlan {
    var command = AuditSettings()
    (command.scan, command.paths, command.configuration) = (scan, paths, configuration)
    return try AuditPlan(command, in: console, packagesIn: console.files)
  }

  /// Audits by what is new since a revision.
  private func report(
    since revision: String,
    _ isOutdated: @escaping @Sendable () -> Bool,
    in console: Console
  ) throws(CommandFailure) -> Report {
    var plan = try plan(in: console)
    plan.audit.input.isOutdated = isOutdated
    var known = KnownFindings()
    known.earlier = try plan.earlierFindings(since: revision, in: console)
    if let path = plan.settings.baseline {
      known.stored = try orFail(console.baseline(path, naming: plan.pathOfIdentity))
    }
    var report = try plan.run(in: console)
    known.filter(&report)
    return report
  }

  /// Reads the findings that are known by a baseline in the project, or by the configured one.
  private func knownFindings(
    of audit: Audit,
    _ named: FilePath?,
    in console: Console
  ) throws(AuditError) -> KnownFindings {
    var known = KnownFindings()
    let settings = audit.input.settings
    guard let path = named ?? settings.baseline else { return known }
    if let named {
      guard console.files.isInProject(named, of: ".l10nscan.json") else {
        throw AuditError("'\(named)' leads out of the project")
      }
    }
    let options = ReportSettings().options(for: settings, in: console)
    known.stored = try console.baseline(path) { options.pathOfIdentity($0) }
    return known
  }
}

extension AuditError {
  /// Returns a result of a command; its failure becomes the audit's.
  fileprivate static func converting<Value>(
    _ body: () throws(CommandFailure) -> Value
  ) throws(AuditError) -> Value {
    do throws(CommandFailure) {
      return try body()
    } catch {
      throw AuditError(error.message, hint: error.hint, diagnostics: error.diagnostics)
    }
  }
}
