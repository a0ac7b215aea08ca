package import Diagnostics
package import LocalizationModel
package import SourceFiles

/// The outcome of an audit, from which every reporter makes its own text.
package struct Report: Sendable {
  /// One for each defect and language, sorted by place: what other programs and later runs compare.
  package var findings: [Diagnostic] { didSet { groups = makeGroups() } }
  /// The findings by their causes, the worst first: what people read and count.
  package private(set) var groups: [FindingGroup] = []
  /// The suppressed findings, in the same order.
  package var suppressed: [SuppressedFinding]
  /// Sorted by table, then by language.
  package var coverage: [Coverage]
  /// The languages that were checked; nil where there was nothing to check.
  package var languages: LanguageSet?
  /// The rules that ran.
  package var rules: [RuleSummary] { didSet { risks = rules.risks } }
  private var risks: [RuleID: Risk]
  package var statistics: Statistics
  /// The source lines of the findings.
  package var excerpts: Excerpts
  /// The audited project, for reporters that show texts beside each other.
  package var project: Project?
  /// The keys that count though no table has them, by the index of the table that they belong to.
  package var absentTexts: [Int: [AbsentText]] = [:]
  /// The withheld findings, by exception.
  package var withheld: [WithheldCount] = []
  /// The findings that exceptions withhold, where they are kept for explanations.
  package var withheldFindings: [WithheldFinding] = []
  /// The tables of which `unused-key` can say nothing; none where it does not run.
  package var openTables: [OpenTables] = []
  /// The routines that the configuration should name, so that their calls are read.
  package var routineProposals: [RoutineProposal] = []
  /// An earlier report to compare with.
  package var previous: PreviousReport?
  /// Earlier reports, the oldest first, to show how coverage has moved.
  package var history: [PreviousReport] = []
  /// The findings that are left out because they are not new; nil without such a comparison.
  package var known: KnownCounts?
  /// All findings, where some are left out because they are not new; nil where none are.
  package var found: [Diagnostic]?
  /// The languages that alone are shown; none where all are.
  package var shownLanguages: [Language] = []
  /// The findings in other files than the named ones; nil where no file is named.
  package var elsewhere: [Diagnostic]?
  /// The findings and coverage of other languages, which count for verdict and exit status all the same.
  package var unshown: (findings: [Diagnostic], coverage: [Coverage]) = ([], [])
  package var toolVersion: String

  package init(
    findings: [Diagnostic],
    suppressed: [SuppressedFinding] = [],
    coverage: [Coverage] = [],
    languages: LanguageSet? = nil,
    rules: [RuleSummary] = [],
    statistics: Statistics = Statistics(),
    excerpts: Excerpts = Excerpts(),
    project: Project? = nil,
    previous: PreviousReport? = nil,
    toolVersion: String
  ) {
    self.findings = findings
    self.suppressed = suppressed
    self.coverage = coverage
    self.languages = languages
    self.rules = rules
    risks = rules.risks
    self.statistics = statistics
    self.excerpts = excerpts
    self.project = project
    self.previous = previous
    self.toolVersion = toolVersion
    groups = makeGroups()
  }

  /// Returns the risk of a rule's findings; without the rule a file that could not be read reports them.
  package func risk(of rule: RuleID) -> Risk { risks[rule] ?? .wrongText }

  /// The number of causes of one severity: a text that five languages lack counts once.
  package func count(of severity: Severity) -> Int {
    groups.count { $0.severity == severity }
  }
}

/// The parts of a rule that a reader of a report needs.
package struct RuleSummary: Identifiable, Sendable {
  package var id: RuleID
  /// How bad a finding is unless the configuration says otherwise.
  package var severity: Severity
  /// The harm that its findings do to users.
  package var risk: Risk
  /// One line.
  package var summary: String
  /// Markdown: what the rule finds, why that is bad, and what to do.
  package var explanation: EmbeddedText
  /// The rule's subject in one word, such as `plurals`; empty for no group.
  package var group: String

  package init(
    id: RuleID,
    severity: Severity,
    risk: Risk = .hygiene,
    summary: String,
    explanation: EmbeddedText = "",
    group: String = ""
  ) {
    self.id = id
    self.severity = severity
    self.risk = risk
    self.summary = summary
    self.explanation = explanation
    self.group = group
  }
}

extension [RuleSummary] {
  fileprivate var risks: [RuleID: Risk] {
    Dictionary(map { ($0.id, $0.risk) }) { first, _ in first }
  }
}

/// How much was scanned, and how long it took.
package struct Statistics: Hashable, Sendable {
  package var sourceFiles: Int
  package var tables: Int
  package var keys: Int
  /// How many of the keys need no text in any language.
  package var sparedKeys: Int
  /// How many keys code uses that no table has.
  package var absentKeys: Int
  package var references: Int
  package var dynamicSites: Int
  /// How many of the calls that use keys are understood.
  package var calls: CallSites
  package var seconds: Double

  package init(
    sourceFiles: Int = 0,
    tables: Int = 0,
    keys: Int = 0,
    sparedKeys: Int = 0,
    absentKeys: Int = 0,
    references: Int = 0,
    dynamicSites: Int = 0,
    calls: CallSites = CallSites(),
    seconds: Double = 0
  ) {
    self.sourceFiles = sourceFiles
    self.tables = tables
    self.keys = keys
    self.sparedKeys = sparedKeys
    self.absentKeys = absentKeys
    self.references = references
    self.dynamicSites = dynamicSites
    self.calls = calls
    self.seconds = seconds
  }
}
