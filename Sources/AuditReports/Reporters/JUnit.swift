import Diagnostics
import SourceFiles

extension Reporter {
  /// JUnit's XML: a suite for each file, a failed case for each finding that makes the audit fail.
  ///
  /// Without any finding there is one passed case, since some services take an empty report for a
  /// broken one.
  package static let junit = Reporter(
    id: "junit",
    fileExtension: "xml",
    summary: "JUnit's XML, for test reports of build servers"
  ) { report, options in
    var xml = XMLWriter()
    let findings = report.annotations.map(\.lead)
    let failures = findings.count(where: options.fails)
    let tests = max(findings.count, 1)
    xml.element(
      "testsuites",
      ["name": "l10nscan", "tests": String(tests), "failures": String(failures)]
    ) { xml in
      for (path, findings) in findings.groupedByFile() {
        xml.writeSuite(options.path(path), findings, options)
      }
      if findings.isEmpty {
        xml.element("testsuite", ["name": "l10nscan", "tests": "1", "failures": "0"]) {
          $0.element("testcase", ["classname": "l10nscan", "name": "audit"])
        }
      }
    }
    return xml.text
  }
}

extension XMLWriter {
  fileprivate mutating func writeSuite(
    _ path: String,
    _ findings: [Diagnostic],
    _ options: RenderOptions
  ) {
    let failures = findings.count(where: options.fails)
    element(
      "testsuite",
      ["name": path, "tests": String(findings.count), "failures": String(failures)]
    ) { xml in
      for finding in findings {
        let name = "\(finding.rule): \(finding.message)"
        xml.element("testcase", ["classname": path, "name": name]) { xml in
          xml.writeOutcome(of: finding, path, fails: options.fails(finding))
        }
      }
    }
  }

  private mutating func writeOutcome(of finding: Diagnostic, _ path: String, fails: Bool) {
    let place = "\(finding.location.line):\(finding.location.column)"
    let text = "\(path):\(place): \(finding.messageWithAdvice)"
    if !fails {
      element("system-out", [:], text: "\(finding.severity.rawValue): \(text)")
    } else {
      element(
        "failure",
        ["type": finding.severity.rawValue, "message": "\(place): \(finding.message)"],
        text: text
      )
    }
  }
}
