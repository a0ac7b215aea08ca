package import Diagnostics
package import LocalizationModel
package import SourceFiles

/// A check over a whole project.
package struct Rule: Identifiable, Sendable {
  package let id: RuleID
  /// How bad its findings are at worst; some are milder and say so themselves.
  package var severity: Severity
  /// The harm that its findings do to users.
  package let risk: Risk
  /// Whether it takes part without being asked for.
  package let isOnByDefault: Bool
  /// Whether some of its findings can be fixed without a guess.
  package let isFixable: Bool
  /// Whether it looks at single texts, although it is a check of the whole.
  private let isOfTexts: Bool
  /// Parts of the sources that it looks at beside their keys.
  package let needs: Set<SourceExtra>
  /// The defect in one line, for lists.
  package let summary: String
  /// The reasons for which it says nothing of a defect.
  package let exceptions: [RuleException]
  /// Markdown in the sections of `sectionTitles`, and a list of the exceptions where there are some.
  package let explanation: EmbeddedText
  let check: Check

  /// How a rule looks at a project.
  enum Check: Sendable {
    /// At the whole.
    case project(@Sendable (Project, inout Findings) -> Void)
    /// At each key by itself, and the calls that use it; at nothing else but the kind of its table
    /// and the project's languages.
    case key(@Sendable (TableKey, StringTable, Project, inout Findings) -> Void)
    /// At each translation of each key by itself; stale keys and those not to be translated are left
    /// out.
    /// Only those are looked at in which the key, the text or the development language's text has
    /// one of some features.
    case translation(
      with: TextFeatures = .anything,
      @Sendable (TranslationContext, inout Findings) -> Void
    )
    /// Not at all: its findings come from the readers of sources and tables.
    case readers
  }

  /// Whether its findings are about single texts and keys, or can crash the app: these rules judge the
  /// texts of a translator.
  package var judgesTexts: Bool {
    switch check {
    case .key, .translation: true
    case .project, .readers: risk == .crash || isOfTexts
    }
  }

  init(
    id: RuleID,
    severity: Severity,
    risk: Risk = .hygiene,
    isOnByDefault: Bool = true,
    isFixable: Bool = false,
    isOfTexts: Bool = false,
    needs: Set<SourceExtra> = [],
    summary: String,
    exceptions: [RuleException] = [],
    explanation: @autoclosure @escaping @Sendable () -> [UInt8],
    check: Check
  ) {
    self.id = id
    self.severity = severity
    self.risk = risk
    self.isOnByDefault = isOnByDefault
    self.isFixable = isFixable
    self.isOfTexts = isOfTexts
    self.needs = needs
    self.summary = summary
    self.exceptions = exceptions
    self.explanation = EmbeddedText(explanation() + Array(exceptions.markdown.utf8))
    self.check = check
  }
}

extension Rule: CustomStringConvertible {
  package var description: String { id.rawValue }
}

extension [RuleException] {
  /// The section of a rule's explanation that lists them; nothing where there are none.
  package var markdown: String {
    if isEmpty { return "" }
    let rows = map { "- `\($0.id)`: \($0.why)." }.joined(separator: "\n")
    return "\n## Exceptions\n\n\(rows)\n"
  }
}
