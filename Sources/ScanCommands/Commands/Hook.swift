import AuditReports
import CommandLineOptions
import SourceFiles
import TextFormats

/// The settings of `l10nscan hook`, which has none: an agent's settings name nothing but the command.
struct HookSettings: CommandSettings {
  static let sections: [OptionSection<Self>] = []
}

extension Command {
  /// Checks the edit of a coding agent.
  static let hook = Command(
    "hook",
    summary: "Check an edit that a coding agent has made",
    discussion: """
      Agents run the command after each edit, and pass JSON with the file's path on standard \
      input. Errors and warnings that are new since the last commit go to standard error, in at \
      most 20 lines. The status is then 2, at which agents read these lines. Otherwise the \
      command prints nothing, and the status is 0.

      Texts that still have no translation are not reported.
      """
  ) { (_: HookSettings, console) throws(CommandFailure) in
    // Whatever prevents the audit is no reason to stop an agent.
    guard let edit = (try? console.readAll()).flatMap(AgentEdit.init) else { return .success }
    let audit = EditAudit(edit, in: console.silent)
    guard audit.isOfProject, let report = try? audit.report(), !report.findings.isEmpty else {
      return .success
    }
    let lines = report.annotations.map(\.lead.line)
    for line in lines.prefix(lines.count > lineLimit ? lineLimit - 1 : lineLimit) {
      console.complain(line)
    }
    if lines.count > lineLimit {
      console.complain("\(lines.count - lineLimit + 1) more; 'l10nscan \(edit.file)' lists all")
    }
    return .failure
  }

  private static let lineLimit = 20
}
