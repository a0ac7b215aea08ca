package import Diagnostics
package import SourceFiles

/// How a report is to look, as far as its format leaves a choice.
package struct RenderOptions: Sendable {
  /// The columns of the terminal; as good as endless without a terminal.
  package var width = 1 << 16
  /// Whether a terminal shows colours.
  package var color = false
  /// Whether to tell how long the audit took, which differs from run to run.
  package var showsTime = false
  /// Whether to print only what makes the audit fail, and nothing at all where nothing does.
  package var isQuiet = false
  /// The lowest severity that makes the audit fail; nil where none does.
  package var failing: Severity? = .error
  /// Whether to leave out the findings and print only what they come to.
  package var showsOnlySummary = false
  /// How many findings of each rule to print; the number of the others is told.
  package var findingsPerRule: Int?
  /// How many lines the findings may take where people read them; nil for as many as there are.
  package var lines: Int?
  /// The folder that printed paths start from; paths outside stay as they are.
  package var root: FilePath?
  /// The absolute path of the folder that relative paths start from.
  package var workingFolder: FilePath = "/"
  /// Where the paths that a caller has named lie, and the folders above them, if that is elsewhere than
  /// it seems.
  package var places: [FilePath: FilePath] = [:]
  /// How many threads a large report may be written on.
  package var jobs = 1
  /// The project's name and its revision, where they are known.
  package var project: String?
  package var revision: String?
  /// The addresses of sources and of rules' pages, if there are templates for them.
  package var sourceURL: LinkTemplate?
  package var ruleURL: LinkTemplate?
  /// The time to print, where the reader wants one: otherwise equal input gives equal bytes.
  package var timestamp: String?

  package init() {}

  /// Whether a report tells of a finding: one that is quiet tells only of what makes the audit fail.
  func shows(_ finding: Diagnostic) -> Bool { !isQuiet || fails(finding) }

  /// Whether a finding makes the audit fail.
  func fails(_ finding: Diagnostic) -> Bool {
    finding.isUnread || failing.map { finding.severity >= $0 } ?? false
  }

  /// Returns a path as it is printed.
  package func path(_ path: FilePath) -> String {
    root.flatMap { path.relative(to: $0) }.map(String.init) ?? path.string
  }

  /// Returns what a finding is about, with a path as it is printed.
  func subject(of finding: Diagnostic) -> Diagnostic.Subject {
    var subject = finding.subject.withoutDetails
    subject.detail = finding.subject.detail(naming: path)
    return subject
  }

  /// Returns a path as it tells a finding from others: seen from the folder that the report is for,
  /// or else from the working folder.
  package func pathOfIdentity(_ path: FilePath) -> String {
    // Most paths are like that, and are taken as they are.
    let isPlain = places.isEmpty && !path.isAbsolute && !path.mayLeadBack
    if root == nil, isPlain { return path.string }
    return place(of: path).seen(from: root.map(place) ?? workingFolder).string
  }

  /// Returns the absolute path of what was named, or lies below.
  private func place(of path: FilePath) -> FilePath {
    let folders = sequence(first: path) { $0.folder == $0 ? nil : $0.folder }
    for folder in folders {
      guard let place = places[folder] else { continue }
      return FilePath(String(path.relative(to: folder) ?? ".")).absolute(from: place)
    }
    return path.absolute(from: workingFolder)
  }

  /// Returns a text that ends in a path, such as `developmentRegion of App.xcodeproj`, with the path
  /// as it is printed.
  func origin(_ text: String) -> String {
    guard let word = text.firstRange(of: " of ") else { return text }
    return text[..<word.upperBound] + path(FilePath(String(text[word.upperBound...])))
  }
}
