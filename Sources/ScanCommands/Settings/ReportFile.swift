import AuditReports
import CommandLineOptions
import SourceFiles

/// A report that is written to a file: `html=audit.html`.
struct ReportFile: ArgumentValue {
  let format: String
  let path: FilePath

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, !argument.hasPrefix("=") else { return nil }
    format = String(parts[0])
    path = FilePath(String(parts[1]))
  }

  /// Whether the report takes the place of the one that is printed.
  var isStandardOutput: Bool { path.string == "-" }

  var argument: String { "\(format)=\(path)" }
  static var domain: ValueDomain {
    .paths(below: Reporter.all.map(\.id), as: "a format and a path such as 'html=audit.html'")
  }

  /// Returns the reporter of the format.
  ///
  /// - Throws: `CommandFailure` with the format that was probably meant.
  func reporter() throws(CommandFailure) -> Reporter {
    if let reporter = Reporter.all.first(where: { $0.id == format }) { return reporter }
    let names = Reporter.all.map(\.id)
    throw CommandFailure(
      usage: "option '--report' knows no format '\(format)'",
      hint: names.suggestion(for: format) ?? "choose one of \(names.joined(separator: ", "))"
    )
  }
}
