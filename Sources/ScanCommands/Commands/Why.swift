import CommandLineOptions
import KeyExplanations
import L10nScan
import TextFormats

/// The settings of `l10nscan why`.
struct WhySettings: CommandSettings {
  enum Format: String, CaseIterable, ArgumentValue {
    case text
    case json
  }

  var project = ProjectSettings()
  var question: String?
  var format = Format.text

  static let sections = ProjectSettings.sections(
    around: [
      OptionSection(
        "Output",
        [.value("format", short: "f", "FORMAT", \.format, help: "How to print the explanation")]
      )
    ],
    within: \Self.project
  )
  static let operands: Operands<Self>? = .one(
    "QUESTION",
    \.question,
    help: "A key, a text, or a place: PATH:LINE or PATH:LINE:COLUMN"
  )
}

extension Command {
  /// Explains a key, a text, or a place.
  static let why = Command(
    "why",
    summary: "Explain a key, a text, or a place in code or a table",
    discussion: """
      For a key: its uses and how each was understood, the tables that have it, the languages that \
      need it, its texts, and what rules and their exceptions say. For a place: what stands there, \
      and why it is or is not a key. For a text: the keys that say it, or the literals that hold it.

      The exit status is 0 when something is known, 1 when nothing is, and 2 when there is nothing \
      to read.
      """
  ) { (settings: WhySettings, console) throws(CommandFailure) in
    let console = settings.project.console(of: console)
    let audit = try settings.project.audit(in: console).toExplain
    console.prepareForScan(audit.input.jobs)
    let report = try orFail(audit.makeReport())
    guard let question = settings.question,
      let explainer = Explainer(report, of: audit, from: console.workingFolder)
    else { return .failure }
    let explanation = explainer.explain(question)
    switch settings.format {
    case .text: try console.print(explanation.text)
    case .json: try console.print(explanation.json)
    }
    console.keep(report)
    return explanation.isFound ? .success : .findings
  }
}
