import AuditReports
import Changes
import CommandLineOptions
import Diagnostics
import L10nScan
import LocalizationModel
import SourceFiles
import TextFormats

/// The settings of `l10nscan prune`.
struct PruneSettings: CommandSettings {
  var project = ProjectSettings()
  var change = ChangeSettings()
  var keys: [String] = []
  var takesShared = false
  var isForced = false

  static let sections = ProjectSettings.sections(
    around: [
      OptionSection("Output", ChangeSettings.options(yes: "Remove what is listed"))
        .within(\.change),
      OptionSection(
        "Keys",
        [
          .flag(
            "shared",
            \.takesShared,
            help:
              "Also remove keys of tables that another tool's file names, such as a Gradle script"
          ),
          .flag("force", \.isForced, help: "Remove even more than a quarter of a table's keys"),
        ]
      ),
    ],
    within: \Self.project
  )
  static let operands: Operands<Self>? = .any(
    "KEY",
    \.keys,
    help: "The keys to remove, even if a call may ask for any key of their table"
  )
}

extension Command {
  /// Takes unused keys out of tables.
  static let prune = Command(
    "prune",
    summary: "Remove the keys that no code asks for",
    discussion: """
      What the audit calls unused, what catalogs call stale, and what the development language has \
      lost already is listed, and removed in all languages with --yes. What a call may ask for at run \
      time stays, and so does a translated key that another one seems to mean. Keys of a table that a \
      file of another tool names, such as a Gradle script, are listed apart, and stay without \
      --shared. Where some call may ask for any key of a table, name the keys that are to go. All \
      files are written or none.
      """,
    writes: true
  ) { (settings: PruneSettings, console) throws(CommandFailure) in
    let console = settings.project.console(of: console)
    try settings.change.check()
    let audit = try settings.project.audit(in: console)
    var pruner = try orFail(
      Pruner(audit, of: settings.keys, takesShared: settings.takesShared)
    )
    try orFail(pruner.run())
    for (call, key) in pruner.misspelled { console.complain(key.noteOfSparing(at: call)) }
    for (key, path) in pruner.linked {
      console.complain("note: '\(key)' stays, as code uses it in '\(path)', which is the same file")
    }
    for line in pruner.shared.flatMap(\.lines) { console.complain(line) }
    for proposal in pruner.proposals { console.complain("note: \(proposal.inWords)") }
    for tables in pruner.openTables { console.complain("note: \(tables.inWords(RenderOptions()))") }
    for key in pruner.unmoved {
      console.complain("note: '\(key)' stays, as no table has it or code may ask for it")
    }
    let shrinking = settings.isForced ? [] : pruner.shrinking
    for table in shrinking { console.complain(table.line) }
    let planned = PlannedChanges(
      pruner.changes,
      in: pruner.drafts,
      orTell: "nothing to remove",
      missing: settings.change.missing + (shrinking.isEmpty ? [] : ["--force"])
    )
    return try settings.change.carryOut(planned, in: console)
  }
}

extension ShrinkingTable {
  /// Says how much would go, and what removes it all the same.
  var line: VisibleText {
    """
    note: '\(path)' would lose \(removed) of \(keys) keys: is a source missing, or a routine not known?
    """
  }
}

extension SharedKeys {
  /// Says which keys stay, and what would remove them.
  var lines: [VisibleText] {
    let count = keys.count == 1 ? "1 key" : "\(keys.count) keys"
    let note: VisibleText = """
      \(mention): note: \(count) of '\(path)' may be used here, and stay; \
      'l10nscan prune --shared' removes them
      """
    return [note] + keys.map { "  keep '\($0)'" as VisibleText }
  }
}

extension MisspelledKey {
  /// Says that the key which is meant stays, because code asks for this one in its place.
  func noteOfSparing(at call: KeyReference) -> VisibleText {
    Diagnostic(
      rule: .init(rawValue: "unused-key"),
      severity: .note,
      message: "'\(meant)' stays, as key '\(key)', which has no text, seems to mean it; "
        + "write that, or let '\(key)' have its texts with: l10nscan update --rename \(renameForShell)",
      location: call.location
    ).line
  }

  /// What gives the texts of the key that is meant to this one.
  var renameForShell: String { "\(meant)=\(key)".quotedForShell }
}
