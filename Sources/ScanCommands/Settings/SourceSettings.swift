import CommandLineOptions
import L10nScan
import SourceFiles

/// Which source files a command reads, and what it looks for in them.
struct SourceSettings: OptionSettings {
  var sources: [FilePath] = []
  var excludes: [Glob] = []
  var ignoresDefaultExcludes = false
  var routines: [RoutineName] = []
  var jobs: PositiveCount?

  /// What a command needs that finds files.
  static let fileOptions: [Option<Self>] = [
    .values("source", "PATH", \.sources, help: "A folder or file of source code to read"),
    .values("exclude", "GLOB", \.excludes, help: "Leave out paths like 'Generated' or 'Old/**'"),
    .flag(
      "no-default-excludes",
      \.ignoresDefaultExcludes,
      help: "Also enter hidden folders, build products and checkouts of packages"
    ),
    .value(
      "jobs",
      short: "j",
      "COUNT",
      \.jobs,
      help: "How many files to read at once; unless given, one for each processor"
    ),
  ]

  /// What a command needs that reads source code.
  static let options: [Option<Self>] =
    fileOptions + [
      .values(
        "routine",
        short: "s",
        "NAME",
        \.routines,
        help: "Also read NAME, NAMEFromTable and so on like NSLocalizedString"
      )
    ]

  /// The input that the settings and a configuration describe; what is typed comes first.
  ///
  /// - Throws: `CommandFailure` when neither names anything to read.
  func input(
    tables: [FilePath] = [],
    _ configuration: Configuration?,
    in console: Console
  ) throws(CommandFailure) -> ScanInput {
    var input = ScanInput(
      sources: sources.isEmpty ? configuration?.sources ?? [] : sources,
      tables: tables.isEmpty ? configuration?.tables ?? [] : tables,
      in: console.files
    )
    if input.sources.isEmpty, input.tables.isEmpty { throw .noInput }
    input.excludes = (configuration?.excludes ?? []) + excludes
    input.usesDefaultExcludes =
      !ignoresDefaultExcludes && configuration?.usesDefaultExcludes ?? true
    input.routines = (configuration?.routines ?? []) + routines.map(\.name)
    if let jobs { input.jobs = jobs.count }
    return input
  }
}
