import Changes
import CommandLineOptions
import Diagnostics
import Exchange
import L10nScan
import LocalizationModel
import SourceFiles
import TextFormats

/// The settings of `l10nscan pseudo`.
struct PseudoSettings: CommandSettings {
  var project = ProjectSettings()
  var style = PseudoStyle.accented
  var language: Language?
  var output: FilePath?
  var change = ChangeSettings()

  static let sections = ProjectSettings.sections(
    around: [
      OptionSection(
        "Texts",
        [
          .value("style", "STYLE", \.style, help: "The kind of pseudolanguage"),
          .value(
            "language",
            "LANGUAGE",
            \.language,
            help: "The language to write (default: en-XA, or ar-XB for style 'rtl')"
          ),
        ]
      ),
      OptionSection(
        "Output",
        [
          .value(
            "output",
            short: "o",
            "DIR",
            \.output,
            help: "The folder to write to (default: beside the other languages)"
          )
        ]
      ).adding(ChangeSettings.options, within: \.change),
    ],
    within: \Self.project
  )
}

extension PseudoStyle: ArgumentValue {}

extension Command {
  /// Makes a pseudolanguage.
  static let pseudo = Command(
    "pseudo",
    summary: "Generate a pseudolanguage to find truncated text",
    discussion: """
      The source strings are accented, doubled, reversed, bracketed or replaced by their keys. \
      Placeholders, markup and plural forms are kept. All files are written or none.
      """,
    writes: true
  ) { (settings: PseudoSettings, console) throws(CommandFailure) in
    let console = settings.project.console(of: console)
    try settings.change.check()
    let language = settings.language ?? (settings.style == .rtl ? "ar-XB" : "en-XA")
    guard language.isPseudo else {
      throw CommandFailure(
        usage: "'\(language)' is a language that people speak, and may have translations",
        hint: "the regions XA to XZ are for private use: '--language en-XA'"
      )
    }
    let audit = try settings.project.audit(in: console)
    var made = try orFail(PseudoLocalizer(audit, into: language, as: settings.style))
    try orFail(made.run())
    for diagnostic in made.trouble { console.complain(diagnostic.line) }
    for path in made.leftOut {
      console.complain("note: '\(path)' is left out, as its format is not written")
    }
    if made.isUndeclared, settings.output == nil {
      console.complain(
        "note: add \(language) to the localizations of the project as well, in Xcode"
      )
    }
    var (changes, lines, count) = ([FileChange](), [VisibleText](), 0)
    for file in made.files {
      let original = file.path.original(in: made.root)
      guard let path = settings.output.map({ $0.place(of: original) }) ?? file.path else {
        console.complain("note: '\(file.path)' is left out, as it lies outside of '\(made.root)'")
        continue
      }
      let change = try console.change(of: path, to: file.bytes)
      guard change.before != change.after else { continue }
      changes.append(change)
      lines.append("\(path): \(file.count) \(file.count == 1 ? "text" : "texts")\n")
      count += file.count
    }
    let planned = PlannedChanges(
      changes,
      lines: lines.joined(),
      counts: [ChangeCount(count, "text", "written", "write")],
      orTell: made.trouble.isEmpty ? "nothing to write" : nil
    )
    let outcome = try settings.change.carryOut(planned, in: console)
    return max(outcome, ExitCode(for: made.trouble))
  }
}
