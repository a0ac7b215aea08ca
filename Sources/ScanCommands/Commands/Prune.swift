import CommandLineOptions
import Diagnostics
import L10nScan
import LocalizationModel
import SourceFiles

/// The settings of `l10nscan prune`.
struct PruneSettings: CommandSettings {
  var project = ProjectSettings()
  var isSure = false
  var takesShared = false
  var isDryRun = false

  static let sections = ProjectSettings.sections(
    around: [
      OptionSection(
        "Output",
        [
          .flag("yes", short: "y", \.isSure, help: "Remove what is listed"),
          .flag(
            "shared",
            \.takesShared,
            help:
              "Also remove keys of tables that another tool's file names, such as a Gradle script"
          ),
          .flag("dry-run", \.isDryRun, help: "Print what would change as a diff, change nothing"),
        ]
      )
    ],
    within: \Self.project
  )
}

extension Command {
  /// Takes unused keys out of tables.
  static let prune = Command(
    "prune",
    summary: "Remove the keys that no code asks for",
    discussion: """
      What the audit calls unused, and what catalogs call stale, is listed, and removed in all \
      languages with --yes. What a call may ask for at run time stays, and so does a translated key \
      that another one seems to mean. Keys of a table that a file of another tool names, such as a \
      Gradle script, are listed apart, and stay without --shared. All files are written or none.
      """
  ) { (settings: PruneSettings, console) throws(CommandFailure) in
    let console = settings.project.console(of: console)
    let audit = try settings.project.audit(in: console)
    let pruner: Pruner
    do throws(AuditError) {
      var made = try Pruner(audit, takesShared: settings.takesShared)
      try made.run()
      pruner = made
    } catch {
      throw CommandFailure(error)
    }
    for (call, key) in pruner.misspelled { console.complain(key.noteOfSparing(at: call)) }
    for line in pruner.shared.flatMap(\.lines) { console.complain(line) }
    if !settings.isDryRun { try console.print(TableChange.lines(of: pruner.changes)) }
    var change = ChangeSettings()
    change.isDryRun = settings.isDryRun
    change.isCheck = !settings.isSure && !settings.isDryRun
    let outcome = try change.write(pruner.drafts.changes, in: console)
    if change.isCheck, outcome == .findings {
      console.complain("note: nothing is removed yet; '--yes' removes these keys")
    }
    return outcome
  }
}

extension SharedKeys {
  /// Says which keys stay, and what would remove them.
  var lines: [String] {
    let count = keys.count == 1 ? "1 key" : "\(keys.count) keys"
    let note =
      "\(mention): note: \(count) of '\(path)' may be used here, and stay; "
      + "'l10nscan prune --shared' removes them"
    return [note] + keys.map { "  keep '\($0)'" }
  }
}

extension MisspelledKey {
  /// Says that the key which is meant stays, because code asks for this one in its place.
  func noteOfSparing(at call: KeyReference) -> String {
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
