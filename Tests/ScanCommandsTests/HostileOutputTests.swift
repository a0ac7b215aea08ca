import AuditReports
import Foundation
import Platform
import SourceFiles
import TestSupport
import Testing

@testable import ScanCommands

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Whatever a project's names and texts are: what comes out of a command holds no other command, and can be
/// read as the format that it is.
@Suite struct HostileOutputTests {
  @Test func `every command is tried, in each of its formats`() {
    #expect(Set(HostileRun.all.map(\.command)) == Set(Command.all.map(\.id)))
  }

  @Test(arguments: HostileRun.all)
  func `no text of a project is obeyed`(run: HostileRun) throws {
    let console = RecordingConsole(HostileProject.files)
    _ = run.result(console)
    #expect(!console.output.isEmpty || !console.complaints.isEmpty || run.isSilent)
    expectHarmless(console.complaints, .lines, "standard error")
    expectHarmless(console.output, run.form, "standard output")
    try run.form.parse(console.output, console.files)
  }

  private func expectHarmless(_ text: String, _ form: HostileRun.Form, _ stream: Comment) {
    let controls = Set(text.unicodeScalars.filter(\.isControlOfText)).subtracting(form.controls)
    #expect(controls.isEmpty || form.isFile, "\(stream): \(controls)")
    for line in text.utf8.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      // Most lines hold neither, and need not be looked at by the letter.
      if form != .github, line.holds("::") {
        let start = Substring(line).drop { $0.isWhitespace }
        #expect(!start.hasPrefix("::"), "\(stream): \(start)")
      }
      guard line.holds("##") else { continue }
      #expect(Substring(line).firstMatch(of: /##[A-Za-z]*\[/) == nil, "\(stream)")
    }
  }
}

/// A command line, and the form in which its output is to be read.
struct HostileRun: CustomTestStringConvertible, Sendable {
  enum Form: Sendable {
    case lines, json, xml, cells, github, fileList
    /// Lines in colours, whose codes are the program's own.
    case colored
    /// The bytes of a table, in which a text may hold what it likes but for commands.
    case file, fileOfJSON

    var isFile: Bool { self == .file || self == .fileOfJSON }

    /// The control characters that belong to the form.
    var controls: Set<Unicode.Scalar> {
      switch self {
      case .cells: ["\n", "\r", "\u{FEFF}"]
      case .colored: ["\n", "\u{1B}"]
      default: ["\n"]
      }
    }
  }

  let arguments: [String]
  var form = Form.lines
  /// Whether nothing need be said.
  var isSilent = false

  init(_ line: String, _ form: Form = .lines, isSilent: Bool = false) {
    arguments = line.split(separator: " ").map(String.init)
    self.form = form
    self.isSilent = isSilent
  }

  var command: String { arguments[0] }
  var testDescription: String { arguments.joined(separator: " ") }

  func result(_ console: RecordingConsole) -> ExitCode { console.run(arguments) }

  static let all: [HostileRun] =
    Reporter.all.map { HostileRun("audit App --all -f \($0.id)", form(of: $0.id)) }
    + WorklistFormat.all.map {
      HostileRun("worklist --source App --strings App -f \($0.id)", form(of: $0.id))
    }
    + DifferenceFormat.all.map {
      HostileRun(
        "diff App/Catalog.xcstrings App/en.lproj/Localizable.strings -f \($0.id)",
        form(of: $0.id)
      )
    }
    + CoverageFormat.all.map { HostileRun("coverage --strings App -f \($0.id)", form(of: $0.id)) }
    + ["text", "json"].flatMap { format in
      [
        HostileRun("languages --strings App -f \(format)", form(of: format)),
        HostileRun("rules -f \(format)", form(of: format)),
        HostileRun(
          "why App/Main.swift:1 --source App --strings App -f \(format)",
          form(of: format)
        ),
      ]
    } + [
      HostileRun("diff App App/en.lproj --code"), HostileRun("text App/Catalog.xcstrings"),
      HostileRun(
        "merge App/Catalog.xcstrings App/Catalog.xcstrings App/Catalog.xcstrings",
        isSilent: true
      ),
      HostileRun(
        "merge App/nothing.strings App/en.lproj/Localizable.strings App/en.lproj/broken.strings"
      ),
      HostileRun("audit App --all -f text --color always --no-config", .colored),
      HostileRun("audit --show-settings"), HostileRun("audit App --write-baseline known.json"),
      HostileRun("watch App"), HostileRun("explain unused-key"), HostileRun("help"),
      HostileRun("completions zsh"), HostileRun("version"),
      HostileRun("lsp", isSilent: true), HostileRun("xcfilelist App", .fileList),
      HostileRun("mcp", isSilent: true), HostileRun("hook", isSilent: true),
      HostileRun("history --strings App"), HostileRun("set plain.key --language de Text --dry-run"),
      HostileRun("extract --source App -f json", .json),
      HostileRun("extract --source App/Comments.swift", .file),
      HostileRun("extract --source App/Comments.swift -f xcstrings", .fileOfJSON),
      HostileRun("extract --source App -o out", isSilent: true),
      HostileRun("genstrings -o out App/Main.swift", isSilent: true), HostileRun("format App"),
      HostileRun("update --source App --strings App --check --all-keys --new-tables"),
      HostileRun("update --source App --strings App --all-languages"),
      HostileRun("prune --source App --strings App"),
      HostileRun("rename --source App --strings App plain.key other.key"),
      HostileRun("compile App --output out", isSilent: true),
      HostileRun("compile App --output out --dry-run", isSilent: true),
      HostileRun("xcstringstool print App/Localizable.xcstrings", isSilent: true),
      HostileRun("migrate --strings App"), HostileRun("migrate --strings App --to strings"),
      HostileRun("export --source App --strings App -o out -f csv"),
      HostileRun("export --source App --strings App -o out"),
      HostileRun("import --source App --strings App de.csv"),
      HostileRun("pseudo --source App --strings App"), HostileRun("init", isSilent: true),
    ]

  private static func form(of format: String) -> Form {
    switch format {
    case "json", "sarif", "gitlab": .json
    case "junit", "checkstyle", "badge": .xml
    case "csv": .cells
    case "github": .github
    default: .lines
    }
  }
}

extension HostileRun.Form {
  /// Reads an output as strictly as the form is defined.
  fileprivate func parse(_ text: String, _ files: MemoryFiles) throws {
    switch self {
    case .lines, .colored, .file: break
    case .json, .fileOfJSON:
      _ = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    case .xml: #expect(XMLParser(data: Data(text.utf8)).parse())
    case .github:
      for line in text.split(separator: "\n") {
        let command = /::(error|warning|notice) file=[^:,]+(,[a-zA-Z]+=[^:,]+)*::.*/
        #expect(line.wholeMatch(of: command) != nil, "\(line)")
      }
    case .fileList:
      for line in text.split(separator: "\n") {
        let path = FilePath(String(line.trimmingPrefix("$(SRCROOT)/")))
        #expect(files.paths.contains { $0 == path || $0.relative(to: path) != nil }, "\(line)")
      }
    case .cells:
      let rows = try Cells.rows(of: text)
      #expect(Set(rows.map(\.count)).count == 1)
      for cell in rows.joined() {
        let sign = cell.first { !$0.isWhitespace }
        #expect(sign.map { !"=+-@".contains($0) } ?? true, "\(cell)")
      }
    }
  }
}

/// Comma-separated values as RFC 4180 has them.
private enum Cells {
  struct Failure: Error {}

  static func rows(of text: String) throws -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var rest = text.unicodeScalars[...]
    if rest.first == "\u{FEFF}" { rest.removeFirst() }
    while !rest.isEmpty {
      row.append(try cell(&rest))
      guard let end = rest.popFirst() else { throw Failure() }
      if end == "," { continue }
      guard end == "\r", rest.popFirst() == "\n" else { throw Failure() }
      rows.append(row)
      row = []
    }
    return rows
  }

  private static func cell(_ rest: inout Substring.UnicodeScalarView) throws -> String {
    guard rest.first == "\"" else {
      let cell = rest.prefix { !",\r".unicodeScalars.contains($0) }
      rest = rest.dropFirst(cell.count)
      guard !cell.contains(where: { $0 == "\"" || $0 == "\n" }) else { throw Failure() }
      return String(cell)
    }
    var cell = ""
    rest.removeFirst()
    while let scalar = rest.popFirst() {
      if scalar == "\"" {
        guard rest.first == "\"" else { return cell }
        rest.removeFirst()
      }
      cell.unicodeScalars.append(scalar)
    }
    throw Failure()
  }
}
