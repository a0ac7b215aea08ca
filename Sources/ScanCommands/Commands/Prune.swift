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
              "Also remove keys of tables that another tool's file names, like a Gradle script"
          ),
          .flag("force", \.isForced, help: "Also remove more than a quarter of a table's keys"),
        ]
      ),
    ],
    within: \Self.project
  )
  static let operands: Operands<Self>? = .any(
    "KEY",
    \.keys,
    help: "The keys to remove, even if a call may use any key of their table"
  )
}

extension Command {
  /// Takes unused keys out of tables.
  static let prune = Command(
    "prune",
    summary: "Remove unused keys",
    discussion: """
      The command lists unused keys, stale keys of catalogs, and translations without a source \
      string, and removes them with '--yes'. Keys that a call may use at run time stay. Keys of \
      tables that another tool's file names stay without '--shared'. If calls may use any key of \
      a table, name the keys to remove. All files are written or none.
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
      console.complain("note: '\(key)' stays, as no table has it or code may use it")
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
    note: nothing is removed: \(removed) of \(keys) keys of '\(path)' look unused; is a source missing, or a function not known?
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
  /// Says that the key which is meant stays, because code uses this one in its place.
  func noteOfSparing(at call: KeyReference) -> VisibleText {
    Diagnostic(
      rule: .init(rawValue: "unused-key"),
      severity: .note,
      message: "'\(meant)' stays, as key '\(key)', which has no text, seems to mean it; "
        + "write that, or let '\(key)' have its texts with: l10nscan update --rename \(renameForShell)",
      location: call.location
    ).line
  }

  /// The command that gives the texts of the meant key to this one.
  var renameForShell: String { "\(meant)=\(key)".quotedForShell }
}
