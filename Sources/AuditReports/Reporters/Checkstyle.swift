import Diagnostics
import SourceFiles

extension Reporter {
  /// The XML of Checkstyle, which many services read.
  package static let checkstyle = Reporter(
    id: "checkstyle",
    fileExtension: "xml",
    summary: "The XML of Checkstyle, which many services read"
  ) { report, options in
    var xml = XMLWriter()
    xml.element("checkstyle", ["version": "4.3"]) { xml in
      for (path, findings) in report.annotations.map(\.lead).groupedByFile() {
        xml.element("file", ["name": options.path(path)]) { xml in
          for finding in findings {
            xml.element(
              "error",
              [
                "line": String(finding.location.line),
                "column": String(finding.location.column),
                "severity": finding.severity == .note ? "info" : finding.severity.rawValue,
                "message": finding.message,
                "source": "l10nscan.\(finding.rule)",
              ]
            )
          }
        }
      }
    }
    return xml.text
  }
}

extension [Diagnostic] {
  /// The findings of each file, the files in the order of their first finding.
  func groupedByFile() -> [(path: FilePath, findings: [Diagnostic])] {
    var order: [FilePath] = []
    let groups = Dictionary(grouping: self, by: \.location.path)
    var seen: Set<FilePath> = []
    for finding in self where seen.insert(finding.location.path).inserted {
      order.append(finding.location.path)
    }
    return order.map { (path: $0, findings: groups[$0] ?? []) }
  }
}
