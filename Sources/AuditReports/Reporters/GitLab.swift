import Diagnostics
import SourceFiles
import TextFormats

extension Reporter {
  /// A code quality report, which GitLab shows in merge requests.
  package static let gitlab = Reporter(
    id: "gitlab",
    fileExtension: "json",
    summary: "Code quality report of GitLab merge requests"
  ) { report, options in
    var json = JSONWriter()
    json.array { json in
      let groups = report.annotations
      let fingerprints = groups.fingerprints(in: report.findings, options)
      for (finding, fingerprint) in zip(groups.map(\.lead), fingerprints) {
        json.element { json in
          json.object {
            $0.member("check_name", finding.rule.rawValue)
            $0.member("description", finding.message.visible)
            $0.member("severity", report.gitlabSeverity(of: finding))
            $0.member("fingerprint", fingerprint)
            $0.member("location") { json in
              json.object {
                $0.member("path", options.path(finding.location.path))
                $0.member("lines") { json in
                  json.object { $0.member("begin", finding.location.line) }
                }
              }
            }
          }
        }
      }
    }
    return VisibleText(json)
  }
}

extension Report {
  /// The severity of a finding as GitLab names it: `critical` for what can crash the app.
  fileprivate func gitlabSeverity(of finding: Diagnostic) -> String {
    switch finding.severity {
    case .error: risk(of: finding.rule) == .crash ? "critical" : "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
