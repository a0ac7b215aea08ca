import Foundation
import Platform
import SourceFiles
import TestSupport
import Testing

@testable import ScanCommands

/// `l10nscan watch` tells after each change what is new and what is gone.
@Suite struct WatchTests {
  /// Files in memory, and the changes of them that a watch tells of one after the other.
  private final class Script: @unchecked Sendable {
    private let lock = NSLock()
    private let files: MemoryFiles
    private var steps: [[FilePath: String?]]
    private var isTold = false
    /// Changes while an audit is made, as long as there are any.
    private var interruption: (() -> [FilePath: String]?)?
    private var bytes: [StandardStream: [UInt8]] = [:]

    init(_ files: [FilePath: String], _ steps: [[FilePath: String?]]) {
      self.files = MemoryFiles(files)
      self.steps = steps
    }

    func run(_ arguments: String...) -> ExitCode {
      let console = Console(
        files: files.fileSystem,
        environment: [:],
        watch: { _ in FileWatch(watch: { _ in [] }, wait: { self.wait(atMost: $0) }) },
        write: { stream, bytes in self.lock.withLock { self.bytes[stream, default: []] += bytes } },
        terminalColumns: { _ in nil }
      )
      return Program.run(arguments, in: console)
    }

    func contents(_ path: FilePath) -> String? {
      files[path].map { String(decoding: $0, as: UTF8.self) }
    }

    func text(of stream: StandardStream) -> String {
      lock.withLock { String(decoding: bytes[stream] ?? [], as: UTF8.self) }
    }

    /// Makes the next changes, and rests after each.
    private func wait(atMost limit: Duration?) -> FileWatch.Changes {
      if limit == .zero, let changes = interruption?() { return change(changes) }
      if limit != nil { return .paths([]) }
      guard !steps.isEmpty else { return .ended }
      return change(steps.removeFirst())
    }

    private func change(_ step: [FilePath: String?]) -> FileWatch.Changes {
      for (path, text) in step { files[path] = text.map { Array($0.utf8) } }
      return step.isEmpty ? .everything : .paths(Set(step.keys))
    }

    /// Lets something happen while audits are made; nil where nothing does.
    func interrupt(_ interruption: @escaping () -> [FilePath: String]?) {
      self.interruption = interruption
    }
  }

  private static let project: [FilePath: String] = [
    "App/View.swift": #"let title = String(localized: "title.first")"#,
    "App/de.lproj/Localizable.strings": #""title.first" = "Titel";"#,
    "App/en.lproj/Localizable.strings": #""title.first" = "Title";"#,
  ]

  /// Returns the lines that are printed after the first report.
  private func lines(after steps: [FilePath: String?]...) -> [Substring] {
    let script = Script(Self.project, steps)
    #expect(script.run("watch", "App") == .success)
    return script.text(of: .output).split(separator: "\n").filter {
      "+-".contains($0.first ?? " ") || $0.hasPrefix("0") || $0.hasPrefix("1")
    }
  }

  @Test func `a baseline that is not there is told with what writes it`() {
    let files = Self.project.merging([".l10nscan.json": #"{ "baseline": "known.json" }"#]) { $1 }
    let script = Script(files, [["known.json": #"{ "version": 1, "findings": [] }"#]])
    #expect(script.run("watch", "App") == .success)
    let hint = "hint: 'l10nscan --write-baseline known.json' writes it"
    #expect(
      script.text(of: .error) == "error: there is no baseline 'known.json'\n\(hint)\n"
    )
    #expect(script.text(of: .output).contains("Ready to ship"))
  }

  @Test func `the totals begin with errors`() {
    let totals = lines(after: ["App/de.lproj/Localizable.strings": ""]).last
    #expect(totals?.hasPrefix("1 error, ") == true)
  }

  @Test func `what is new and what is gone is told`() {
    let other = #"let title = String(localized: "title.other")"#
    let lines = lines(
      after: ["App/View.swift": other],
      ["App/View.swift": Self.project["App/View.swift"]]
    )
    let added = lines.filter { $0.hasPrefix("+") && $0.hasSuffix("[missing-key]") }
    let gone = lines.filter { $0.hasPrefix("-") && $0.hasSuffix("[missing-key]") }
    #expect(added.count == 1)
    #expect(gone.map { $0.dropFirst() } == added.map { $0.dropFirst() })
  }

  @Test func `an audit is given up for what is saved meanwhile`() {
    let other = #"let title = String(localized: "title.other")"#
    let script = Script(Self.project, [["App/View.swift": other]])
    // The text is taken back before anybody was told of it.
    script.interrupt {
      script.contents("App/View.swift") == other
        ? ["App/View.swift": Self.project["App/View.swift"] ?? ""] : nil
    }
    #expect(script.run("watch", "App") == .success)
    #expect(!script.text(of: .output).contains("\n+ "))
    #expect(script.contents("App/View.swift") == Self.project["App/View.swift"])
  }

  @Test func `who never rests is told all the same`() {
    let other = #"let title = String(localized: "title.other")"#
    let script = Script(Self.project, [["App/View.swift": other]])
    var saves = 0
    script.interrupt {
      guard script.contents("App/View.swift")?.hasPrefix(other) ?? false, saves < 100 else {
        return nil
      }
      saves += 1
      return ["App/View.swift": other + String(repeating: "\n", count: saves)]
    }
    #expect(script.run("watch", "App") == .success)
    #expect(script.text(of: .output).contains("\n+ "))
    #expect((1..<100).contains(saves))
  }

  @Test func `what a baseline holds is neither new nor gone`() throws {
    let other = #"let title = String(localized: "title.other")"#
    let written = Script(Self.project.merging(["App/View.swift": other]) { $1 }, [])
    #expect(written.run("audit", "App", "--write-baseline", "known.json") == .success)
    let baseline = try #require(written.contents("known.json"))
    let script = Script(
      Self.project.merging(["known.json": baseline]) { $1 },
      [["App/View.swift": other]]
    )
    #expect(script.run("watch", "App", "--baseline", "known.json") == .success)
    #expect(!script.text(of: .output).contains("\n+ "))
  }

  @Test func `a change without findings prints nothing`() {
    #expect(lines(after: ["App/View.swift": (Self.project["App/View.swift"] ?? "") + "\n"]) == [])
  }

  @Test func `a branch that is switched takes folders along and brings them back`() {
    let table: FilePath = "App/de.lproj/Localizable.strings"
    let lines = lines(
      after: [
        "App/View.swift": #"let title = String(localized: "title.other")"#, table: nil,
      ],
      ["App/View.swift": Self.project["App/View.swift"], table: Self.project[table]],
      [:]
    )
    // All that is told of the other branch is taken back.
    let added = lines.filter { $0.hasPrefix("+ ") }.map { $0.dropFirst() }.sorted()
    let removed = lines.filter { $0.hasPrefix("- ") }.map { $0.dropFirst() }.sorted()
    #expect(!added.isEmpty)
    #expect(added == removed)
  }

  @Test func `a branch without the project is told of once, and nothing is new behind it`() {
    let gone: [FilePath: String?] = Dictionary(
      uniqueKeysWithValues: Self.project.keys.map { ($0, nil) }
    )
    let back = Self.project.mapValues { String?.some($0) }
    let script = Script(Self.project, [gone, back, [:]])
    #expect(script.run("watch", "App") == .success)
    #expect(!script.text(of: .output).contains("\n+ "))
    let complaints = script.text(of: .error).split(separator: "\n")
    #expect(complaints.count { $0.hasPrefix("error: ") } == 1)
  }

  @Test func `a broken configuration is told once, and the audit goes on`() {
    let path: FilePath = "App/.l10nscan.json"
    let script = Script(
      Self.project.merging([path: "{}"]) { $1 },
      [
        [path: "{ rules: 1 }"], [path: "{ rules: 2 }"], [path: "{}"],
        ["App/View.swift": #"let title = String(localized: "title.other")"#],
      ]
    )
    #expect(script.run("watch", "--config", path.string, "App") == .success)
    let complaints = script.text(of: .error).split(separator: "\n")
    #expect(complaints.count { $0.hasPrefix("error: ") } == 1)
    let added = script.text(of: .output).split(separator: "\n").filter { $0.hasPrefix("+ ") }
    #expect(added.contains { $0.hasSuffix("[missing-key]") })
  }

  #if os(Linux)
    @Test func `the system tells of files that are written, come and go`() throws {
      let folder = try TemporaryFolder()
      try folder.write("a", to: "a.txt")
      for isPolling in [false, true] {
        let watch = FileWatch.local(isPolling: isPolling)
        let root = FilePath(folder.url.path)
        #expect(watch.watch([root]) == [root])
        try folder.write("other", to: "a.txt")
        #expect(Self.changes(of: watch).contains(root.appending("a.txt")))
        try folder.write("b", to: "b.txt")
        #expect(Self.changes(of: watch).contains(root.appending("b.txt")))
        try FileManager.default.removeItem(at: folder.url.appending(path: "b.txt"))
        #expect(Self.changes(of: watch).contains(root.appending("b.txt")))
        #expect(watch.wait(.milliseconds(20)) == .paths([]))
        try folder.write("a", to: "a.txt")
        _ = Self.changes(of: watch)
      }
    }

    private static func changes(of watch: FileWatch) -> Set<FilePath> {
      var all: Set<FilePath> = []
      var limit = Duration.seconds(10)
      while case .paths(let paths) = watch.wait(limit), !paths.isEmpty {
        all.formUnion(paths)
        limit = .milliseconds(20)
      }
      return all
    }
  #endif
}
