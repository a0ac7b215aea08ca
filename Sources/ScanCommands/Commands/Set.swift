import Changes
import CommandLineOptions
import Diagnostics
import Exchange
import L10nScan
import LocalizationModel
import SourceFiles
import TextFormats

/// The settings of `l10nscan set`.
struct SetSettings: CommandSettings {
  var project = ProjectSettings()
  var words: [String] = []
  var language: String?
  var table: String?
  var forms: [FormText] = []
  var comment: String?
  var addsKeys = false
  var addsLanguages = false
  var isMachine = false
  var change = ChangeSettings()

  static let sections = ProjectSettings.sections(
    around: [
      OptionSection(
        "Text",
        [
          .value("language", "LANGUAGE", \.language, help: "The language of the text"),
          .value("table", "TABLE", \.table, help: "The table, by its path or its name"),
          .values(
            "form",
            "NAME=TEXT",
            \.forms,
            help: "The text of a plural form or a device: 'one=%lld day', 'mac=Click'"
          ),
          .value("comment", "COMMENT", \.comment, help: "The comment of a new key"),
        ]
      ),
      OptionSection(
        "Changes",
        [
          .flag("new-keys", \.addsKeys, help: "Add keys that no table has"),
          .flag(
            "new-languages",
            \.addsLanguages,
            help: "Add languages that the project does not have"
          ),
          .flag(
            "machine",
            \.isMachine,
            help: "Mark the texts in catalogs as translated by a machine"
          ),
        ]
      ),
      OptionSection("Output", ChangeSettings.options).within(\.change),
    ],
    within: \Self.project
  )
  static let operands: Operands<Self>? = .pair(
    "KEY [TEXT]",
    \.words,
    help: "A key and its text; '-' reads a JSON list from standard input"
  )
}

/// A text and the name of its form.
struct FormText: ArgumentValue {
  let name: String
  let text: String

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return nil }
    (name, text) = (String(parts[0]), String(parts[1]))
  }

  var argument: String { "\(name)=\(text)" }
  static var domain: ValueDomain { .text("a form and its text, such as 'one=%lld day'") }
}

extension Command {
  /// Takes texts of a script or a program.
  static let set = Command(
    "set",
    summary: "Set texts from a script, after validating them",
    discussion: """
      'l10nscan set -' reads a JSON list from standard input, such as 'worklist --format json' \
      prints: each entry has 'key', 'language' and 'translation', and may have 'table'. Texts are \
      judged as by 'import' before any is written. All are written, or none: then each error \
      names its entry, and the status is 1. Texts that are left empty stay missing.
      """,
    writes: true
  ) { (settings: SetSettings, console) throws(CommandFailure) in
    let console = settings.project.console(of: console)
    try settings.change.check()
    let list = try settings.proposals(in: console)
    let audit = try settings.project.audit(in: console)
    var options = TextSetter.Options()
    options.addsKeys = settings.addsKeys
    options.addsLanguages = settings.addsLanguages
    options.isMachine = settings.isMachine
    var setter = try orFail(TextSetter(audit, options))
    try orFail(setter.run(list))
    for diagnostic in setter.trouble { console.complain(diagnostic.line) }
    for problem in setter.problems {
      console.complain("\(problem.words(isNumbered: settings.readsList))")
    }
    guard setter.problems.isEmpty else {
      let count = Set(setter.problems.map(\.number)).count
      console.complain("nothing was changed: \("entry".counted(count)) to correct")
      return max(ExitCode(for: setter.trouble), .findings)
    }
    for note in setter.notes { console.complain(note.line) }
    for language in setter.undeclaredLanguages {
      console.complain(
        "note: add \(language.name) to the localizations of the project as well, in Xcode"
      )
    }
    let outcome = try settings.change.carryOut(setter.planned, in: console)
    return max(outcome, ExitCode(for: setter.trouble))
  }
}

extension SetSettings {
  /// Whether the texts come as a list on standard input.
  fileprivate var readsList: Bool { words == ["-"] }

  /// Reads the texts: of the command line, or of standard input.
  fileprivate func proposals(in console: Console) throws(CommandFailure) -> ProposalList {
    if readsList {
      guard language == nil, table == nil, forms.isEmpty, comment == nil else {
        throw CommandFailure(
          usage: "options of one text do not go with a list",
          hint: "each entry of the list has 'language', 'table' and 'translation'"
        )
      }
      return try console.readList()
    }
    guard let key = words.first, words.count == (forms.isEmpty ? 2 : 1) else {
      throw CommandFailure(usage: "give a key and its text, or its forms by '--form'")
    }
    guard let language else {
      throw CommandFailure(usage: "option '--language' is missing")
    }
    var texts = Dictionary(forms.map { ($0.name, $0.text) }) { $1 }
    if words.count == 2 { texts[TextProposal.onlyForm] = words[1] }
    guard texts.count == max(forms.count, 1), !texts.values.contains("") else {
      throw CommandFailure(usage: "each form has one text, which is not empty")
    }
    var proposal = TextProposal(key: key, language: Language(language), texts: texts)
    proposal.table = table
    proposal.comment = comment
    return ProposalList([proposal])
  }
}

extension Console {
  /// Reads a JSON list from standard input.
  fileprivate func readList() throws(CommandFailure) -> ProposalList {
    let bytes = try fileOrFail(readAll())
    do throws(JSON5Error) {
      return try ProposalList(bytes)
    } catch {
      let line = bytes.prefix(error.offset).count { $0 == UInt8(ascii: "\n") } + 1
      throw CommandFailure("line \(line) of standard input is no JSON: \(error.message)")
    }
  }
}

extension TextSetter {
  /// The changes, and what becomes of all texts.
  fileprivate var planned: PlannedChanges {
    PlannedChanges(
      fileChanges,
      lines: TableChange.lines(of: drafts.told(changes)),
      counts: [
        ChangeCount(setCount, "text", "set", "set"),
        ChangeCount(unchangedCount, "unchanged"),
        ChangeCount(emptyCount, "left empty"),
      ],
      orTell: "nothing to set"
    )
  }
}
