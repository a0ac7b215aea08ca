package import AuditReports
import CompletenessChecks
import Diagnostics
import KeyExtraction
package import L10nScan
import LocalizationModel
import Platform
package import SourceFiles

/// Explains what an audit has understood, from what it keeps for that.
package struct Explainer {
  let project: Project
  let report: Report
  let input: ScanInput
  let texts: SourceTexts
  private let workingFolder: FilePath
  let links: KeyLinks
  let homes: TableHomes

  /// Makes an explainer of the report of an audit that is prepared for it; nil where that has no project.
  package init?(_ report: Report, of audit: Audit, from workingFolder: FilePath) {
    guard let project = report.project else { return nil }
    (self.project, self.report, self.workingFolder) = (project, report, workingFolder)
    input = audit.input
    texts = SourceTexts(audit.input.files)
    links = KeyLinks(project)
    homes = TableHomes(of: project.tables)
  }

  /// Explains a key, a text, or a place such as `App/Home.swift:12:5`, whichever a word is.
  package func explain(_ question: String) -> Explanation {
    var explanation = Explanation(question: question)
    if let place = Place(question) {
      explain(place, &explanation)
      return explanation
    }
    explanation.keys = keys(named: question)
    if explanation.keys.isEmpty { explain(text: question, &explanation) }
    return explanation
  }

  /// Returns the line of a file that a place stands on, without white space around it; nil where it cannot
  /// be read.
  package func line(of location: SourceLocation) -> String? {
    texts[location.path].flatMap { Excerpt(of: location, in: $0) }.map { excerpt in
      let line = excerpt.before + excerpt.marked + excerpt.after
      let words = line.split(omittingEmptySubsequences: false) { $0 == " " || $0 == "\t" }
      return words.drop(while: \.isEmpty).joined(separator: " ")
    }
  }

  /// Returns the path under which the audit knows a file.
  func path(of path: FilePath) -> FilePath {
    let place = path.absolute(from: workingFolder)
    let roots = input.sources + (input.settings.tables)
    let root = roots.first { place.isWithin($0.absolute(from: workingFolder)) }
    guard let root, let rest = place.relative(to: root.absolute(from: workingFolder)) else {
      return path
    }
    return root.appending(rest)
  }
}

extension Audit {
  /// The audit, which keeps what an explanation needs.
  package var toExplain: Audit {
    var audit = self
    audit.keepsWithheld = true
    audit.extras = [.literals, .hardCodedTexts, .textsOfNoTable]
    return audit
  }
}

/// The texts of files, each read once.
final class SourceTexts {
  private let files: FileSystem
  private var texts: [FilePath: SourceText?] = [:]

  init(_ files: FileSystem) { self.files = files }

  /// Returns the text of a file; nil where it cannot be read, which the audit reports.
  subscript(path: FilePath) -> SourceText? {
    if let text = texts[path] { return text }
    let text = try? SourceText(reading: path, in: files)
    texts[path] = .some(text)
    return text
  }

  /// Returns the place of an offset; that of the whole file where this cannot be read.
  func location(of offset: Int, in path: FilePath) -> SourceLocation {
    guard let text = self[path] else { return SourceLocation(path: path) }
    var locator = SourceLocator(text)
    return locator.location(of: offset..<offset)
  }
}

/// A line of a file, and perhaps a column in it.
struct Place {
  let path: FilePath
  let line: Int
  let column: Int?

  /// Reads `PATH:LINE` and `PATH:LINE:COLUMN`; makes nothing of any other text.
  init?(_ text: String) {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)
    var numbers: [Int] = []
    while parts.count > 1, numbers.count < 2, let number = parts.last.flatMap({ Int($0) }),
      number > 0
    {
      numbers.insert(number, at: 0)
      parts.removeLast()
    }
    let path = FilePath(parts.joined(separator: ":"))
    // A key may end in a colon and a number, but hardly looks like a file as well.
    guard let line = numbers.first, !path.fileExtension.isEmpty else { return nil }
    (self.path, self.line) = (path, line)
    column = numbers.count > 1 ? numbers[1] : nil
  }

  /// Whether the line, or the column in it, lies between two places of a text.
  func lies(from start: TextPlace, to end: TextPlace) -> Bool {
    guard let column else { return start.line <= line && line <= end.line }
    return (start.line, start.column) <= (line, column) && (line, column) < (end.line, end.column)
  }
}
