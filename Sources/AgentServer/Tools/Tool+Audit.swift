import AuditReports
import CompletenessChecks
import Diagnostics
import L10nScan
import LocalizationModel
import SourceFiles
import TextFormats

extension Tool {
  /// Checks the project.
  static let audit = Tool(
    "audit",
    title: "Check texts",
    help: """
      Check the app's texts in code and tables: missing and broken translations, unused and \
      unknown keys. With 'since', only findings that are new since a git revision. Answers the \
      counts, and one finding for each cause, the worst first.
      """,
    parameters: [
      ToolParameter("since", .text, "A git revision, such as 'main' or 'HEAD'"),
      ToolParameter("baseline", .text, "A baseline file in the project, whose findings are known"),
      ToolParameter("file", .text, "Only findings in this file or folder"),
      ToolParameter("rule", .text, "Only findings of this rule"),
      ToolParameter("limit", .number, "How many findings are listed (default: 20)"),
      ToolParameter("offset", .number, "How many findings are passed over first"),
    ]
  ) { (arguments: AuditArguments, project) throws(ToolFailure) in
    guard arguments.since == nil || arguments.baseline == nil else {
      throw ToolFailure("give 'since' or 'baseline', not both")
    }
    if let rule = arguments.rule { _ = try Rule.named(rule) }
    var report: Report
    if let since = arguments.since {
      report = try project.report(since: since)
    } else {
      report = try project.report()
      try project.filter(&report, by: arguments.baseline.map { FilePath($0) })
    }
    return arguments.answer(report, in: try project.place(of: arguments.file))
  }
}

private struct AuditArguments: Decodable {
  let since: String?
  let baseline: String?
  let file: String?
  let rule: String?
  let limit: Int?
  let offset: Int?

  /// Returns the findings of a report that are wanted, by their causes; those in one place unless that is
  /// nil.
  func answer(_ report: Report, in place: ProjectPlace?) -> ToolAnswer {
    let groups = report.groups.filter { group in
      (rule.map { $0 == group.rule.rawValue } ?? true)
        && (place?.contains(group.lead.location.path) ?? true)
    }
    let page = Page(of: groups, limit: limit ?? 20, offset: offset) { json, group in
      json.object { json in
        json.write(group.lead)
        if let key = group.lead.subject.key { json.member("key", key.shortened) }
        if !group.languages.isEmpty { json.member("languages", group.languages.map(\.id)) }
      }
    }
    return ToolAnswer("\(summary(groups))\(page.rest)", page.data)
  }

  private func summary(_ groups: [FindingGroup]) -> VisibleText {
    let new: VisibleText = since.map { " new since '\($0)'" } ?? ""
    if groups.isEmpty { return since == nil ? "No findings" : "Nothing is\(new)" }
    let counts = [Severity.error, .warning, .note].compactMap { severity -> VisibleText? in
      let count = groups.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    let noun = groups.count == 1 ? "finding" : "findings"
    return "\(groups.count) \(noun)\(new): \(counts.joined(separator: ", "))"
  }
}
