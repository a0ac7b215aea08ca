import Changes
import CommandLineOptions
import CompletenessChecks
import Diagnostics
import L10nScan
import LocalizationModel
import Platform
import SourceFiles
import StringResources
import TextFormats

/// The settings of `l10nscan extract`.
struct ExtractSettings: CommandSettings {
  enum Format: String, CaseIterable, ArgumentValue {
    case strings
    case xcstrings
    case json
  }

  enum Encoding: String, CaseIterable, ArgumentValue {
    case utf8 = "utf-8"
    case utf16 = "utf-16"

    var textEncoding: TextEncoding { self == .utf8 ? .utf8 : .utf16LittleEndian }
  }

  var scan = ScanSettings()
  var output: FilePath?
  var format = Format.strings
  var encoding = Encoding.utf8
  var numbersSpecifiers = false
  var skippedTables: [String] = []
  var defaultTable: String?
  var isReplacing = false
  var isForAudit = false
  var isQuiet = false
  var change = ChangeSettings()
  var configuration = ConfigurationSettings()

  static let sections: [OptionSection<Self>] = [
    OptionSection("Input", SettingValues.options(in: .files, .sources)).within(\.scan.typed),
    OptionSection(
      "Output",
      [
        .value("output", short: "o", "DIR", \.output, help: "Write a file for each table"),
        .flag(
          "overwrite",
          \.isReplacing,
          help: "Overwrite tables; print the texts that are lost"
        ),
        .value("format", short: "f", "FORMAT", \.format, help: "The format to write"),
        .value("encoding", "ENCODING", \.encoding, help: "The encoding of .strings files"),
        .flag(
          "positional",
          \.numbersSpecifiers,
          help: "Number the placeholders of a value that has several, as genstrings does"
        ),
        .values("skip-table", "TABLE", \.skippedTables, help: "Do not write this table"),
        .value(
          "default-table",
          "TABLE",
          \.defaultTable,
          help: "The table of keys without a table name (default: Localizable)"
        ),
        .flag(
          "for-audit",
          \.isForAudit,
          help: "Also write the data for 'audit --extracted', in JSON"
        ),
        .flag("quiet", short: "q", \.isQuiet, help: "Do not report calls without a literal key"),
      ]
    ).adding(ChangeSettings.options, within: \.change),
    OptionSection("Configuration", ConfigurationSettings.options).within(\.configuration),
  ]
}

extension Command {
  /// Writes the tables that the source code uses.
  static let extract = Command(
    "extract",
    summary: "Write the string tables of the code, from nothing",
    discussion: """
      Use 'update' to change existing tables of an app, and 'extract' to print or start new ones. \
      Each key is written once, with the comments of all its uses. With '--output', existing \
      tables keep their entries and get the missing keys.
      """,
    writes: true
  ) { (settings: ExtractSettings, console) throws(CommandFailure) in
    let console = console.allowingOutside(settings.scan.allowOutside)
    if settings.format == .json, settings.output != nil {
      throw CommandFailure("option '--output' writes tables, not JSON")
    }
    if settings.isForAudit, settings.format != .json {
      throw CommandFailure(usage: "option '--for-audit' needs '--format json'")
    }
    try settings.change.check()
    if settings.change.isPreview, settings.output == nil {
      throw CommandFailure(usage: "options '--check' and '--dry-run' need '--output'")
    }
    let scan = try scan(settings, in: console)
    console.keep(scan)
    let status = ExitCode(for: scan.diagnostics)
    if settings.format == .json {
      try printJSON(of: scan, settings, in: console)
      complain(of: scan, settings, in: console)
      return status
    }
    let tables = GeneratedTable.merged(
      for: settings.wanted(scan.references),
      jobs: settings.scan.jobs
    )
    let paths = try settings.paths(of: tables)
    if settings.output != nil {
      complain(of: scan, settings, in: console)
      return max(status, try write(tables, to: paths, of: scan, settings, in: console))
    }
    try print(tables, settings, in: console)
    complain(of: scan, settings, in: console)
    return status
  }

  private static func scan(
    _ settings: ExtractSettings,
    in console: Console
  ) throws(CommandFailure) -> SourceScan {
    var scanSettings = settings.scan
    try settings.configuration.read(into: &scanSettings, in: console)
    let input = ScanInput(scanSettings, in: console)
    console.prepareForScan(input.jobs)
    return try orFail(SourceScan(input, isForAudit: settings.isForAudit))
  }

  private static func printJSON(
    of scan: SourceScan,
    _ settings: ExtractSettings,
    in console: Console
  ) throws(CommandFailure) {
    let paths = scan.extractions.map(\.path)
    let modules = PackageModules(of: paths, in: console.files, jobs: settings.scan.jobs)
    let references = scan.references
    let json = ExtractionJSON(
      scan,
      Future(jobs: settings.scan.jobs) { CallSites(references, scan.dynamicSites) },
      settings.wanted(references),
      modules: modules,
      part: settings.isForAudit ? ExtractedPart(scan) : nil,
      jobs: settings.scan.jobs
    )
    console.keep(json.tables)
    console.keep(references)
    try console.print(json.json)
  }

  private static func write(
    _ tables: [GeneratedTable],
    to paths: [FilePath],
    of scan: SourceScan,
    _ settings: ExtractSettings,
    in console: Console
  ) throws(CommandFailure) -> ExitCode {
    // All of them are made before the first is written: one may be in no state to be added to.
    var files: [MergedTable] = []
    for (var table, path) in zip(tables, paths) {
      if settings.format == .strings, !settings.isReplacing {
        let plurals = MergedTable.pluralKeys(beside: path, in: console.files)
        table.entries.removeAll { plurals.contains(ExactKey($0.key)) }
        if table.entries.isEmpty { continue }
      }
      let file = try MergedTable(
        table,
        at: path,
        in: console.files,
        isReplaced: settings.isReplacing,
        settings.options
      ) { () throws(CommandFailure) in try settings.bytes(of: table, at: path, in: console) }
      files.append(file)
    }
    if settings.isReplacing { try checkReplacement(of: files, by: scan) }
    try checkRivals(of: files.filter { !$0.isThere }.map(\.path), settings, in: console)
    for file in files { complain(ofLossesIn: file, in: console) }
    let changed = files.filter { $0.change.before != $0.change.after }
    let planned = PlannedChanges(
      changed.map(\.change),
      lines: changed.map { "\($0.path)\n" as VisibleText }.joined(),
      counts: [],
      orTell: "nothing to write"
    )
    return try settings.change.carryOut(planned, in: console)
  }

  /// Returns whose texts a table loses.
  private static func complain(ofLossesIn file: MergedTable, in console: Console) {
    let keys = file.lostKeys
    if keys.isEmpty { return }
    let names = keys.map { "'\($0)'" }.joined(separator: ", ")
    console.complain(
      "note: '\(file.path)' loses the texts of \(keys.count) \(keys.count == 1 ? "key" : "keys"): \(names)"
    )
  }

  /// Refuses to put less in the place of a table, for no other reason than that sources are unread.
  private static func checkReplacement(
    of files: [MergedTable],
    by scan: SourceScan
  ) throws(CommandFailure) {
    let trouble = scan.diagnostics.filter(\.isInputError)
    guard !trouble.isEmpty, let file = files.first(where: \.isThere) else {
      return
    }
    throw CommandFailure("'\(file.path)' is not replaced, as not all sources could be read")
  }

  /// Refuses to put a file beside another kind of its table: Xcode builds neither then.
  ///
  /// Files that lie farther off may be meant for another target.
  private static func checkRivals(
    of paths: [FilePath],
    _ settings: ExtractSettings,
    in console: Console
  ) throws(CommandFailure) {
    if paths.isEmpty { return }
    let rivals = RivalTables(ScanInput(settings.scan, in: console))
    for path in paths {
      guard let rival = rivals.neighbour(of: path) else { continue }
      throw CommandFailure(
        "'\(path)' is not written: Xcode builds no target with it and '\(rival)'",
        hint: """
          leave the table out with '--skip-table \(path.stem)', and add its keys with \
          'l10nscan update'
          """
      )
    }
    for path in paths {
      for rival in rivals.others(than: path) {
        console.complain(Diagnostic.rival(at: rival, of: path).line)
      }
    }
  }

  private static func print(
    _ tables: [GeneratedTable],
    _ settings: ExtractSettings,
    in console: Console
  ) throws(CommandFailure) {
    if settings.format == .xcstrings || settings.encoding == .utf16, tables.count > 1 {
      throw CommandFailure(
        "there are \(tables.count) tables to write",
        hint: "write them to a folder with '--output DIR'"
      )
    }
    for table in tables {
      if tables.count > 1 { try console.print("// \(table.name).strings\n\n") }
      let bytes = try settings.bytes(of: table, at: "Localizable.xcstrings", in: console)
      try console.print(settings.shown(bytes))
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

extension ExtractSettings {
  /// Returns what is to be written: references to tables that are not left out.
  fileprivate func wanted(_ references: [KeyReference]) -> [KeyReference] {
    var references = references
    if let defaultTable {
      for index in references.indices where references[index].table == nil {
        references[index].table = defaultTable
      }
    }
    if !skippedTables.isEmpty {
      references.removeAll { skippedTables.contains($0.tableName) }
    }
    return format == .strings ? references.flatMap(\.separated) : references
  }

  /// The files of tables.
  fileprivate func paths(of tables: [GeneratedTable]) throws(CommandFailure) -> [FilePath] {
    try tables.map { table throws(CommandFailure) in
      let path = (output ?? ".").file(named: "\(table.name).\(format.rawValue)")
      guard let path else {
        throw CommandFailure("table name '\(table.name)' is not the name of a file")
      }
      return path
    }
  }

  /// How tables that are there get keys.
  fileprivate var options: UpdateOptions {
    var options = UpdateOptions()
    options.comments = format == .xcstrings ? .replace : .fill
    options.writesMissingComments = true
    options.numbersSpecifiers = numbersSpecifiers
    return options
  }

  /// Returns a table as it is printed: by escapes of its own it says the same, and holds no command.
  fileprivate func shown(_ table: [UInt8]) -> VisibleText {
    if encoding == .utf16 { return VisibleText(encoded: table) }
    let text = String(decoding: table, as: UTF8.self).spellingCommands { sign in
      let digits = String(sign.value, radix: 16, uppercase: true)
      return (format == .xcstrings ? "\\u00" : "\\U00") + digits
    }
    return VisibleText(encoded: Array(text.utf8))
  }

  /// Returns the bytes of a table that is not there yet.
  fileprivate func bytes(
    of table: GeneratedTable,
    at path: FilePath,
    in console: Console
  ) throws(CommandFailure) -> [UInt8] {
    guard format == .xcstrings else {
      let text = StringsText(table, numbersSpecifiers: numbersSpecifiers).text
      return encoding.textEncoding.encode(text)
    }
    let language = ScanInput(scan, in: console.files).declaredLanguage ?? "en"
    let empty = NewCatalog(sourceLanguage: language.id).bytes
    do throws(EditError) {
      return try TableMerge(table.demands, into: empty, at: path, options).bytes
    } catch {
      throw CommandFailure(error.diagnostic.message)
    }
  }
}

extension Diagnostic {
  /// Reports that a table that is there and a new one are for different targets at best.
  fileprivate static func rival(at path: FilePath, of new: FilePath) -> Self {
    Diagnostic(
      rule: Rule.collidingTables.id,
      severity: .warning,
      message: "Xcode builds no target with this file and '\(new)'",
      location: SourceLocation(path: path)
    )
  }
}

extension DynamicSite {
  /// The site as a note, for a command that runs no rules.
  fileprivate var diagnostic: Diagnostic {
    Diagnostic(rule: Rule.dynamicKey.id, severity: .note, message: explanation, location: location)
  }
}
