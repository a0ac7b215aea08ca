import AuditReports
import Diagnostics
import L10nScan
import SourceFiles
import StringResources
import TextFormats

/// An audit of what the edit of one file broke since the last commit.
struct EditAudit {
  private let edit: AgentEdit
  private let console: Console

  init(_ edit: AgentEdit, in console: Console) {
    (self.edit, self.console) = (edit, console)
  }

  /// Whether the file is a source file or a table of the repository and of the folder that the agent
  /// works in.
  var isOfProject: Bool {
    let files = console.files
    guard FileView.isReadable(edit.file, in: files), let repository = files.repository(around: ".")
    else { return false }
    let place = files.nearestRealPath(of: edit.file)
    return [repository, edit.folder ?? "."].allSatisfy {
      place.isWithin(files.nearestRealPath(of: $0))
    }
  }

  /// Returns the report of what is new and about the file.
  ///
  /// The last commit is audited only if there is anything that may be new.
  ///
  /// - Throws: `CommandFailure` when there is nothing to check, or no commit.
  func report() throws(CommandFailure) -> Report {
    var command = AuditSettings()
    command.paths = [edit.file]
    var plan = try AuditPlan(command, in: console, packagesIn: console.files)
    var report = try plan.run(in: console)
    report.findings = report.findings.filter { isBreak($0, plan.view) }
    guard !report.findings.isEmpty else { return report }
    var known = KnownFindings()
    known.stored = try BaselineSettings().read(
      plan.settings.baseline,
      naming: plan.pathOfIdentity,
      in: console
    )
    known.earlier = try plan.earlierFindings(since: "HEAD", in: console)
    report.findings = known.filter(report.findings)
    return report
  }

  /// Whether a finding is about the file, and says that something is broken: not that work is left.
  private func isBreak(_ finding: Diagnostic, _ view: FileView?) -> Bool {
    guard finding.severity > .note, !Self.isAboutWork(finding.rule) else { return false }
    let places = [finding.location] + finding.notes.compactMap(\.location)
    if places.contains(where: { view?.holds($0.path) == true }) { return true }
    let isTable = ResourceFormat.format(of: edit.file) != nil
    return isTable && finding.subject.table == String(edit.file.stem)
  }

  /// Whether a rule's findings come with texts and calls that are added one after the other.
  private static func isAboutWork(_ rule: RuleID) -> Bool {
    rule != "missing-key" && rule.tellsGap || rulesOfWork.contains(rule)
  }

  private static let rulesOfWork: Set<RuleID> = [
    "absent-language", "insufficient-coverage", "missing-language", "needs-review",
    "outdated-translation", "stale-key", .unusedKey, "unused-table",
  ]
}
