import CommandLineOptions
import KeyExtraction
import L10nScan
import SourceFiles

/// Which source files a command reads, and what it looks for in them.
struct SourceSettings: OptionSettings {
  var sources: [FilePath] = []
  var excludes: [Glob] = []
  var ignoresDefaultExcludes = false
  var declarations: [FilePath] = []
  var routines: [CustomRoutine] = []
  var swiftUI: Switch?
  var includesTests = false
  var excludesPreviews = false
  var allowsOutside = false
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
    .flag(
      "allow-outside",
      \.allowsOutside,
      help: "Also follow links and configured paths that lead out of the project"
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
        "declarations",
        "PATH",
        \.declarations,
        help: "Also read what a package declares for the sources: its folder, or one of many"
      ),
      .values(
        "routine",
        short: "s",
        "ROUTINE",
        \.routines,
        help: "Also read a routine: 'L10n', 'tr(_ key, in table)', 'key.localized'"
      ),
      .value(
        "swiftui",
        "WHETHER",
        \.swiftUI,
        help: "Whether literals that become SwiftUI's types are keys; unless given, on"
      ),
      .flag("include-tests", \.includesTests, help: "Also read what lies in folders of tests"),
      .flag("exclude-previews", \.excludesPreviews, help: "Leave out what previews ask for"),
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
    input.declarations = (configuration?.declarations ?? []) + declarations
    input.routines = (configuration?.routines ?? []) + routines
    input.keyAttributes = configuration?.keyAttributes ?? []
    input.readsSwiftUI = swiftUI.map { $0 == .on } ?? configuration?.readsSwiftUI ?? true
    input.includesTests = includesTests || configuration?.includesTests ?? false
    input.includesPreviews = !excludesPreviews && configuration?.includesPreviews ?? true
    input.jobs = threads
    return input
  }

  /// How many threads to use: one for each processor, unless it is typed.
  var threads: Int { jobs?.count ?? processorCount }
}
