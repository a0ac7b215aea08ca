import CommandLineOptions
import Diagnostics
import KeyExtraction
import L10nScan
import LocalizationModel
import TextDifferences
import TextFormats

/// The settings of `l10nscan diff`.
struct DifferenceSettings: CommandSettings {
  var project = ProjectSettings()
  var sides: [String] = []
  var isStaged = false
  var isOfCode = false
  var allowed: [String] = []
  var kept: [String] = []
  var details: [DetailChange.Kind] = []
  var languages: [Language] = []
  var format = "text"

  static let sections = ProjectSettings.sections(
    around: [
      OptionSection(
        "Comparison",
        [
          .flag("staged", \.isStaged, help: "Compare with the files staged in git"),
          .flag(
            "code",
            \.isOfCode,
            help: "Compare what the code shows in the development language"
          ),
          .values(
            "language",
            "LANGUAGE",
            \.languages,
            help: "Compare only this language"
          ),
          .values("also", "WHAT", \.details, help: "Also compare these"),
        ]
      ),
      OptionSection(
        "Expected changes",
        [
          .values(
            "allow",
            "CHANGE",
            \.allowed,
            help:
              "Expect changes: 'added', 'removed', 'changed', 'renamed', a language such as 'de', "
              + "or keys such as 'Settings.*'"
          ),
          .values("keep", "KEYS", \.kept, help: "Fail if keys such as 'legal.*' change"),
        ]
      ),
      OptionSection(
        "Output",
        [
          .value(
            "format",
            short: "f",
            "FORMAT",
            \.format,
            in: .choices(DifferenceFormat.all.map(\.id)),
            help: "The format of the differences"
          )
        ]
      ),
    ],
    leavingOut: ["languages", "show-language", "inherit"],
    within: \Self.project
  )
  static let operands: Operands<Self>? = .any(
    "SIDE",
    \.sides,
    help: "A git revision, a folder, a table, or a file from a translator (default: HEAD "
      + "and the work tree)"
  )
}

extension DetailChange.Kind: ArgumentValue {}

extension Command {
  /// Compares the texts of two states of a project.
  static let difference = Command(
    "diff",
    summary: "Compare the texts of two revisions, folders or tables",
    discussion: """
      The command compares what users read: the text of each key, by language, number and device. \
      Sorting, reformatting, moving, splitting and migrating tables are no differences. A key \
      with another name and the same texts is renamed.

      Exit status: 0 if all differences are expected, 1 if not, 2 if a table could not be read.
      """
  ) { (settings: DifferenceSettings, console) throws(CommandFailure) in
    let console = settings.project.console(of: console).tellingOnce()
    let sides = try ComparedSide.both(
      named: settings.sides,
      isStaged: settings.isStaged,
      in: console
    )
    let (comparison, trouble) =
      try settings.isOfCode
      ? settings.codeTexts(sides, in: console) : settings.tables(sides, in: console)
    for diagnostic in trouble { console.complain(diagnostic.line) }
    let allowed = AllowedChanges(allowed: settings.allowed, kept: settings.kept)
    let noun = settings.isOfCode ? "text" : "key"
    let summary = DifferenceSummary(comparison, of: noun, allowing: allowed)
    for format in DifferenceFormat.all where format.id == settings.format {
      try console.print(format.render(summary))
    }
    console.keep(summary)
    if !trouble.isEmpty { return .failure }
    return summary.told.isEmpty ? .success : .findings
  }
}

extension DifferenceSettings {
  /// Compares the texts of tables.
  fileprivate func tables(
    _ sides: (before: ComparedSide, after: ComparedSide),
    in console: Console
  ) throws(CommandFailure) -> (TextComparison, trouble: [Diagnostic]) {
    let (before, after) = try ComparedSide.tables(of: sides, project, in: console)
    let comparison = TextComparison(
      of: before.tables,
      with: after.tables,
      besides: Set(details),
      in: languages.isEmpty ? nil : Set(languages),
      jobs: try project.audit(in: console).input.jobs
    )
    return (comparison, Set(before.trouble + after.trouble).sorted())
  }

  /// Compares what code shows.
  fileprivate func codeTexts(
    _ sides: (before: ComparedSide, after: ComparedSide),
    in console: Console
  ) throws(CommandFailure) -> (TextComparison, trouble: [Diagnostic]) {
    var trouble: Set<Diagnostic> = []
    let read = { (input: ScanInput) throws(CommandFailure) -> CodeTexts in
      var input = input
      // Before the first localization there is no table.
      input.namesSources = false
      var audit = Audit(of: input)
      audit.extras = [.hardCodedTexts, .textsOfNoTable]
      let (sources, tables, project) = try orFail(audit.makeProject())
      trouble.formUnion((sources.diagnostics + tables.trouble).filter(\.isInputError))
      return CodeTexts(project) { sources.extractions.mentions(of: $0, hashedBy: LiteralHash.all) }
    }
    let before = try sides.before.read(project, besides: sides.after, in: console, read)
    let after = try sides.after.read(project, besides: sides.before, in: console, read)
    return (TextComparison(of: before, with: after), trouble.sorted())
  }
}
