import CommandLineOptions
import Diagnostics
import L10nScan
import LocalizationModel
import TextFormats

/// The settings of `l10nscan history`.
struct HistorySettings: CommandSettings {
  enum Format: String, CaseIterable, ArgumentValue {
    case text
    case json
  }

  var project = ProjectSettings()
  var key: String?
  var format = Format.text

  static let sections = ProjectSettings.sections(
    around: [
      OptionSection(
        "Output",
        [.value("format", short: "f", "FORMAT", \.format, help: "The format of the history")]
      )
    ],
    within: \Self.project
  )
  static let operands: Operands<Self>? = .optional(
    "KEY",
    \.key,
    help: "A key of a table (default: the last texts of all keys)"
  )
}

extension Command {
  /// Shows when the texts of a key changed, and by whom.
  static let history = Command(
    "history",
    summary: "Show when a key's texts changed, and by whom, from git",
    discussion: """
      The command lists the texts that a key has had in each language, the last one first. Each \
      comes with the commit that made it. Without a key, the last texts of all keys are listed. Sorting, reformatting, moving, renaming and migrating tables make \
      no text. A text of a branch has the commit of that branch.

      Exit status: 0 if the key was found, 1 if not, 2 if there is nothing to read.
      """
  ) { (settings: HistorySettings, console) throws(CommandFailure) in
    let console = settings.project.console(of: console)
    var audit = try settings.project.audit(in: console)
    // Only tables have a history.
    audit.input.namesSources = false
    let (project, trouble) = try orFail(audit.makeProject())
    for diagnostic in trouble { console.complain(diagnostic.line) }
    let named = settings.key.map { ExactKey($0) }
    let found = project.tables.flatMap { table in
      table.keys.filter { named == nil || ExactKey($0.key) == named }.map { (table, $0) }
    }
    if found.isEmpty, let name = settings.key {
      let names = project.tables.flatMap(\.keys).map(\.key)
      let hint = names.suggestion(for: name).map { "; \($0)" } ?? ""
      console.complain("no table has key '\(name)'\(hint)")
      return .findings
    }
    let history = try console.textHistory(
      of: project.tables.flatMap(\.files).map(\.path),
      development: project.languages.development,
      only: settings.key,
      jobs: audit.input.jobs,
      for: "history"
    )
    let shown = project.languages.isChosen ? Set(project.languages.expected) : nil
    let histories = found.map { KeyHistory($1, of: $0, history, in: shown) }
    switch settings.format {
    case .text: try console.print(histories.map(\.text).joined(separator: "\n"))
    case .json:
      var json = JSONWriter()
      json.object { json in
        json.member("version", 1)
        json.member("development", project.languages.development.id)
        json.list("keys", histories) { $0.write($1) }
      }
      try console.print(VisibleText(json))
    }
    return ExitCode(for: trouble)
  }
}
