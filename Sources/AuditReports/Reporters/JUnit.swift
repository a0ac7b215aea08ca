import Diagnostics
import SourceFiles

extension Reporter {
  /// JUnit's XML: a suite for each file, a failed case for each error and warning.
  ///
  /// Without any finding there is one passed case, since some services take an empty report for a
  /// broken one.
  package static let junit = Reporter(
    id: "junit",
    fileExtension: "xml",
    summary: "JUnit's XML, for test reports of build servers"
  ) { report, options in
    var xml = XMLWriter()
    let failures = report.findings.count { $0.severity > .note }
    let tests = max(report.findings.count, 1)
    xml.element(
      "testsuites",
      ["name": "l10nscan", "tests": String(tests), "failures": String(failures)]
    ) { xml in
      for (path, findings) in report.findings.groupedByFile() {
        xml.writeSuite(options.path(path), findings)
      }
      if report.findings.isEmpty {
        xml.element("testsuite", ["name": "l10nscan", "tests": "1", "failures": "0"]) {
          $0.element("testcase", ["classname": "l10nscan", "name": "audit"])
        }
      }
    }
    return xml.bytes
  }
}

extension XMLWriter {
  fileprivate mutating func writeSuite(_ path: String, _ findings: [Diagnostic]) {
    let failures = findings.count { $0.severity > .note }
    element(
      "testsuite",
      ["name": path, "tests": String(findings.count), "failures": String(failures)]
    ) { xml in
      for finding in findings {
        let name = "\(finding.rule): \(finding.message)"
        xml.element("testcase", ["classname": path, "name": name]) { xml in
          xml.writeOutcome(of: finding, path)
        }
      }
    }
  }

  private mutating func writeOutcome(of finding: Diagnostic, _ path: String) {
    let place = "\(finding.location.line):\(finding.location.column)"
    let text = "\(path):\(place): \(finding.messageWithAdvice)"
    if finding.severity == .note {
      element("system-out", [:], text: text)
    } else {
      element(
        "failure",
        ["type": finding.severity.rawValue, "message": "\(place): \(finding.message)"],
        text: text
      )
    }
  }
}
