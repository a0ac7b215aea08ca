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
        [.value("format", short: "f", "FORMAT", \.format, help: "The format of the explanation")]
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
    summary: "Explain a key, a text, or a line of code or of a table",
    discussion: """
      For a key: its uses and how each was resolved, the tables that have it, the languages that \
      need it, its texts, and the findings and exceptions. For a place: what is there, and why it \
      is or is not a key. For a text: the keys with this text, or the literals that contain it.

      Exit status: 0 if something was found, 1 if not, 2 if there is nothing to read.
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
