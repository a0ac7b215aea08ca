import CommandLineOptions
import Diagnostics
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
  var change = ChangeSettings()

  static let sections = ProjectSettings.sections(
    around: [
      OptionSection(
        "Changes",
        [
          .flag(
            "refused-for-review",
            \.takesRefused,
            help:
              "Take what would be refused into catalogs, in a state in which it is looked at again"
          )
        ]
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

extension Command {
  /// Takes translations back.
  static let importing = Command(
    "import",
    summary: "Take back what translators have done, after it is checked",
    discussion: """
      Files of 'export', of Xcode and of translation services are read: XLIFF, CSV and TSV. \
      Finished translations of texts that are still the same are taken; all others are named with \
      the reason. A translation with which the app might crash is refused. All files are written \
      or none.
      """
  ) { (settings: ImportSettings, console) throws(CommandFailure) in
    let console = settings.project.console(of: console)
    try settings.change.check()
    var documents: [ReadDocument] = []
    for path in settings.files { documents += try console.documents(at: path) }
    let importer = try makeImporter(settings, documents, in: console)
    for diagnostic in importer.trouble { console.complain(diagnostic.line) }
    for skipped in importer.skipped { console.complain("note: \(skipped.words)") }
    for doubt in importer.doubts { console.complain(doubt.line) }
    for language in importer.undeclaredLanguages {
      console.complain(
        "note: add \(language.name) to the localizations of the project as well, in Xcode"
      )
    }
    if !settings.change.isDryRun { try console.print(TableChange.lines(of: importer.changes)) }
    var outcome = try settings.change.write(importer.drafts.changes, in: console)
    outcome = max(outcome, ExitCode(for: importer.trouble))
    return importer.skipped.contains(where: \.isDoubtful) ? max(outcome, .findings) : outcome
  }

  private static func makeImporter(
    _ settings: ImportSettings,
    _ documents: [ReadDocument],
    in console: Console
  ) throws(CommandFailure) -> LocalizationImporter {
    let audit = try settings.project.audit(in: console)
    do throws(AuditError) {
      var importer = try LocalizationImporter(audit, takesRefused: settings.takesRefused)
      try importer.run(documents)
      return importer
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension Console {
  /// Reads a file from a translator, or those of a folder that Xcode made.
  fileprivate func documents(at path: FilePath) throws(CommandFailure) -> [ReadDocument] {
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
      guard document.files.allSatisfy({ ($0.target ?? document.target) != nil }) else {
        throw ExchangeError("the file does not say which language it translates into")
      }
      return document
    } catch {
      let line = error.line.map { "line \($0): " } ?? ""
      throw FileError(.read, path, reason: line + error.message)
    }
  }
}
