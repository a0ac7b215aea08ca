import Foundation
import FuzzTargets
import LocalizationModel
import ScanCommands
import SourceFiles
import StringResources
import TestSupport
import Testing

/// Whichever call of the file system fails, and however: nothing is lost, and what is not done is
/// told.
///
/// Each way to fail meets every third call, and the ways take turns, so that each call fails in one of
/// them; `FUZZ_COUNT` of 1000 and more lets each fail in all ways.
@Suite(.timeLimit(.minutes(10))) struct CallFaultTests {
  @Test(arguments: FaultCommand.all, MemoryFiles.CallFault.allCases)
  func `a call that fails loses nothing`(command: FaultCommand, fault: MemoryFiles.CallFault) {
    // A file that seems to end early is not known to: what comes of it is checked where it matters.
    if fault == .half, !command.isComparedWithInput { return }
    let whole = FaultRun(command)
    #expect(whole.status != .failure, "\(whole.complaints)")
    let concerned = whole.calls.indices.filter { fault.concerns(whole.calls[$0]) }.map { $0 + 1 }
    let step = Fuzzing.count(byDefault: 0) < 1000 ? 3 : 1
    let turn = MemoryFiles.CallFault.allCases.firstIndex(of: fault) ?? 0
    for isLasting in [false, true] {
      for place in stride(from: (turn + (isLasting ? 1 : 0)) % step, to: concerned.count, by: step)
      {
        let number = concerned[place]
        let run = FaultRun(command, failing: number, with: fault, isLasting: isLasting)
        check(run, of: command, against: whole, "call \(number), \(fault), lasting: \(isLasting)")
      }
    }
  }

  private func check(
    _ run: FaultRun,
    of command: FaultCommand,
    against whole: FaultRun,
    _ place: Comment
  ) {
    for path in command.precious {
      guard let now = run.files[path] else {
        Issue.record("'\(path)' is gone: \(place)")
        continue
      }
      let (before, after) = (FaultCommand.project[path], whole.files[path])
      let isKnown = now == before || now == after
      #expect(isKnown || command.isKept(before ?? [], in: now, at: path), "\(path): \(place)")
      if run.status != .failure, !isKnown { Issue.record("untold change of '\(path)': \(place)") }
    }
    for path in command.moved where run.files[path] != FaultCommand.project[path] {
      let isThere = run.files[command.target] == whole.files[command.target]
      #expect(run.files[path] == nil && isThere, "'\(path)' is lost: \(place)")
      if run.status == .failure { #expect(run.complaints.contains("'\(path)'"), "\(place)") }
    }
    if run.status == whole.status, run.complaints == whole.complaints {
      let undone = command.precious.filter { run.files[$0] != whole.files[$0] }
      #expect(undone.isEmpty, "not done, and not told: \(place)")
    }
    if run.status == .failure {
      #expect((run.complaints + run.output).contains("error: "), "no word of it: \(place)")
    }
    // A configuration holds comments.
    let reports = run.files.paths.filter { $0.fileExtension == "json" && $0.name.first != "." }
    for path in reports {
      let data = Data(run.files[path] ?? [])
      #expect(throws: Never.self, "'\(path)' is in parts: \(place)") {
        _ = try JSONSerialization.jsonObject(with: data)
      }
    }
    if command.isAllOrNothing { checkWholeness(of: run, against: whole, command, place) }
  }

  /// Where some files are changed and others are not, those are named.
  private func checkWholeness(
    of run: FaultRun,
    against whole: FaultRun,
    _ command: FaultCommand,
    _ place: Comment
  ) {
    let changing = command.precious.filter { whole.files[$0] != FaultCommand.project[$0] }
    let changed = changing.filter { run.files[$0] == whole.files[$0] }
    // A file that could not be read has no fixes; the report tells of it.
    guard !run.complaints.contains(" fixed\n"), changed.count < changing.count else { return }
    for path in changed { #expect(run.complaints.contains("'\(path)'"), "\(place)") }
  }
}

/// A command line that writes, or reads a great deal.
struct FaultCommand: Sendable, CustomTestStringConvertible {
  let arguments: [String]
  /// The files that are there before and hold somebody's work.
  var precious: [FilePath] = []
  /// The files whose texts move into another one.
  var moved: [FilePath] = []
  let target: FilePath = "Tables/Main.xcstrings"
  /// Whether a file is compared with what was read of it before it is written.
  var isComparedWithInput = false
  var isAllOrNothing = false
  /// Whether what the files hold may only grow.
  var isGrowing = false

  var testDescription: String { arguments.joined(separator: " ") }

  private static let roots = ["--source", "App", "--strings", "Tables", "-j", "1"]
  private static let tables: [FilePath] = [
    "Tables/de.lproj/Main.strings", "Tables/en.lproj/Main.strings", "Tables/pl.lproj/Main.strings",
  ]

  static let all: [FaultCommand] = [
    .init(arguments: ["audit"] + roots),
    .init(arguments: ["audit"] + roots + ["--report", "json=a.json", "--report", "html=a.html"]),
    .init(
      arguments: ["audit"] + roots + ["--fix"],
      precious: tables,
      isComparedWithInput: true,
      isAllOrNothing: true
    ),
    .init(arguments: ["audit"] + roots + ["--fix", "--dry-run"], precious: tables),
    .init(arguments: ["audit"] + roots + ["--write-baseline", "b.json"], precious: ["b.json"]),
    .init(
      arguments: ["audit"] + roots + ["--baseline", "b.json", "--update-baseline"],
      precious: ["b.json"]
    ),
    .init(
      arguments: ["extract", "--source", "App", "-j", "1", "--output", "Out"],
      precious: ["Out/Main.strings"],
      isGrowing: true
    ),
    .init(
      arguments: ["extract", "--source", "App", "-j", "1", "--output", "Out", "--overwrite"],
      precious: ["Out/Main.strings"]
    ),
    .init(arguments: ["extract", "--source", "App", "-j", "1", "--output", "New/Deep"]),
    .init(arguments: ["extract", "--source", "App", "-j", "1", "-f", "json", "--for-audit"]),
    .init(
      arguments: ["genstrings", "-q", "-utf8", "-o", "Out", "--jobs", "1", "App"],
      precious: ["Out/Main.strings"]
    ),
    .init(
      arguments: ["genstrings", "-q", "-a", "-o", "Out", "--jobs", "1", "App"],
      precious: ["Out/Main.strings"],
      isGrowing: true
    ),
    .init(
      arguments: ["format", "Unsorted"],
      precious: ["Unsorted/A.strings", "Unsorted/B.strings"]
    ),
    .init(
      arguments: ["import", "pl.csv"] + roots,
      precious: tables,
      isAllOrNothing: true
    ),
    .init(
      arguments: ["update"] + roots + ["--gone", "mark", "--add-language", "es"],
      precious: tables,
      isGrowing: true
    ),
    .init(
      arguments: ["rename", "a", "first"] + roots,
      precious: tables + ["App/A.swift"],
      isAllOrNothing: true
    ),
    .init(arguments: ["prune", "--yes"] + roots, precious: tables),
    .init(arguments: ["export", "--output", "Texts"] + roots, precious: tables),
    .init(arguments: ["migrate", "--yes"] + roots, moved: tables),
    .init(arguments: ["init", "--source", "App", "--strings", "Tables"], precious: tables),
    .init(arguments: ["coverage", "--source", "App", "--strings", "Tables"], precious: tables),
    .init(arguments: ["languages", "--source", "App", "--strings", "Tables"], precious: tables),
    .init(arguments: ["why", "Title", "--source", "App", "--strings", "Tables"], precious: tables),
  ]

  /// The files that every run begins with; one language's table is a link to another's.
  static let project = {
    let files = MemoryFiles(texts)
    files.link("Tables/pl-PL.lproj/Main.strings", to: "Tables/pl.lproj/Main.strings")
    return files
  }()

  private static let texts: [FilePath: String] = [
    "App/A.swift": #"let a = NSLocalizedString("a", tableName: "Main", comment: "first")"#,
    "App/B.swift": #"let b = NSLocalizedString("b", tableName: "Main", comment: "second")"#,
    "Tables/en.lproj/Main.strings": "\"a\" = \"A\";\n\"b\" = \"B\";\n\"b\" = \"B\";\n",
    "Tables/de.lproj/Main.strings":
      "\"a\" = \"Ä\";\n\"a\" = \"Ä\";\n\"b\" = \"B\";\n\"old\" = \"Alt\";\n",
    "Tables/pl.lproj/Main.strings": "\"a\" = \"Ą\";\n\"a\" = \"Ą\";\n",
    "Unsorted/A.strings": "\"b\" = \"1\";\n\"a\" = \"2\";\n",
    "Unsorted/B.strings": "\"d\" = \"1\";\n\"c\" = \"2\";\n",
    "Out/Main.strings": "/* by hand */\n\"a\" = \"Übersetzt\";\n\n\"own\" = \"Eigenes\";\n",
    "pl.csv": """
    file,id,source (en),target (pl)
    en.lproj/Main.strings,b,B,"B, po polsku"
    en.lproj/Main.strings,a,A,"A, po polsku"

    """,
    "b.json": """
    { "version": 1, "findings": [{ "rule": "unused-key", "table": "Main", "key": "gone" }] }
    """,
  ]

  /// Whether a file holds all that it held before.
  func isKept(_ before: [UInt8], in now: [UInt8], at path: FilePath) -> Bool {
    isGrowing && texts(of: now, path).isSuperset(of: texts(of: before, path))
  }

  private func texts(of bytes: [UInt8], _ path: FilePath) -> Set<[String]> {
    let table = ResourceFormat.format(of: path)?.table(from: bytes, at: path)
    return Set(
      (table?.entries ?? []).map { [$0.key] + $0.translations.flatMap { $0.units.map(\.text) } }
    )
  }
}

/// A command's run over the project, and what is there afterwards.
private struct FaultRun {
  let files: MemoryFiles
  let calls: [MemoryFiles.Call]
  let status: ExitCode
  let output: String
  let complaints: String

  init(
    _ command: FaultCommand,
    failing number: Int? = nil,
    with fault: MemoryFiles.CallFault = .inputOutput,
    isLasting: Bool = false
  ) {
    files = FaultCommand.project.copy()
    if let number { files.failCall(number, with: fault, isLasting: isLasting) }
    let run = AuditInMemory(command.arguments, in: files.fileSystem)
    (status, output, complaints) = (run.status, run.output, run.complaints)
    calls = files.calls
  }
}
