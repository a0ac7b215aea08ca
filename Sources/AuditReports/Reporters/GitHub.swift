import Diagnostics
import SourceFiles
import TextFormats

extension Reporter {
  /// Workflow commands, which GitHub shows as annotations of the changed lines.
  ///
  /// GitHub shows ten of each severity per step and fifty per job, so the worst come first. The
  /// full list belongs into the job summary, for which there is the markdown format.
  package static let github = Reporter(
    id: "github",
    fileExtension: "txt",
    summary: "Annotations of changed lines in GitHub workflows"
  ) { report, options in
    var lines: [UInt8] = []
    let findings = FindingSelection(of: report, options).findings
    for severity in Severity.allCases.reversed() {
      for finding in findings where finding.severity == severity {
        lines += command(for: finding, report.excerpts, options).utf8
      }
    }
    return VisibleText(encoded: lines)
  }
}

private func command(
  for finding: Diagnostic,
  _ excerpts: Excerpts,
  _ options: RenderOptions
) -> String {
  let location = finding.location
  var properties = [
    "file=\(escapedProperty(options.path(location.path)))", "line=\(location.line)",
  ]
  if let columns = excerpts.columns(of: location) {
    properties += ["col=\(columns.lowerBound)", "endColumn=\(columns.upperBound)"]
  }
  properties.append("title=\(escapedProperty(finding.rule.rawValue))")
  let name = finding.severity == .note ? "notice" : finding.severity.rawValue
  return "::\(name) \(properties.joined(separator: ","))::\(escaped(finding.messageWithAdvice))\n"
}

/// Escapes the text of a command, in which a line end would begin another command.
private func escaped(_ text: String) -> String {
  text.escaping { $0 == "%" ? "%25" : $0 == "\r" ? "%0D" : $0 == "\n" ? "%0A" : nil }
}

private func escapedProperty(_ text: String) -> String {
  escaped(text.visible).escaping { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : nil }
}
