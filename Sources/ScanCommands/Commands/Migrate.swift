import Changes
import CommandLineOptions
import Diagnostics
import L10nScan
import LocalizationModel
import Migration
import SourceFiles
import TextFormats

/// The settings of `l10nscan migrate`.
struct MigrateSettings: CommandSettings {
  var project = ProjectSettings()
  var form: Migrator.Form = .catalogs
  var change = ChangeSettings()

  static let sections = ProjectSettings.sections(
    around: [
      OptionSection(
        "Changes",
        [.value("to", "FORM", \.form, help: "The format of the new tables")]
      ),
      OptionSection(
        "Output",
        ChangeSettings.options(yes: "Write the new files, and remove those in whose place they are")
      ).within(\.change),
    ],
    within: \Self.project
  )
}

extension Migrator.Form: ArgumentValue {}

extension Command {
  /// Moves tables into catalogs, or out of them.
  static let migrate = Command(
    "migrate",
    summary: "Convert tables to String Catalogs or back; no text changes",
    discussion: """
      The .strings and .stringsdict files of a table become one catalog, with comments, plural \
      forms and device variations, or a catalog becomes such files. The command compares the text \
      of each key before and after, in each language, for each number and device; a table whose \
      texts would change is left as it is. It lists the changes, and makes them with '--yes'. \
      Project files are not edited; the changes to make there are listed. All files are written \
      or none.
      """,
    writes: true
  ) { (settings: MigrateSettings, console) throws(CommandFailure) in
    let console = settings.project.console(of: console)
    try settings.change.check()
    let audit = try settings.project.audit(in: console)
    var migrator = try orFail(Migrator(audit, to: settings.form))
    try orFail(migrator.run())
    for line in migrator.refusals + migrator.remains { console.complain(line) }
    for line in migrator.migrations.tasks { console.complain(line) }
    let planned = PlannedChanges(
      migrator.drafts.changes,
      lines: migrator.migrations.map(\.lines).joined(),
      counts: [
        ChangeCount(migrator.migrations.count, "table", "migrated", "migrate"),
        ChangeCount(Set(migrator.refused.map(\.table)).count, "left as it was"),
      ],
      orTell: "nothing to migrate",
      missing: settings.change.missing
    )
    let outcome = try settings.change.carryOut(planned, in: console)
    return migrator.refused.allSatisfy(\.problem.isLasting) ? outcome : max(outcome, .findings)
  }
}

extension Migrator {
  /// Which tables stay as they are, and why; the first reasons of each.
  fileprivate var refusals: [VisibleText] {
    var counts: [FilePath: Int] = [:]
    for (table, _) in refused { counts[table, default: 0] += 1 }
    var told: [FilePath: Int] = [:]
    return refused.compactMap { table, problem -> VisibleText? in
      let number = told[table, default: 0] + 1
      told[table] = number
      if number > Self.mostReasons { return nil }
      let rest = (counts[table] ?? 0) - number
      let more = number == Self.mostReasons && rest > 0 ? ", and \(rest) more" : ""
      return "note: '\(table)' stays as it is: \(problem.words)\(more)"
    }
  }

  private static let mostReasons = 5

  /// Which files stay because no target takes them.
  fileprivate var remains: [VisibleText] {
    let left = leftBehind.map {
      "note: '\($0)' stays, because no target includes it" as VisibleText
    }
    guard let files = untaken.firstAndCount else { return left }
    let (verb, object) = untaken.count == 1 ? ("stays", "it") : ("stay", "them")
    return left + [
      "note: \(files) \(verb), because no target includes \(object); name \(object) with '--strings'"
    ]
  }
}

extension Migrator.Migration {
  /// The files, what was compared, and what is left out.
  fileprivate var lines: VisibleText {
    let made = made.map { "\($0)\n" as VisibleText }.joined()
    let removed = removed.map { "  in place of '\($0)'\n" as VisibleText }.joined()
    let names = languages.map(\.name).joined(separator: ", ")
    let (keys, texts) = ("key".counted(keyCount), "text".counted(sameCount))
    let proof: VisibleText = "  \(keys) in \(names): \(texts) compared, all the same\n"
    return "\(made)\(removed)\(proof)\(remarks.map { "  \($0)\n" as VisibleText }.joined())"
  }

  private var remarks: [String] {
    var remarks: [String] = []
    for (language, count) in gained.ordered(by: \.key) {
      let shown = "the development language's \(count == 1 ? "is" : "are") shown, no longer the key"
      remarks.append("\("text".counted(count)) missing in \(language.name): \(shown)")
    }
    let kinds: [(Int, String, String)] = [
      (notes.unfinishedTexts, "text", "in a state that '.strings' files do not know"),
      (notes.untranslatable, "key", "not to be translated, which '.strings' files do not say"),
      (notes.stale, "key", "that no code uses, which '.strings' files do not say"),
      (notes.droppedComments, "comment", "left out, as a catalog has one for each key"),
      (notes.duplicates, "entry", "left out, as a later one of the same key counts"),
      (notes.hiddenTexts, "text", "left out, as a rule for numbers hides it"),
    ]
    remarks += kinds.filter { $0.0 > 0 }.map { "\($0.1.counted($0.0)) \($0.2)" }
    remarks += notes.emptyLanguages.map {
      "\($0.name) has an empty file, and no text in the catalog"
    }
    remarks += outside.map { "'\($0)' stays, because no target includes it" }
    remarks += notes.renamedFolders.map { folder in
      "'\(folder.name)' is called '\(Language(folder.stem).id)' in the catalog"
    }
    return remarks
  }
}

extension [Migrator.Migration] {
  /// The work in the files of projects, by hand.
  fileprivate var tasks: [VisibleText] {
    flatMap { migration -> [VisibleText] in
      let removed = migration.removed.names
      let made = migration.made.names
      guard !migration.targets.isEmpty else {
        return ["note: where a project names \(removed), name \(made) in their place"]
      }
      return migration.targets.map { target in
        let place = "target '\(target.name)' of '\(target.manifest)'"
        return "note: in \(place), remove \(removed) and add \(made)"
      }
    }
  }
}

extension [FilePath] {
  /// The paths in quotes; of files for several languages one, and how many there are.
  fileprivate var names: String {
    let groups = Dictionary(grouping: self) { path in path.seen(from: path.folder.folder).name }
    return groups.ordered(by: \.key).map { name, paths in
      paths.count == 1 ? "'\(paths[0])'" : "'\(name)' in \(paths.count) languages"
    }.joined(separator: ", ")
  }
}
