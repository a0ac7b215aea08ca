import AuditReports
import CompletenessChecks
import Diagnostics
import Foundation
import FormatStrings
import FuzzTargets
import LocalizationModel
import Revisions
import SourceFiles
import StringResources
import TestSupport

/// A limit with a number, by what `docs/reliability.md` says it is of.
enum DocumentedLimit: String, CaseIterable {
  case file = "bytes of a file, also of a revision or the index"
  case links = "links that a path of a revision leads through"
  case entries = "entries of a table's file"
  case languages = "languages of a file, and of a project without chosen languages"
  case key = "bytes of a table's key"
  case depth = "values of property lists and JSON, one inside the other"
  case argument = "the number of an argument"
  case defects = "defects reported for one file"
  case findingsOfFile = "findings of a rule in a file"
  case findings = "findings of a rule in all files"
  case problems = "problems reported for one text's placeholders"
  case numbered = "placeholders of a text that `--fix` numbers"
  case doubled = "percent signs of a text that `--fix` doubles"
  case overloads = "declarations of one name, distinguished by labels"
  case parts = "known and unknown parts of a key"
  case patterns = "patterns of unknown keys with one first byte in a table"
  case forms = "forms of a text with Swifternalization's expressions that are tried on numbers"
  case values = "values of a call's key"
  case choices = "keys that the calls of a file choose among"
  case allChoices = "keys that the calls of all files choose among"
  case excerpt = "bytes of a line that a report quotes, before, in and behind a place"

  /// The rows of the documentation's table, with the number in each; nil where it is not one alone.
  static func documented() throws -> [String: Int?] {
    let text = try String(
      contentsOf: Repository.root.appending(path: "docs/reliability.md"),
      encoding: .utf8
    )
    let section = text.components(separatedBy: "### Limits")[1].components(separatedBy: "###")[0]
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
    return Dictionary(
      rows.map { row in
        let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        let words = cells[1].replacing(",", with: "").split(separator: " ")
        let unit = words.dropFirst().joined(separator: " ")
        let factors = ["": 1, "each": 1, "MB": 1 << 20]
        return (cells[0], factors[unit].flatMap { factor in Int(words[0]).map { $0 * factor } })
      },
      uniquingKeysWith: { $1 }
    )
  }

  /// Tries inputs of a size, and tells of each whether it is beyond the limit.
  func isExceeded(by size: Int) throws -> [Bool] {
    switch self {
    case .file:
      try [Self.isUnreadable(bytes: size), Self.isUnreadable(bytesOfRevision: size)]
    case .links: try [Self.isUnreadable(links: size)]
    case .entries: [Self.exceededLimits(entries: size).contains(.entries)]
    case .languages: [Self.saysMore(Self.catalog(languages: size), in: "T.xcstrings")]
    case .key:
      [
        Self.saysMore("\"\(Self.repeated("k", size))\" = \"x\";", in: "de.lproj/T.strings"),
        Self.saysMore(
          #"{"sourceLanguage":"en","strings":{"\#(Self.repeated("k", size))":{}}}"#,
          in: "T.xcstrings"
        ),
      ]
    case .depth:
      [
        Self.saysMore("a = \(Self.nested("( ", "x", ")", size));", in: "de.lproj/T.strings"),
        Self.saysMore("a = \(Self.nested("{ a = ", "x", ";}", size));", in: "de.lproj/T.strings"),
        Self.saysMore(
          "<plist>\(Self.nested("<dict><key>a</key>", "<array/>", "</dict>", size))</plist>",
          in: "de.lproj/T.strings"
        ),
        Self.saysMore(Self.nested(#"{"a":"#, "[]", "}", size), in: "T.xcstrings"),
      ]
    case .argument:
      [
        FormatString("%\(size)$@").specifiers.isEmpty,
        Self.saysMore(Self.catalog(argument: size), in: "T.xcstrings"),
      ]
    case .defects: [Self.saysMore(Self.repeated(";", size), in: "de.lproj/T.strings")]
    case .findingsOfFile:
      [Self.isCut(Self.findings(size) { _ in "a.swift" })]
    case .findings:
      [Self.isCut(Self.findings(size) { FilePath("\($0 % 8).swift") })]
    case .problems: [Self.problemsTold(of: size) < size]
    case .numbered: [!Self.fixes(Self.mixed(size, "%@"), to: Self.mixed(size, "%\(size)$@"))]
    case .doubled: [!Self.fixes(Self.percents(size, "%"), to: Self.percents(size, "%%"))]
    case .overloads: [Self.findings(of: "missing-key", in: Self.overloads(size)).isEmpty]
    case .parts: [KeyPattern(Self.parts(size)).elements != Self.parts(size)]
    case .patterns: [Self.findings(of: "unused-key", in: Self.patterns(size)).isEmpty]
    case .forms: [Self.uncovered(forms: size).isEmpty]
    case .values: [Self.findings(of: "missing-key", in: Self.values(size)).isEmpty]
    case .choices: [!Self.finds("screen.b0", in: Self.choices(size, inFull: 0))]
    case .allChoices: [!Self.finds("screen.b0", in: Self.choices(size, inFull: 2))]
    case .excerpt: Self.cuts(bytes: size)
    }
  }
}

// MARK: - Tables

extension DocumentedLimit {
  /// Whether a file of a size, which nothing is written into, cannot be read.
  private static func isUnreadable(bytes: Int) throws -> Bool {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "a.strings")
    try folder.write("", to: "a.strings")
    let handle = try FileHandle(forWritingTo: url)
    try handle.truncate(atOffset: UInt64(bytes))
    try handle.close()
    return (try? FileSystem.local.read(FilePath(url.path))) == nil
  }

  /// Whether a file of the index cannot be read of which git tells a size.
  private static func isUnreadable(bytesOfRevision count: Int) throws -> Bool {
    try isUnreadable("100644 1 0\ta.strings\0", bytes: count)
  }

  /// Whether a file of the index cannot be read to which links lead one after the other.
  private static func isUnreadable(links count: Int) throws -> Bool {
    let names = (1...count).map { "link\($0)" }
    let links = zip(["a.strings"] + names, names).map { "120000 \($1) 0\t\($0)\0" }
    return try isUnreadable(links.joined() + "100644 1 0\tlink\(count)\0", bytes: 1)
  }

  /// Whether `a.strings` of an index cannot be read; the text of an object is its name.
  private static func isUnreadable(_ index: String, bytes count: Int) throws -> Bool {
    let git = Git { call in
      let ids = String(decoding: call.input, as: UTF8.self).split(separator: "\n")
      switch call.arguments.last {
      case "--batch-check":
        return ids.flatMap { Array("\($0) blob \($0 == "1" ? count : $0.utf8.count)\n".utf8) }
      case "--batch": return ids.flatMap { Array("\($0) blob \($0.utf8.count)\n\($0)\n".utf8) }
      case "--show-toplevel": return Array("/app\n".utf8)
      default: return Array(index.utf8)
      }
    }
    let repository = try GitRepository(git, besides: MemoryFiles().fileSystem)
    let staged = try repository.stagedFiles(expecting: { _ in true })
    return (try? staged.files.read("/app/a.strings")) == nil
  }

  private static func exceededLimits(entries count: Int) -> [TableLimit] {
    var builder = TableBuilder(path: "de.lproj/T.strings")
    let key = builder.text("k")
    let place = TextPlace(offset: 0, length: 1, line: 1, column: 1)
    for _ in 0..<count { builder.addEntry(key, at: place) }
    return builder.finish().exceededLimits
  }

  /// Tells whether a reader says that a file has more than it is to have.
  private static func saysMore(_ text: String, in path: FilePath) -> Bool {
    let table = ResourceFormat.readTable(at: path, in: MemoryFiles([path: text]).fileSystem)
    let words = ["more than", "of which the first", "argNum"]
    return table.diagnostics.contains { finding in words.contains(where: finding.message.contains) }
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  /// Returns a number of values, each but the last of which holds the next one.
  private static func nested(
    _ start: String,
    _ last: String,
    _ end: String,
    _ count: Int
  ) -> String {
    repeated(start, count - 1) + last + repeated(end, count - 1)
  }

  private static func catalog(languages count: Int) -> String {
    let texts = (0..<count).map { #""l\#($0)":{"stringUnit":{"value":"x"}}"# }
    let list = texts.joined(separator: ",")
    return #"{"sourceLanguage":"l0","strings":{"k":{"localizations":{\#(list)}}}}"#
  }

  private static func catalog(argument number: Int) -> String {
    let forms = #"{"plural":{"other":{"stringUnit":{"value":"%arg x"}}}}"#
    let variable = #"{"argNum":\#(number),"formatSpecifier":"lld","variations":\#(forms)}"#
    let text = #"{"stringUnit":{"value":"%#@n@"},"substitutions":{"n":\#(variable)}}"#
    return #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"en":\#(text)}}}}"#
  }
}

// MARK: - Findings

extension DocumentedLimit {
  private static func findings(_ count: Int, in path: (Int) -> FilePath) -> [Diagnostic] {
    (0..<count).map { number in
      Diagnostic(
        rule: .malformedResource,
        severity: .warning,
        message: "m",
        location: SourceLocation(
          path: path(number),
          offset: number,
          length: 1,
          line: number + 1,
          column: 1
        )
      )
    }
  }

  private static func isCut(_ findings: [Diagnostic]) -> Bool {
    FindingBudget.applied(to: findings).contains { $0.message != "m" }
  }

  /// Returns which of the bytes before a place, in it, and behind it are cut.
  private static func cuts(bytes count: Int) -> [Bool] {
    let parts = ["a", "b", "c"].map { repeated($0, count) }
    let files = MemoryFiles(["a.swift": parts.joined()]).fileSystem
    let finding = Diagnostic(
      rule: .malformedResource,
      severity: .warning,
      message: "m",
      location: SourceLocation(
        path: "a.swift",
        offset: count,
        length: count,
        line: 1,
        column: count + 1
      )
    )
    let excerpt = Excerpts.load(for: [finding], in: files)[finding.location]
    let shown = excerpt.map { [$0.before, $0.marked, $0.after] } ?? []
    return zip(shown, parts).map { $0 != $1 }
  }

  /// Returns the findings of one rule.
  private static func findings(of rule: String, in files: [FilePath: String]) -> [Substring] {
    let arguments = ["--source", ".", "-f", "xcode", "--only", rule]
    return AuditInMemory(arguments, in: MemoryFiles(files).fileSystem).findings
  }

  private static func problemsTold(of count: Int) -> Int {
    let text = { (kind: String) in
      "\"k\" = \"\((1...count).map { "%\($0)$\(kind)" }.joined(separator: " "))\";"
    }
    let files: [FilePath: String] = [
      "a.swift": "", "en.lproj/T.strings": text("d"), "de.lproj/T.strings": text("@"),
    ]
    return findings(of: "mismatched-placeholder", in: files).count
  }

  /// A call of the last one of many functions with one name, for a key that the table lacks.
  private static func overloads(_ count: Int) -> [FilePath: String] {
    let functions = (0..<count).map { number in
      """
      func w(a\(number) k: String) -> String { NSLocalizedString(k, comment: "") }

      """
    }
    return files(functions.joined() + #"let text = w(a\#(count - 1): "new.key")"#)
  }

  /// Calls for keys of which a part is not known, none of which can be the table's first one.
  private static func patterns(_ count: Int) -> [FilePath: String] {
    let calls = (0..<count).map { #"_ = NSLocalizedString("k" + x + "n\#($0)z", comment: "")"# }
    return files("func f(x: String) {\n\(calls.joined(separator: "\n"))\n}")
  }

  /// Code beside a call that keeps the table from being one that nobody reads.
  private static func files(_ code: String) -> [FilePath: String] {
    [
      "a.swift": code + #";let other = NSLocalizedString("other", comment: "")"#,
      "en.lproj/Localizable.strings": #""key" = "x"; "other" = "x"; "key.other" = "x";"#,
    ]
  }

  private static func array(_ name: String, _ count: Int) -> String {
    let keys = (0..<count).map { "\"screen.\(name)\($0)\"" }
    return "let all\(name) = [\(keys.joined(separator: ","))]\n"
  }

  private static func loops(_ count: Int, over name: String) -> String {
    let loop = "{ for k in all\(name) { _ = NSLocalizedString(k, comment: \"\") } }\n"
    return (0..<count).map { "func \(name)\($0)() \(loop)" }.joined()
  }

  /// A call for each of some keys, which the table lacks.
  private static func values(_ count: Int) -> [FilePath: String] {
    files(array("k", count) + loops(1, over: "k"))
  }

  /// Calls that choose among so many keys, the last one among those that begin with `b`, behind files of as
  /// many as one may have.
  private static func choices(_ count: Int, inFull full: Int) -> [FilePath: String] {
    let rest = count - full * 20_000
    let loopCount = rest / 2_000 - 1
    var files = files(
      array("a", 2_000) + array("b", rest - loopCount * 2_000) + loops(loopCount, over: "a")
        + loops(1, over: "b")
    )
    for number in 0..<full { files[FilePath("\(number).swift")] = loops(10, over: "a") }
    return files
  }

  private static func finds(_ key: String, in files: [FilePath: String]) -> Bool {
    findings(of: "missing-key", in: files).contains { $0.contains("'\(key)'") }
  }

  private static func parts(_ count: Int) -> [KeyPattern.Element] {
    (0..<count).map { $0.isMultiple(of: 2) ? .literal("k\($0)") : .anything }
  }

  /// The numbers that a text with a form for each of the first ones leaves out.
  private static func uncovered(forms count: Int) -> [Substring] {
    let forms = (0..<count).map { #""ie:x=\#($0)": "%d text \#($0)""# }.joined(separator: ", ")
    let files: [FilePath: String] = [
      "a.swift": "", "base.json": #"{"k": {\#(forms)}}"#, "de.json": #"{"k": {\#(forms)}}"#,
    ]
    return findings(of: "uncovered-numbers", in: files)
  }
}

// MARK: - Fixes

extension DocumentedLimit {
  /// Tells whether `--fix` makes one text of another.
  private static func fixes(_ old: String, to new: String) -> Bool {
    let path: FilePath = "de.lproj/T.strings"
    let table = { (text: String) in #""k" = "\#(text)";"# }
    let model = new.replacing("Rab", with: "off")
    let memory = MemoryFiles(["a.swift": "", "en.lproj/T.strings": table(model), path: table(old)])
    _ = AuditInMemory(["--source", ".", "--fix"], in: memory.fileSystem)
    return memory.text(of: path) == table(new)
  }

  /// A text of placeholders, the last one of which is spelled otherwise.
  private static func mixed(_ count: Int, _ last: String) -> String {
    ((1..<count).map { "%\($0)$@" } + [last]).joined(separator: " ")
  }

  private static func percents(_ count: Int, _ sign: String) -> String {
    "%@" + repeated(" 10 \(sign) Rab", count)
  }
}
