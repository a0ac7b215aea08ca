import Changes
import CommandLineOptions
import Diagnostics
import Exchange
import L10nScan
import LocalizationExchange
import LocalizationModel
import SourceFiles
import TextFormats

/// The settings of `l10nscan export`.
struct ExportSettings: CommandSettings {
  enum Format: String, CaseIterable, ArgumentValue {
    case xcloc
    case xliff
    case xliff2
    case csv
    case tsv
  }

  var project = ProjectSettings()
  var output: FilePath?
  var format = Format.xcloc
  var only: [TextGap] = []
  var onlyTables = false
  var change = ChangeSettings()

  static let sections = ProjectSettings.sections(
    around: [
      OptionSection(
        "Output",
        [
          .value(
            "output",
            short: "o",
            "DIR",
            \.output,
            help: "The folder to write to; each language gets a file or folder"
          ),
          .value("format", short: "f", "FORMAT", \.format, help: "The format to write"),
          .gaps("only", \.only, verb: "Export"),
          .flag(
            "tables-only",
            \.onlyTables,
            help: "Leave out texts that are in no table yet"
          ),
        ]
      ).adding(
        ChangeSettings.options(yes: "Also replace files with translations that no table has"),
        within: \.change
      )
    ],
    leavingOut: [],
    within: \Self.project
  )
}

extension Option {
  /// Makes an option that takes the work which is left on texts.
  static func gaps(
    _ name: String,
    _ path: any WritableKeyPath<Settings, [TextGap]> & Sendable,
    verb: String
  ) -> Option {
    Option(
      OptionSyntax(
        name: name,
        value: .init(placeholder: "WHAT", domain: GapList.domain),
        help: "\(verb) only missing texts, texts to review, or texts by a machine"
      )
    ) { (settings: inout Settings, list: GapList) in settings[keyPath: path] = list.gaps }
  }
}

/// Some kinds of work: `missing,review`.
struct GapList: ArgumentValue {
  let gaps: [TextGap]

  init?(argument: String) {
    let gaps = argument.split(separator: ",").map { TextGap(rawValue: String($0)) }
    guard !gaps.isEmpty, !gaps.contains(nil) else { return nil }
    self.gaps = gaps.compactMap(\.self)
  }

  var argument: String { gaps.map(\.rawValue).joined(separator: ",") }
  static var domain: ValueDomain {
    .examples(
      ["missing", "review", "machine", "missing,review", "missing,review,machine"],
      of: "'missing', 'review', 'machine', or several such as 'missing,review'"
    )
  }
}

extension Command {
  /// Writes files for translators.
  static let export = Command(
    "export",
    summary: "Write files for translators: XLIFF, .xcloc, spreadsheets",
    discussion: """
      Each language gets a file with all texts and their translations, or with '--only' with the \
      texts that are left to do. 'import' and Xcode read the files.
      """,
    writes: true
  ) { (settings: ExportSettings, console) throws(CommandFailure) in
    let console = settings.project.console(of: console)
    try settings.change.check()
    guard let folder = settings.output else {
      throw CommandFailure(usage: "say where to write to by '--output'")
    }
    let exporter = try makeExporter(settings, in: console)
    for diagnostic in exporter.trouble { console.complain(diagnostic.line) }
    guard !exporter.languages.isEmpty else {
      throw CommandFailure(
        "there is no language to translate into",
        hint: "name one: '--languages de'"
      )
    }
    var changes: [FileChange] = []
    var lines: [VisibleText] = []
    var (count, isLoss) = (0, false)
    for language in exporter.languages {
      let document = exporter.document(in: language, settings.format.texts, console)
      // A file for translators has to hold a text.
      guard !document.files.isEmpty else {
        console.complain("note: there is no \(language.name) text to export, so no file is written")
        continue
      }
      guard let files = try exporter.files(of: document, settings.format, in: folder) else {
        console.complain(
          "warning: '\(language)' is left out, as no file can be called like that language"
        )
        continue
      }
      let made = try files.map { path, bytes throws(CommandFailure) in
        try console.change(of: path, to: bytes)
      }.filter { $0.before != $0.after }
      if made.isEmpty { continue }
      changes += made
      lines.append("\(files[0].path): \("text".counted(document.unitCount))\n")
      count += document.unitCount
      if let loss = exporter.loss(by: made[0], in: language) {
        console.complain(loss)
        isLoss = true
      }
    }
    for note in exporter.notes { console.complain(note) }
    let planned = PlannedChanges(
      changes,
      lines: lines.joined(),
      counts: [ChangeCount(count, "text", "exported", "export")],
      orTell: "nothing to export: all files are up to date",
      missing: isLoss ? settings.change.missing : []
    )
    return max(
      try settings.change.carryOut(planned, in: console),
      ExitCode(for: exporter.trouble)
    )
  }

  private static func makeExporter(
    _ settings: ExportSettings,
    in console: Console
  ) throws(CommandFailure) -> LocalizationExporter {
    var options = ExportOptions()
    options.only = Set(settings.only)
    options.onlyTables = settings.onlyTables
    options.hasContext = settings.format != .xcloc && settings.format != .xliff
    let audit = try settings.project.audit(in: console)
    return try orFail(LocalizationExporter(audit, options))
  }
}

extension LocalizationExporter {
  /// Returns the texts of a language that a format can hold, and reports the others.
  fileprivate func document(
    in language: Language,
    _ format: ExchangeFormat,
    _ console: Console
  ) -> ExchangeDocument {
    let (document, leftOut) = format.writable(document(in: language))
    for id in leftOut {
      console.complain(
        "warning: the \(language.name) text '\(id)' is left out, as it holds a control character"
      )
    }
    return document
  }

  /// The files of a language, the one with the texts first; nil where none can be called so.
  fileprivate func files(
    of document: ExchangeDocument,
    _ format: ExportSettings.Format,
    in folder: FilePath
  ) throws(CommandFailure) -> [(path: FilePath, bytes: [UInt8])]? {
    let language = document.target
    let bytes = format.texts.bytes(document, .l10nscan)
    guard format == .xcloc else {
      let path = folder.file(named: "\(language.id).\(format.texts.fileExtension)")
      return path.map { [($0, bytes)] }
    }
    guard let catalog = LocalizationCatalog(for: language, in: folder) else { return nil }
    let description = catalog.description(
      development: development,
      project: projectName,
      by: .l10nscan
    )
    let exported = Set(document.files.map(\.original))
    var files = [(path: catalog.texts, bytes: bytes), (catalog.contents, description)]
    for (original, path) in firstTexts where exported.contains(original) {
      guard let copy = catalog.copy(of: original) else { continue }
      files.append((copy, try fileOrFail(self.files.read(path))))
    }
    return files
  }

  /// Says what a translator has written into an earlier export and no table has yet.
  fileprivate func loss(by change: FileChange, in language: Language) -> VisibleText? {
    guard let before = change.before else { return nil }
    do throws(ExchangeError) {
      let count = untakenCount(of: try ExchangeFormat.read(before, at: change.path), in: language)
      guard count > 0 else { return nil }
      return """
        note: '\(change.path)' has \("translation".counted(count)) that no table has; \
        'l10nscan import' takes \(count == 1 ? "it" : "them")
        """
    } catch {
      return "note: '\(change.path)' is there and cannot be read: \(error.message)"
    }
  }

  /// Notes for people beside the files.
  var notes: [VisibleText] {
    let unnameable = languages.first.map { unnameableKeys(in: $0) } ?? []
    let keys = unnameable.map { original, key -> VisibleText in
      "warning: '\(key)' of '\(original)' is left out, as files for translators have no name for it"
    }
    let lists = bareLists.map { name, count -> VisibleText in
      let texts = count == 1 ? "1 text" : "\(count) texts"
      return "note: left out \(texts) of '\(name)': there is no table InfoPlist"
    }
    let tables = newTables.map { original, count -> VisibleText in
      let texts = count == 1 ? "1 text" : "\(count) texts"
      return "note: exported \(texts) of '\(original)' from the code, as there is no such file yet"
    }
    return keys + lists + tables + noteOfUnlistedKeys
  }

  /// The hint for keys that no translator gets; none where there are none.
  private var noteOfUnlistedKeys: [VisibleText] {
    if countWithoutTables > 0 {
      let texts = countWithoutTables == 1 ? "1 text" : "\(countWithoutTables) texts"
      return [
        "note: there is no string table; code uses \(texts), and 'l10nscan extract' writes them"
      ]
    }
    let count = unlistedCount
    guard count > 0 else { return [] }
    let words = "\(count) \(addsMissing ? "more " : "")\(count == 1 ? "key" : "keys")"
    return [
      addsMissing
        ? "note: code uses \(words) that no table gets by itself; 'l10nscan update' says why"
        : "note: code uses \(words) that no table has; 'l10nscan update' adds them"
    ]
  }
}

extension ExchangeDocument {
  fileprivate var unitCount: Int { files.reduce(0) { $0 + $1.units.count } }
}

extension ExportSettings.Format {
  /// The format of the file with the texts.
  fileprivate var texts: ExchangeFormat {
    switch self {
    case .xcloc, .xliff: .xliff
    case .xliff2: .xliff2
    case .csv: .csv
    case .tsv: .tsv
    }
  }
}

extension ExchangeTool {
  /// This program.
  static let l10nscan = ExchangeTool(id: "l10nscan", name: "l10nscan", version: Audit.version)
}

extension Console {
  /// Returns the change that gives a file other bytes, whatever it holds.
  func change(of path: FilePath, to bytes: [UInt8]) throws(CommandFailure) -> FileChange {
    FileChange(path: path, before: try fileOrFail(files.readOutput(path)), after: bytes)
  }
}
