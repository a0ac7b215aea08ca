import AuditReports
import CommandLineOptions
import Diagnostics
import L10nScan
import LocalizationModel
import Platform
import Revisions
import SourceFiles
import TextFormats

/// How an audit prints what it found.
struct ReportSettings: OptionSettings {
  /// The format of standard output; nil for the usual one.
  var format: String?
  var files: [ReportFile] = []
  var root: FilePath?
  var previous: FilePath?
  var history: FilePath?
  var isDated = false
  var color = ColorChoice.auto
  var isQuiet = false
  var showsOnlySummary = false
  var limit: PositiveCount?
  var showsAll = false

  static let options: [Option<Self>] = [
    .value(
      "format",
      short: "f",
      "FORMAT",
      \.format,
      in: .choices(Reporter.all.map(\.id)),
      help: "The format of the findings (default: text)"
    ).leading,
    .values(
      "report",
      "FORMAT=PATH",
      \.files,
      help: "Also write a report to a file; '-' is standard output"
    ),
    .value("relative-to", "DIR", \.root, help: "Print paths relative to this folder")
      .rare,
    .value(
      "previous",
      "FILE",
      \.previous,
      help: "Show in HTML and Markdown what changed since a JSON report"
    ).rare,
    .value(
      "history",
      "DIR",
      \.history,
      help: "Show in HTML how coverage has moved over a folder of JSON reports"
    ).rare,
    .flag("timestamp", \.isDated, help: "Print the time of the audit, in formats that have one")
      .rare,
    .value("color", "WHEN", \.color, help: "When to print in colour").rare,
    .flag("quiet", short: "q", \.isQuiet, help: "Print only what makes the audit fail"),
    .flag("summary-only", \.showsOnlySummary, help: "Print no single findings"),
    .value("limit", "COUNT", \.limit, help: "Print at most COUNT findings of each rule"),
    .flag("all", \.showsAll, help: "Print every finding (default: some screens of the worst)"),
  ]

  /// Writes the reports that go to files, then prints the one that does not.
  func write(
    _ report: Report,
    by settings: ScanSettings,
    in console: Console
  ) throws(CommandFailure) {
    var options = options(for: settings, in: console)
    options.jobs = settings.jobs
    options.failing = settings.failOn.severity
    options.sourceURL = settings.sourceURL?.template
    options.ruleURL = settings.ruleURL?.template
    if isDated { options.timestamp = ProcessEnvironment.timestamp }
    if (files.map(\.format) + [printedFormat]).contains(Reporter.html.id) {
      let repository = GitRepository.label(console.git)
      options.project = report.xcodeProject ?? repository?.name
      options.revision = repository?.commit
    }
    var rendered: [(path: FilePath, text: VisibleText)] = []
    for file in files where !file.isStandardOutput {
      rendered.append((file.path, try file.reporter().render(report, options)))
    }
    for (path, text) in rendered { try console.write(text.bytes, to: path) }
    customize(&options, for: console)
    for reporter in Reporter.all where reporter.id == printedFormat {
      try console.print(reporter.render(report, options))
    }
  }

  /// The format of what goes to standard output.
  private var printedFormat: String {
    files.first(where: \.isStandardOutput)?.format ?? format ?? Reporter.text.id
  }

  /// How paths are printed, and distinguished from each other.
  func options(for settings: ScanSettings, in console: Console) -> RenderOptions {
    var options = RenderOptions()
    options.root = root
    options.workingFolder = console.workingFolder
    options.places = console.files.places(of: settings.namedPaths + [root].compactMap(\.self))
    return options
  }

  /// Reads the report to compare with, if there is one.
  ///
  /// - Throws: `CommandFailure` when the file cannot be read or is no report.
  func readPrevious(in console: Console) throws(CommandFailure) -> PreviousReport? {
    try previous.map { path throws(CommandFailure) in try Self.read(path, in: console) }
  }

  /// Reads the earlier reports of a folder: by their times where each has one, else by name.
  ///
  /// - Throws: `CommandFailure` when the folder or a JSON file in it cannot be read, or is no report.
  func readHistory(in console: Console) throws(CommandFailure) -> [PreviousReport] {
    guard let history else { return [] }
    let names = try fileOrFail(console.files.entries(of: history)).map(\.name)
      .filter { $0.hasSuffix(".json") }.sorted()
    var reports: [PreviousReport] = []
    for name in names {
      var report = try Self.read(history.appending(name), in: console)
      report.title = report.timestamp ?? String(name.dropLast(".json".count))
      reports.append(report)
    }
    let times = reports.compactMap(\.timestamp)
    return times.count < reports.count ? reports : reports.ordered { $0.timestamp ?? "" }
  }

  private static func read(
    _ path: FilePath,
    in console: Console
  ) throws(CommandFailure) -> PreviousReport {
    let bytes = try fileOrFail(console.files.readToQuote(path))
    do throws(PreviousReportError) {
      return try PreviousReport(json: bytes)
    } catch {
      throw CommandFailure("cannot compare with '\(path)': \(error)")
    }
  }

  /// Reports the errors in options that only reporters know.
  func check() throws(CommandFailure) {
    for file in files { _ = try file.reporter() }
    for (index, file) in files.enumerated()
    where files[..<index].contains(where: { $0.path == file.path }) {
      throw CommandFailure(usage: "option '--report' names '\(file.path)' more than once")
    }
    if let file = files.first(where: \.isStandardOutput), format != nil {
      throw CommandFailure(
        usage: "options '--format' and '--report \(file.argument)' both mean standard output"
      )
    }
  }

  /// Makes a report fit for the stream that it goes to.
  private func customize(
    _ options: inout RenderOptions,
    for console: Console
  ) {
    let columns = console.columns(of: .output)
    options.width = columns.map { console.wantedColumns ?? $0 } ?? options.width
    options.color = isColored(in: console)
    options.showsTime = columns != nil
    options.isQuiet = isQuiet
    options.showsOnlySummary = showsOnlySummary
    options.findingsPerRule = limit?.count
    options.lines = showsAll || limit != nil ? nil : Self.linesOfFindings
  }

  /// Some screens: with the tables below, no audit prints two hundred lines.
  private static let linesOfFindings = 100

  /// A terminal gets colour unless the user's `NO_COLOR` is set (no-color.org), and anything else
  /// does by `FORCE_COLOR` (force-color.org) or `CLICOLOR_FORCE` (bixense.com/clicolors).
  private func isColored(in console: Console) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto:
      console.environment["NO_COLOR", default: ""].isEmpty
        && (console.isForcedToColor
          || console.columns(of: .output) != nil && console.environment["TERM"] != "dumb")
    }
  }
}

extension Report {
  /// The name of the first Xcode project whose tables were audited.
  fileprivate var xcodeProject: String? {
    let manifests = project?.declared.manifests ?? []
    return manifests.lazy.flatMap(\.components).first { $0.hasSuffix(".xcodeproj") }
      .map { String($0.dropLast(".xcodeproj".count)) }
  }
}

extension Console {
  /// True if a variable wants colour wherever the output goes; `0` is how some say no.
  fileprivate var isForcedToColor: Bool {
    ["FORCE_COLOR", "CLICOLOR_FORCE"].contains { name in
      !["", "0", "false"].contains(environment[name, default: ""])
    }
  }
}

/// When to print in colour.
enum ColorChoice: String, CaseIterable, ArgumentValue {
  case auto
  case always
  case never
}
