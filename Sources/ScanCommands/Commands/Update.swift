import Changes
import CompletenessChecks
import CommandLineOptions
import Diagnostics
import L10nScan
import LocalizationModel
import SourceFiles
import TextFormats

/// The settings of `l10nscan update`.
struct UpdateSettings: CommandSettings {
  var project = ProjectSettings()
  var gone: UpdateOptions.GoneKeys?
  var allLanguages = false
  var allKeys = false
  var newTables = false
  var keepsComments = false
  var renames: [String] = []
  var newLanguages: [Language] = []
  var change = ChangeSettings()

  static let sections = ProjectSettings.sections(
    around: [
      OptionSection(
        "Changes",
        [
          .value(
            "gone",
            "WHAT",
            \.gone,
            help: "What to do with unused keys (default: like Xcode for catalogs, keep for other "
              + "tables)"
          ),
          .flag(
            "all-languages",
            \.allLanguages,
            help: "Add keys to the files of all languages"
          ),
          .flag(
            "all-keys",
            \.allKeys,
            help:
              "Also add keys that look misspelled, and to catalogs keys that Xcode would not add"
          ),
          .flag(
            "new-tables",
            \.newTables,
            help: "Also create missing tables"
          ),
          .flag("keep-comments", \.keepsComments, help: "Do not change comments"),
          .values(
            "rename",
            "OLD=NEW",
            \.renames,
            help: "Rename a key and keep its translations"
          ),
          .values(
            "add-language",
            "LANGUAGE",
            \.newLanguages,
            help: "Add a language to the tables"
          ),
        ]
      ),
      OptionSection("Output", ChangeSettings.options).within(\.change),
    ],
    within: \Self.project
  )
}

extension UpdateOptions.GoneKeys: ArgumentValue {}

extension Command {
  /// Brings tables up to date with the code.
  static let update = Command(
    "update",
    summary: "Add new keys to the tables; keep every translation",
    discussion: """
      Use 'update' for an app that has tables. Keys that the code uses and the development \
      language does not have are added, with comments and source strings. Comments are updated. \
      String Catalogs become what a build in Xcode would make of them. All files are written or \
      none.
      """,
    writes: true
  ) { (settings: UpdateSettings, console) throws(CommandFailure) in
    let console = settings.project.console(of: console)
    try settings.change.check()
    var updater = try makeUpdater(settings, in: console)
    try orFail(updater.run())
    for diagnostic in updater.trouble { console.complain(diagnostic.line) }
    for line in updater.notes { console.complain(line) }
    let planned = PlannedChanges(
      updater.changes,
      in: updater.drafts,
      orTell: updater.trouble.isEmpty ? "nothing to update" : nil
    )
    let outcome = try settings.change.carryOut(planned, in: console)
    return max(outcome, ExitCode(for: updater.trouble))
  }

  private static func makeUpdater(
    _ settings: UpdateSettings,
    in console: Console
  ) throws(CommandFailure) -> Updater {
    var options = UpdateOptions()
    options.gone = settings.gone
    options.addsToAllLanguages = settings.allLanguages
    options.addsAllKeys = settings.allKeys
    options.makesTables = settings.newTables
    options.comments = settings.keepsComments ? .keep : .replace
    options.newLanguages = settings.newLanguages
    options.renames = settings.renames
    let audit = try settings.project.audit(in: console)
    return try orFail(Updater(audit, options))
  }
}

extension Updater {
  /// Notes for people beside the changes.
  fileprivate var notes: [VisibleText] {
    let unclear = unclear.map { reference in
      let cause =
        reference.hasEvidentTypes
        ? "the text that the call brings along is not evident"
        : "the type of an interpolation is not evident"
      return Diagnostic(
        rule: .init(rawValue: "missing-key"),
        severity: .note,
        message: "key '\(reference.key)' is added to no table, as \(cause)",
        location: reference.location
      ).line
    }
    let misspelled = misspelled.map { call, key, isAdded in
      let words =
        (isAdded
          ? "key '\(key.key)' seems to mean '\(key.meant)', which no code uses"
          : "key '\(key.key)' is added to no table, as '\(key.meant)' seems to be meant")
        + "; if not, \(isAdded ? "" : "add it with '--all-keys', or ")keep the other's texts with: "
        + "l10nscan update --rename \(key.renameForShell)"
      return Diagnostic(
        rule: .init(rawValue: "missing-key"),
        severity: .note,
        message: words,
        location: call.location
      ).line
    }
    let renames = likelyRenames.map { rename -> VisibleText in
      let words = "\(rename.old)=\(rename.new)".quotedForShell
      return """
        note: '\(rename.old)' seems to be '\(rename.new)' by now; keep its translations with: \
        l10nscan update --rename \(words)
        """
    }
    let languages = undeclaredLanguages.map { language -> VisibleText in
      "note: add \(language.name) to the localizations of the project as well, in Xcode"
    }
    let unreached = unreached.compactMap { references in
      Self.note(on: references) { _ in "no string table is visible to this module, which uses" }
    }
    let unmade = absentTables.compactMap { references in
      Self.note(on: references) {
        "table '\($0.tableName)' is not there; '--new-tables' makes it with"
      }
    }
    let spared = spared.map { $0.key.noteOfSparing(at: $0.call) } + shared.flatMap(\.lines)
    return unclear + misspelled + spared + unreached + unmade + leftOutNotes + renames + languages
  }
}

extension Updater {
  /// Says which keys are left to the author to add, and which sources count for nothing.
  private var leftOutNotes: [VisibleText] {
    var notes: [VisibleText] = []
    if let first = leftOut.first {
      let count = leftOut.count - 1
      let reason =
        leftOut.allSatisfy(\.isForDevelopers)
        ? "only developers see" : "Xcode would not extract"
      let words =
        count == 0
        ? "skipped '\(first.key)', which \(reason); '--all-keys' adds it"
        : "skipped '\(first.key)' and \(count) more \(count == 1 ? "key" : "keys"), which \(reason); "
          + "'--all-keys' adds them"
      notes.append(
        Diagnostic(
          rule: .init(rawValue: "unlisted-text"),
          severity: .note,
          message: words,
          location: first.location
        ).line
      )
    }
    if let files = uncompiled.firstAndCount {
      let those = uncompiled.count == 1 ? "it" : "them"
      notes.append("note: no target compiles \(files), so that no keys are added for \(those)")
    }
    if let files = untaken.firstAndCount {
      notes.append("note: add \(files) to a target in Xcode; no target includes the new files")
    }
    for (table, keys) in textless {
      let others = keys.count == 1 ? "' has" : "' and \(keys.count - 1) more have"
      notes.append(
        """
        note: '\(keys[0])\(others) no text in \(table.developmentLanguage.name) yet, so that other \
        languages of table '\(table.name)' do not get \(keys.count == 1 ? "it" : "them")
        """
      )
    }
    for (table, keys) in fileless {
      let others = keys.count == 1 ? "" : " and \(keys.count - 1) more"
      notes.append(
        """
        note: table '\(table.name)' has no file that takes '\(keys[0])'\(others); \
        '--new-tables' makes one
        """
      )
    }
    for (table, keys) in unlisted {
      let language = table.developmentLanguage
      if let other = table.languageOfKeys {
        let more = keys.count == 1 ? "" : " and \(keys.count - 1) more"
        notes.append(
          """
          note: the keys of table '\(table.name)' are \(other.name) texts; \
          write the \(language.name) text of '\(keys[0])'\(more)
          """
        )
        continue
      }
      let others = keys.count == 1 ? "' is" : "' and \(keys.count - 1) more are"
      let words = table.languages.contains(language) ? "has few texts" : "has no file"
      notes.append(
        """
        note: table '\(table.name)' \(words) in \(language.name), so that \
        '\(keys[0])\(others) added only with '--all-languages'
        """
      )
    }
    return notes
  }

  /// Says why the keys of some calls are put into no table.
  private static func note(
    on references: [KeyReference],
    _ words: (KeyReference) -> String
  ) -> VisibleText? {
    guard let first = references.first else { return nil }
    let count = Set(references.map { [$0.tableName, $0.key] }).count - 1
    let others = count == 0 ? "" : " and \(count) more \(count == 1 ? "key" : "keys")"
    return Diagnostic(
      rule: .init(rawValue: "missing-table"),
      severity: .note,
      message: "\(words(first)) '\(first.key)'\(others)",
      location: first.location
    ).line
  }
}

extension [FilePath] {
  /// The first file, and how many more there are; nil where there is none.
  var firstAndCount: String? {
    guard let first else { return nil }
    let others = count == 1 ? "" : " and \(count - 1) more \(count == 2 ? "file" : "files")"
    return "'\(first)'" + others
  }
}

extension String {
  /// The text as a shell takes it for one word.
  var quotedForShell: String {
    "'" + replacing("'", with: "'\\''") + "'"
  }
}
