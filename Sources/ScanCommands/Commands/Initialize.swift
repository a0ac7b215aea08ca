import AuditReports
import Changes
import CommandLineOptions
import L10nScan
import LocalizationModel
import SourceFiles
import TextFormats

/// The settings of `l10nscan init`.
struct InitializeSettings: CommandSettings {
  var scan = ScanSettings()
  var isForHook = false
  var isForGit = false
  var change = ChangeSettings()

  static let hints = ["--force": "remove '\(Configuration.fileName)' to have it written anew"]

  static let sections: [OptionSection<Self>] = [
    OptionSection("Input", SettingValues.options(in: .files)).within(\.scan.typed),
    OptionSection("Tables", SettingValues.options(in: .tables)).within(\.scan.typed),
    OptionSection(
      "Git",
      [
        .flag(
          "git",
          \.isForGit,
          help: "Only set up git to merge and diff string tables by text"
        ),
        .flag(
          "hook",
          \.isForHook,
          help:
            "Only add an audit of staged files to the pre-commit hook"
        ),
      ]
    ),
    OptionSection("Output", ChangeSettings.options).within(\.change),
  ]
}

extension Command {
  /// Writes a configuration that holds what is found in the project.
  static let initialize = Command(
    "init",
    summary: "Write a configuration or a git hook for the project",
    discussion: """
      The command writes .l10nscan.json in the working folder, with the settings that the \
      project's files do not tell: folders of vendored code, functions that take keys, languages \
      that are declared nowhere.

      '--hook' adds an audit to git's pre-commit hook, or to the files of husky, lefthook or \
      pre-commit. '--git' sets up git to merge and diff tables by text, in .gitattributes and the \
      repository's configuration.
      """,
    writes: true
  ) { (settings: InitializeSettings, console) throws(CommandFailure) in
    let console = console.allowingOutside(settings.scan.allowOutside)
    try settings.change.check()
    if settings.isForHook || settings.isForGit {
      let hook = settings.isForHook ? try CommitHook(in: console) : nil
      let drivers = settings.isForGit ? try GitDrivers(in: console) : nil
      let outcome = try hook?.add(settings.change, in: console) ?? .success
      return max(outcome, try drivers?.add(settings.change, in: console) ?? .success)
    }
    let path = FilePath(Configuration.fileName)
    // Where that is unknown, writing will show it.
    if (try? console.files.exists(path)) == true {
      throw CommandFailure("'\(path)' is there already")
    }
    let survey = try orFail(ProjectSurvey(ScanInput(settings.scan, in: console)))
    let draft = ConfigurationDraft(settings.scan, survey)
    try orFail(draft.check(at: path, in: console.files))
    for language in draft.unnamedLanguages {
      console.complain("note: '\(language)' is left out, as it is not the code of a language")
    }
    let change = FileChange(path: path, before: nil, after: Array(draft.text.utf8))
    let planned = PlannedChanges(
      [change],
      lines: survey.inWords(writtenTo: path),
      counts: [],
      orTell: nil
    )
    return try settings.change.carryOut(planned, in: console)
  }
}

extension ProjectSurvey {
  /// The project's contents, the configuration, and the next step.
  fileprivate func inWords(writtenTo path: FilePath) -> VisibleText {
    let expected = languages.expected.map(\.id).joined(separator: ", ")
    var lines = ["\(path)", "Found \(counts)"]
    if tables > 0 {
      lines.append(
        "Development language \(languages.development.id) (\(languages.developmentOrigin)), "
          + "expected languages \(expected) (\(languages.expectedOrigin))"
      )
    }
    if declaresLanguages, tables > 0 {
      lines.append("The project declares its languages, so the configuration names none")
    }
    lines += vendored.map { folder in
      "Left out '\(folder.pattern)', "
        + "\(folder.files) \(folder.files == 1 ? "file" : "files") of others by its name"
    }
    lines += LeftOut.inWords(leftOut, RenderOptions())
    lines += routines.map { routine in
      "It names '\(routine.routine)', which \(routine.calls) calls hand keys to"
    }
    lines += [
      "Next: 'l10nscan' audits the project, and 'l10nscan explain RULE' says what a finding means;",
      "'l10nscan --write-baseline baseline.json' keeps what is known, and with '\"baseline\": "
        + "\"baseline.json\"' in \(path) an audit fails for new findings only",
    ]
    return lines.map { "\($0)\n" as VisibleText }.joined()
  }

  private var counts: String {
    let sources = sourceFiles == 1 ? "1 source file" : "\(sourceFiles) source files"
    let tables = tables == 1 ? "1 string table" : "\(tables) string tables"
    return "\(sources) and \(tables)"
  }
}
