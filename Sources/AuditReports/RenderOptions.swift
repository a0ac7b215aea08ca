public import SourceFiles

/// How a report is to look, as far as its format leaves a choice.
public struct RenderOptions: Sendable {
  /// The columns of the terminal.
  public var width = 80
  /// Whether a terminal shows colours.
  public var color = false
  /// Whether to tell how long the audit took, which differs from run to run.
  public var showsTime = false
  /// Whether to print only what makes the audit fail, and nothing at all where nothing does.
  public var isQuiet = false
  /// The mildest severity that makes the audit fail; nil where none does.
  public var failing: Severity? = .error
  /// Whether to leave out the findings and print only what they come to.
  public var showsOnlySummary = false
  /// How many findings of each rule to print; the number of the others is told.
  public var findingsPerRule: Int?
  /// The folder that printed paths start from; paths outside stay as they are.
  public var root: FilePath?
  /// How many threads a large report may be written on.
  public var jobs = 1
  /// The time to print, where the reader wants one: otherwise equal input gives equal bytes.
  public var timestamp: String?

  public init() {}

  /// Returns a path as it is printed.
  func path(_ path: FilePath) -> String {
    root.flatMap { path.relative(to: $0) }.map(String.init) ?? path.string
  }
}
