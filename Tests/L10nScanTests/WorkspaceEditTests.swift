import AuditReports
import Facts
import Foundation
import L10nScan
import SourceFiles
import TestSupport
import Testing
import TextFormats

/// After any edit, a workspace reports the same as a fresh audit, byte for byte.
@Suite struct WorkspaceEditTests {
  @Test(arguments: 1...12)
  func `a workspace of a project is as good as a fresh audit`(seed: UInt64) {
    check(Self.project, seed: seed, edits: Fuzzing.count(byDefault: 20))
  }

  @Test(arguments: 1...4)
  func `a workspace of a fixture is as good as a fresh audit`(seed: UInt64) throws {
    let root = Repository.fixtures.appending(path: "Rules")
    let rules = try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
    for (index, rule) in rules.enumerated() where index % 40 == Int(seed) {
      let folder = root.appending(path: rule)
      let all = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      var files: [FilePath: [UInt8]] = [:]
      for path in all {
        guard let data = try? Data(contentsOf: folder.appending(path: path)) else { continue }
        files[FilePath("App/\(path)")] = Array(data)
      }
      check(files, seed: seed, edits: Fuzzing.count(byDefault: 4))
    }
  }

  @Test(arguments: UInt64(1)...8)
  func `an audit that keeps what holds since a revision is as good as a fresh one`(seed: UInt64) {
    let former = MemoryFiles(Self.project)
    var edits = RandomEdits(seed: seed &* Fuzzing.seed)
    for round in 0..<Fuzzing.count(byDefault: 6) {
      let files = former.copy()
      for _ in 0...round % 3 {
        for (path, bytes) in edits.edit(of: files.paths, in: "App", { files[$0] }).changes {
          files[path] = bytes
        }
      }
      let store = FactStore()
      let earlier = Self.render { () throws(AuditError) in
        var audit = try Self.makeAudit(files.fileSystem)
        audit.input.files = former.fileSystem
        return try audit.makeReport(asking: Facts(in: former.fileSystem, keptIn: store))
      }
      store.noteDifferences(of: files.fileSystem, from: former.fileSystem, jobs: 2)
      let kept = Self.render { () throws(AuditError) in
        let facts = Facts(in: files.fileSystem, keptIn: store)
        return try Self.makeAudit(files.fileSystem).makeReport(asking: facts)
      }
      let difference = Self.difference(kept, Self.fresh(files, [:]))
      #expect(difference == nil, "seed \(seed), round \(round), \(earlier.count) bytes before")
      if difference != nil { return }
      for path in Set(former.paths).union(files.paths) { former[path] = files[path] }
    }
  }

  private func check(_ contents: [FilePath: [UInt8]], seed: UInt64, edits count: Int) {
    let files = MemoryFiles(contents)
    var edits = RandomEdits(seed: seed &* Fuzzing.seed)
    var random = SeededGenerator(seed: seed)
    let workspace = Workspace(in: files.fileSystem, Self.makeAudit)
    var edited: [FilePath: [UInt8]] = [:]
    var history: [String] = []
    let first = Self.difference(Self.render(workspace), Self.fresh(files, edited))
    #expect(first == nil)
    for _ in 0..<count {
      let edit = edits.edit(of: files.paths, in: "App") { edited[$0] ?? files[$0] }
      // Some edits happen in an editor, others on disk.
      let isTyped = Int.random(in: 0..<4, using: &random) == 0
      for (path, bytes) in edit.changes.sorted(by: { $0.key < $1.key }) {
        if isTyped || edited[path] != nil {
          workspace.edit(path, to: bytes)
          edited[path] = bytes
        }
        if !isTyped { files[path] = bytes }
      }
      if !isTyped { workspace.filesChanged(Array(edit.changes.keys)) }
      history.append("\(edit.kind) of \(edit.changes.keys.sorted())\(isTyped ? ", typed" : "")")
      let (actual, expected) = (Self.render(workspace), Self.fresh(files, edited))
      let difference = Self.difference(actual, expected)
      #expect(difference == nil, "seed \(seed), after \(history.joined(separator: ", "))")
      if difference != nil { return }
    }
  }

  private static let makeAudit: @Sendable (FileSystem) throws(AuditError) -> Audit = {
    files throws(AuditError) in
    var audit = try Audit(folder: "App", in: files, from: "/")
    try audit.input.settings.readNestedConfigurations(in: files)
    return audit
  }

  private static func fresh(_ files: MemoryFiles, _ edited: [FilePath: [UInt8]]) -> String {
    let all = files.copy()
    for (path, bytes) in edited { all[path] = bytes }
    return render { () throws(AuditError) in try makeAudit(all.fileSystem).makeReport() }
  }

  private static func render(_ workspace: Workspace) -> String {
    render { () throws(AuditError) in try workspace.report() }
  }

  private static func render(_ report: () throws(AuditError) -> Report) -> String {
    do throws(AuditError) {
      var report = try report()
      report.statistics.seconds = 0
      let reporter = Reporter.all.first { $0.id == "json" }
      return String(decoding: reporter?.render(report, RenderOptions()).bytes ?? [], as: UTF8.self)
    } catch {
      return "\(error)"
    }
  }

  /// Returns the first lines that differ.
  private static func difference(_ actual: String, _ expected: String) -> String? {
    if actual == expected { return nil }
    let lines = [actual, expected].map { $0.split(separator: "\n") }
    let changes = lines[0].difference(from: lines[1])
    return changes.prefix(8).map { change in
      switch change {
      case .insert(_, let line, _): "too much: \(line)"
      case .remove(_, let line, _): "missing: \(line)"
      }
    }.joined(separator: "\n")
  }

  private static let project: [FilePath: [UInt8]] = [
    "App/View.swift": """
    import SwiftUI

    struct Row: View {
      let item: Item
      var body: some View {
        Text("key.1")
        Label1(title: "key.2")
        Text(item.title)
      }
      func save(count: Int) {
        print(show1("key.3"))
      }
    }
    """,
    "App/Model.swift": """
    struct Item {
      var title = "key.4"
      var kind: Kind1
      func text() -> String {
        NSLocalizedString(kind.rawValue, comment: "")
      }
    }
    enum Kind1: String { case first = "key.1", second }
    """,
    "App/Tools.swift": """
    func show1(_ key: String) -> String {
      NSLocalizedString(key, comment: "")
    }
    struct Label1 { var title: LocalizedStringKey }
    """,
    "App/Main.swift": """
    @main struct Main1 { let text = NSLocalizedString("key.6", comment: "") }
    func unused1() -> String { NSLocalizedString("key.7", comment: "") }
    extension Kind1 { var unused2: String { NSLocalizedString("key.8", comment: "") } }
    #Preview { Text(unused1()) }
    """,
    "App/Old.m": """
    - (void)show {
      NSString *text = NSLocalizedString(@"key.5", nil);
    }
    """,
    "App/Tests/Some.swift": #"let test = "key.0""#,
    "App/en.lproj/Localizable.strings": """
    "key.1" = "One";
    "key.2" = "Two";
    "key.3" = "Three";
    "key.4" = "Four";
    """,
    "App/de.lproj/Localizable.strings": """
    "key.1" = "Eins";
    "key.3" = "Drei";
    """,
    "App/Catalog.xcstrings": """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "key1" : {
          "extractionState" : "manual",
          "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "A" } } }
        }
      },
      "version" : "1.0"
    }
    """,
  ].mapValues { Array($0.utf8) }
}
