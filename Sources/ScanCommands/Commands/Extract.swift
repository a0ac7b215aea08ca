import CommandLineOptions
import L10nScan
import LocalizationModel
import SourceFiles

/// The settings of `l10nscan extract`.
struct ExtractSettings: CommandSettings {
  enum Format: String, CaseIterable, ArgumentValue {
    case strings
    case json
  }

  var source = SourceSettings()
  var output: FilePath?
  var format = Format.strings
  var isQuiet = false
  var configuration = ConfigurationSettings()

  static let sections: [OptionSection<Self>] = [
    OptionSection("Input", SourceSettings.options).within(\.source),
    OptionSection(
      "Output",
      [
        .value("output", short: "o", "DIR", \.output, help: "Write one .strings file per table"),
        .value("format", short: "f", "FORMAT", \.format, help: "What to write"),
        .flag("quiet", short: "q", \.isQuiet, help: "Do not tell of calls without a literal key"),
      ]
    ),
    OptionSection("Configuration", ConfigurationSettings.options).within(\.configuration),
  ]
}

extension Command {
  /// Writes the tables that the source code asks for.
  static let extract = Command(
    "extract",
    summary: "Write the string tables that source code asks for",
    discussion: """
      The tables hold each key once, with the comments of all its uses. They are printed, or \
      written to a folder with --output, where files of their names are replaced.
      """
  ) { (settings: ExtractSettings, console) throws(CommandFailure) in
    if settings.format == .json, settings.output != nil {
      throw CommandFailure("option '--output' writes .strings files only")
    }
    let scan = try scan(settings, in: console)
    switch (settings.format, settings.output) {
    case (.json, _): try printJSON(of: scan, in: console)
    case (.strings, nil): try printTables(of: scan, in: console)
    case (.strings, let folder?): try writeTables(of: scan, to: folder, in: console)
    }
    complain(of: scan, settings, in: console)
    return ExitCode(for: scan.diagnostics)
  }

  private static func scan(
    _ settings: ExtractSettings,
    in console: Console
  ) throws(CommandFailure) -> SourceScan {
    let configuration = try settings.configuration.load(in: console)
    let input = try settings.source.input(configuration, in: console)
    do throws(ScanFailure) {
      return try SourceScan(input)
    } catch {
      throw CommandFailure(error)
    }
  }

  private static func printJSON(of scan: SourceScan, in console: Console) throws(CommandFailure) {
    let modules = PackageModules(of: scan.extractions.map(\.path), in: console.files)
    try console.print(ExtractionJSON(scan, modules: modules).bytes)
  }

  private static func printTables(of scan: SourceScan, in console: Console) throws(CommandFailure) {
    let tables = GeneratedTable.merged(for: scan.references)
    for table in tables {
      if tables.count > 1 { try console.print("// \(table.name).strings\n\n") }
      try console.print(StringsText(table).bytes)
    }
  }

  private static func writeTables(
    of scan: SourceScan,
    to folder: FilePath,
    in console: Console
  ) throws(CommandFailure) {
    let tables = GeneratedTable.merged(for: scan.references)
    if let table = tables.first(where: { $0.name.contains("/") }) {
      throw CommandFailure("table name '\(table.name)' is not the name of a file")
    }
    do throws(FileError) {
      try console.files.createFolder(folder)
      for table in tables {
        let path = folder.appending(table.name + ".strings")
        try console.files.write(StringsText(table).bytes, to: path)
      }
    } catch {
      throw CommandFailure(error)
    }
  }

  private static func complain(
    of scan: SourceScan,
    _ settings: ExtractSettings,
    in console: Console
  ) {
    let sites = settings.isQuiet ? [] : scan.dynamicSites.map(\.diagnostic)
    for diagnostic in (scan.diagnostics + sites).sorted() { console.complain(diagnostic.line) }
  }
}

extension DynamicSite {
  /// The site as a note, for a command that runs no rules.
  fileprivate var diagnostic: Diagnostic {
    Diagnostic(rule: "dynamic-key", severity: .note, message: reason, location: location)
  }
}
