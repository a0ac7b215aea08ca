public import LocalizationModel
public import SourceFiles

/// The outcome of an audit, from which every reporter makes its own text.
public struct Report: Sendable {
  /// In the order in which they are printed.
  public var findings: [Diagnostic]
  /// The findings that do not count because somebody said so, in the same order.
  public var suppressed: [SuppressedFinding]
  /// Sorted by table, then by language.
  public var coverage: [Coverage]
  /// The languages that were checked; nil where there was nothing to check.
  public var languages: LanguageSet?
  /// The rules that ran.
  public var rules: [RuleSummary]
  public var statistics: Statistics
  /// The source lines of the findings.
  public var excerpts: Excerpts
  /// What was audited, for reporters that show texts beside each other.
  public var project: Project?
  /// An earlier report to compare with.
  public var previous: PreviousReport?
  public var toolVersion: String

  public init(
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
    self.statistics = statistics
    self.excerpts = excerpts
    self.project = project
    self.previous = previous
    self.toolVersion = toolVersion
  }

  /// The number of findings of one severity.
  public func count(of severity: Severity) -> Int {
    findings.count { $0.severity == severity }
  }
}

/// What a reader of a report needs to know of a rule.
public struct RuleSummary: Identifiable, Hashable, Sendable {
  public var id: RuleID
  /// How bad a finding is unless the configuration says otherwise.
  public var severity: Severity
  /// One line.
  public var summary: String
  /// Markdown: what the rule finds, why that is bad, and what to do.
  public var explanation: String

  public init(id: RuleID, severity: Severity, summary: String, explanation: String) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.explanation = explanation
  }
}

/// How much was scanned, and how long it took.
public struct Statistics: Hashable, Sendable {
  public var sourceFiles: Int
  public var tables: Int
  public var keys: Int
  public var references: Int
  public var dynamicSites: Int
  /// How many of the calls that ask for keys are understood.
  public var calls: CallSites
  public var seconds: Double

  public init(
    sourceFiles: Int = 0,
    tables: Int = 0,
    keys: Int = 0,
    references: Int = 0,
    dynamicSites: Int = 0,
    calls: CallSites = CallSites(),
    seconds: Double = 0
  ) {
    self.sourceFiles = sourceFiles
    self.tables = tables
    self.keys = keys
    self.references = references
    self.dynamicSites = dynamicSites
    self.calls = calls
    self.seconds = seconds
  }
}
