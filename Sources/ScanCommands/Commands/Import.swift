import Changes
import CommandLineOptions
import Diagnostics
import Exchange
import L10nScan
import LocalizationExchange
import LocalizationModel
import SourceFiles
import TextFormats

/// The settings of `l10nscan import`.
struct ImportSettings: CommandSettings {
  var project = ProjectSettings()
  var files: [FilePath] = []
  var takesRefused = false
  var languages: [LanguageMapping] = []
  var listsMissing = false
  var change = ChangeSettings()

  static let sections = ProjectSettings.sections(
    around: [
      OptionSection(
        "Changes",
        [
          .values(
            "language-map",
            "FROM=TO",
            \.languages,
            help: "Import a language of the files as another one: 'sv-SE=sv'"
          ),
          .flag(
            "refused-for-review",
            \.takesRefused,
            help:
              "Import rejected translations into catalogs, marked as needing review"
          ),
        ]
      ),
      OptionSection(
        "Output",
        [.flag("list-missing", \.listsMissing, help: "Also list the texts without a translation")]
      ),
      OptionSection("Output", ChangeSettings.options).within(\.change),
    ],
    within: \Self.project
  )
  static let operands: Operands<Self>? = .many(
    "FILE",
    \.files,
    help: "A file from a translator, or a folder '.xcloc'"
  )
}

/// A language of files, and the one that it is in the project.
struct LanguageMapping: ArgumentValue {
  let from: Language
  let to: Language

  init?(argument: String) {
    let names = argument.split(separator: "=", omittingEmptySubsequences: false)
    guard names.count == 2, !names[0].isEmpty, !names[1].isEmpty else { return nil }
    (from, to) = (Language(names[0]), Language(names[1]))
    guard to.isKnown else { return nil }
  }

  var argument: String { "\(from)=\(to)" }
  static var domain: ValueDomain { .text("two languages such as 'sv-SE=sv'") }
}

extension Command {
  /// Takes translations back.
  static let importing = Command(
    "import",
    summary: "Import translators' files after validating them",
    discussion: """
      The command reads XLIFF, CSV and TSV files of 'export', Xcode and translation services. It \
      imports finished translations of unchanged texts and rejects the others with a reason. \
      Translations that the audit would report as errors are rejected, too; warnings are \
      reported. Texts that a file marks as a machine's keep that state in catalogs. All files are \
      written or none.
      """,
    writes: true
  ) { (settings: ImportSettings, console) throws(CommandFailure) in
    let console = settings.project.console(of: console)
    try settings.change.check()
    var documents: [ReadDocument] = []
    for path in settings.files { documents += try console.documents(at: path) }
    let audit = try settings.project.audit(in: console)
    let map = Dictionary(settings.languages.map { ($0.from, $0.to) }) { $1 }
    var importer = try orFail(
      LocalizationImporter(audit, takesRefused: settings.takesRefused, languageMap: map)
    )
    try orFail(importer.run(documents))
    for diagnostic in importer.trouble { console.complain(diagnostic.line) }
    for skipped in importer.skipped where settings.listsMissing || skipped.reason != .noTranslation
    {
      console.complain("\(skipped.words)")
    }
    for doubt in importer.doubts { console.complain(doubt.line) }
    for language in importer.undeclaredLanguages {
      console.complain(
        "note: add \(language.name) to the localizations of the project as well, in Xcode"
      )
    }
    if importer.unmarkedMachineCount > 0 {
      let texts = "text".counted(importer.unmarkedMachineCount)
      console.complain("note: \(texts) by a machine went into tables without states, as translated")
    }
    let outcome = try settings.change.carryOut(importer.planned, in: console)
    return [outcome, ExitCode(for: importer.trouble), importer.fails ? .findings : .success].max()
      ?? outcome
  }
}

extension LocalizationImporter {
  /// The changes, and what becomes of all texts.
  fileprivate var planned: PlannedChanges {
    let rejected = skipped.reduce(0) { $0 + ($1.isRejected ? $1.count : 0) }
    return PlannedChanges(
      drafts.changes,
      lines: TableChange.lines(of: drafts.told(changes)),
      counts: [
        ChangeCount(takenCount, "text", "imported", "import"),
        ChangeCount(machineCount, "by a machine"),
        ChangeCount(rejected, "rejected"),
        ChangeCount(unchangedCount, "unchanged"),
        ChangeCount(skipped.count { $0.reason == .noTranslation }, "without a translation"),
      ],
      orTell: "nothing to import"
    )
  }
}

extension Console {
  /// Reads a file from a translator, or those of a folder that Xcode made.
  func documents(at path: FilePath) throws(CommandFailure) -> [ReadDocument] {
    do throws(FileError) {
      let isFolder = path.fileExtension == "xcloc"
      let paths = isFolder ? try LocalizationCatalog.texts(in: path, of: files) : [path]
      guard !paths.isEmpty else {
        throw FileError(.read, path, reason: "The folder holds no XLIFF")
      }
      var documents: [ReadDocument] = []
      for file in paths {
        let bytes = try files.readToQuote(file, below: path)
        documents.append(try Self.document(of: bytes, at: file))
      }
      return documents
    } catch {
      throw CommandFailure(error)
    }
  }

  private static func document(
    of bytes: [UInt8],
    at path: FilePath
  ) throws(FileError) -> ReadDocument {
    do throws(ExchangeError) {
      let document = try ExchangeFormat.read(bytes, at: path)
      let isUnnamed = { (file: ExchangeFile) in (file.target ?? document.target) == nil }
      guard document.files.isEmpty || !document.files.allSatisfy(isUnnamed) else {
        throw ExchangeError("the file does not say which language it translates into")
      }
      return document
    } catch {
      let line = error.line.map { "line \($0): " } ?? ""
      throw FileError(.read, path, reason: line + error.message)
    }
  }
}
