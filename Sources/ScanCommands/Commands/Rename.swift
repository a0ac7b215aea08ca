import Changes
import CommandLineOptions
import Diagnostics
import L10nScan
import LocalizationModel
import SourceFiles
import TextFormats

/// The settings of `l10nscan rename`.
struct RenameSettings: CommandSettings {
  var project = ProjectSettings()
  var keys: [String] = []
  var change = ChangeSettings()

  static let sections = ProjectSettings.sections(
    around: [
      OptionSection("Output", ChangeSettings.options).within(\.change)
    ],
    within: \Self.project
  )
  static let operands: Operands<Self>? = .pair(
    "OLD NEW",
    \.keys,
    help: "A key and its new name"
  )
}

extension Command {
  /// Gives a key another name.
  static let rename = Command(
    "rename",
    summary: "Rename a key in code, tables and storyboards",
    discussion: """
      The command changes the key in the literals of all calls and in all tables; translations \
      are kept. Nothing is written if a call would still use the old name or another key would \
      change. Calls that may use the old name at run time are listed.
      """,
    writes: true
  ) { (settings: RenameSettings, console) throws(CommandFailure) in
    guard settings.keys.count == 2, settings.keys[0] != settings.keys[1] else {
      throw CommandFailure(usage: "give a key and its new name")
    }
    let console = settings.project.console(of: console)
    try settings.change.check()
    let audit = try settings.project.audit(in: console)
    var renamer = try orFail(KeyRenamer(audit))
    try orFail(renamer.run(KeyRename(settings.keys[0], to: settings.keys[1])))
    for warning in renamer.warnings(about: settings.keys[0]) { console.complain(warning.line) }
    return try settings.change.carryOut(renamer.planned(of: settings.keys[0]), in: console)
  }
}

extension KeyRenamer {
  /// The changes, those of the code first.
  fileprivate func planned(of key: String) -> PlannedChanges {
    let places = calls.map { call -> VisibleText in
      "\(call.location)\n  rename '\(key)' in \(call.routine)\n"
    }
    let told = drafts.told(changes)
    return PlannedChanges(
      drafts.changes,
      lines: "\(places.joined())\(TableChange.lines(of: told))",
      counts: [ChangeCount(calls.count, "use", "renamed", "rename")]
        + TableChange.counts(of: told),
      orTell: "nothing to rename"
    )
  }

  /// The calls that may use the old name all the same.
  fileprivate func warnings(about key: String) -> [Diagnostic] {
    let calls = dynamicSites.map {
      ("this call may use '\(key)' at run time, and is not changed", $0.location)
    }
    let literals = otherLiterals.map {
      ("a call may use '\(key)' by this literal, which is not changed", $0)
    }
    let members = otherMembers.map {
      ("this is taken for a member of another type, and is not changed", $0)
    }
    return (calls + literals + members).map { message, location in
      Diagnostic(
        rule: .init(rawValue: "dynamic-key"),
        severity: .warning,
        message: message,
        location: location
      )
    }.sorted()
  }
}
