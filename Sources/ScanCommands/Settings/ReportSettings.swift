import AuditReports
import CommandLineOptions
import SourceFiles

/// How an audit prints what it found.
struct ReportSettings: OptionSettings {
  var format = "text"
  var color = ColorChoice.auto
  var isQuiet = false
  var showsOnlySummary = false
  var limit: PositiveCount?

  static let options: [Option<Self>] = [
    .value(
      "format",
      short: "f",
      "FORMAT",
      \.format,
      in: .choices(Reporter.all.map(\.id)),
      help: "How to print the findings"
    ),
    .value("color", "WHEN", \.color, help: "When to print in colour"),
    .flag("quiet", short: "q", \.isQuiet, help: "Print errors only, and nothing if there is none"),
    .flag("summary-only", \.showsOnlySummary, help: "Leave out the single findings"),
    .value("limit", "COUNT", \.limit, help: "Print at most COUNT findings of each rule"),
  ]

  func reporter() -> Reporter {
    guard let reporter = Reporter.all.first(where: { $0.id == format }) else {
      preconditionFailure("the option's table admits the names of reporters only")
    }
    return reporter
  }

  /// How the report is to look on the stream that it goes to.
  func renderOptions(in console: Console) -> RenderOptions {
    let columns = console.columns(of: .output)
    var options = RenderOptions()
    options.width = columns ?? options.width
    options.color = isColored(in: console)
    options.showsTime = columns != nil
    options.isQuiet = isQuiet
    options.showsOnlySummary = showsOnlySummary
    options.findingsPerRule = limit?.count
    return options
  }

  /// A terminal gets colour unless the user's `NO_COLOR` is set; see no-color.org.
  private func isColored(in console: Console) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto:
      console.columns(of: .output) != nil && console.environment["NO_COLOR", default: ""].isEmpty
        && console.environment["TERM"] != "dumb"
    }
  }
}
