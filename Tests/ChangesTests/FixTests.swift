import AuditReports
import Changes
import CompletenessChecks
import Diagnostics
import L10nScan
import LocalizationModel
import Platform
import SourceFiles
import StringResources
import TestSupport
import Testing

/// What the fixes of all fixtures do.
@Suite struct FixTests {
  @Test(arguments: FixCase.all)
  func `each fix removes its finding and adds none`(example: FixCase) throws {
    let before = try example.findings(in: example.files)
    for finding in before {
      for fix in finding.fixes {
        let path = try #require(fix.edits.first?.location.path)
        let stored = try #require(example.contents[path])
        let fixed = try #require(FixedText([fix], in: stored, at: path))
        var contents = example.contents
        contents[path] = fixed.stored
        let after = try example.findings(in: MemoryFiles(contents).fileSystem)
        let added = after.counts.filter { $1 > before.counts[$0, default: 0] }.keys.sorted()
        #expect(added == [], "\(finding.message): \(fix.summary)")
        let left = after.counts[finding.identity, default: 0]
        #expect(left < before.counts[finding.identity, default: 0], "\(finding.message)")
      }
    }
  }

  @Test(arguments: FixCase.all)
  func `after all fixes there is nothing left to fix`(example: FixCase) throws {
    let memory = MemoryFiles(example.contents)
    var fixer = try Fixer(example.audit(memory.fileSystem))
    let report = try fixer.run { $0 }
    #expect(report.findings.flatMap(\.certainFixes) == [])
    try fixer.changes.write(in: memory.fileSystem)
    var second = try Fixer(example.audit(memory.fileSystem))
    _ = try second.run { $0 }
    #expect(second.changes == [] && second.count == 0)
  }

  @Test(arguments: FixCase.all)
  func `what needs consent is left to people`(example: FixCase) throws {
    var fixer = try Fixer(example.audit(example.files))
    _ = try fixer.run { $0.filter { finding in finding.fixes.allSatisfy(\.needsConsent) } }
    #expect(fixer.count == 0 && fixer.changes == [])
  }

  @Test func `other fixes are offered by these rules`() throws {
    let rules = try Set(
      FixCase.all.flatMap { example in
        try example.findings(in: example.files)
          .filter { finding in finding.fixes.contains(where: \.needsConsent) }.map(\.rule.rawValue)
      }
    )
    #expect(
      rules == [
        "mismatched-integer-size", "mismatched-placeholder", "missing-key", "unlisted-text",
      ]
    )
  }

  /// Of a file 1,000 defects are told at a time, so that as many are told after the first fixes.
  @Test(
    arguments: [
      (#""a" = "b""# + "\n", #""a" = "b";"# + "\n"), (";", ""),
    ]
  )
  func `more defects than are told at a time are all fixed`(old: String, new: String) throws {
    let path: FilePath = "de.lproj/T.strings"
    let repeated = { (text: String) in String(repeating: text, count: 2_500) + "\"z\" = \"z\";\n" }
    let memory = MemoryFiles(["a.swift": "", path: repeated(old)])
    var fixer = try Fixer(Audit(of: ScanInput(sources: ["."], in: memory.fileSystem)))
    _ = try fixer.run { $0.filter { $0.rule == .malformedResource } }
    #expect(fixer.count == 2_500)
    try fixer.changes.write(in: memory.fileSystem)
    #expect(memory.text(of: path) == repeated(new))
  }

  @Test(arguments: [0, 4, 8])
  func `a fix that leaves its finding as it was is taken back`(offset: Int) throws {
    let path: FilePath = "de.lproj/T.strings"
    let text = #""a" = "b""# + "\n" + #""c" = "d";;"# + "\n"
    let memory = MemoryFiles(["a.swift": "", path: text])
    var fixer = try Fixer(Audit(of: ScanInput(sources: ["."], in: memory.fileSystem)))
    let place = SourceLocation(path: path, offset: offset, length: 0, line: 1, column: offset + 1)
    let report = try fixer.run { findings in
      findings.map { finding in
        guard finding.message.hasPrefix("Missing ';'") else { return finding }
        var finding = finding
        finding.fixes = [Fix("insert a space", [.init(.replace(with: " "), at: place)])]
        return finding
      }
    }
    #expect(fixer.count == 1)
    #expect(report.findings.contains { $0.message.hasPrefix("Missing ';'") })
    try fixer.changes.write(in: memory.fileSystem)
    #expect(memory.text(of: path) == text.replacing(";;", with: ";"))
  }

  @Test(arguments: [
    ("translation-in-unused-form", 3, "'other'"), ("text-of-other-in-unused-form", 3, "'other'"),
    ("text-of-few-in-unused-form", 1, "'few'"),
  ])
  func `a form that alone holds the translation is not removed`(
    name: String,
    count: Int,
    form: String
  ) throws {
    let example = try #require(FixCase.all.first { $0.testDescription.hasSuffix("/" + name) })
    let findings = try example.findings(in: example.files).filter {
      $0.rule == "unused-plural-form"
    }
    #expect(findings.count == count)
    #expect(findings.allSatisfy { $0.fixes.isEmpty && $0.help?.contains(form) == true })
  }

  @Test func `there are fixes for the rules that promise them`() throws {
    let rules = try Set(
      FixCase.all.flatMap { example in
        try example.findings(in: example.files).filter { !$0.certainFixes.isEmpty }.map(
          \.rule.rawValue
        )
      }
    )
    #expect(
      rules == [
        "duplicate-key", "malformed-placeholder", "malformed-resource", "mismatched-placeholder",
        "mixed-placeholders", "unescaped-percent", "unused-plural-form",
      ]
    )
  }

  @Test func `a file that changes meanwhile is left alone, and so are the others`() throws {
    let memory = MemoryFiles(["a.strings": "old", "b.strings": "newer"])
    let changes = [
      FileChange(path: "a.strings", before: Array("old".utf8), after: Array("fixed".utf8)),
      FileChange(path: "b.strings", before: Array("old".utf8), after: Array("fixed".utf8)),
    ]
    #expect(throws: FileChangeError.self) { try changes.write(in: memory.fileSystem) }
    #expect(memory.text(of: "a.strings") == "old" && memory.text(of: "b.strings") == "newer")
  }

  @Test func `where one file cannot be written, those before it get their old bytes`() throws {
    let memory = MemoryFiles(["a.strings": "old", "b.strings": "old"])
    memory.fail("b.strings", with: .unwritable)
    let changes = ["a.strings", "b.strings"].map {
      FileChange(path: $0, before: Array("old".utf8), after: Array("fixed".utf8))
    }
    #expect(throws: FileChangeError.self) { try changes.write(in: memory.fileSystem) }
    #expect(memory.text(of: "a.strings") == "old")
  }

  @Test(arguments: ["de.lproj/T.strings", "de.lproj"] as [FilePath])
  func `what could not be read when the fixes began is told`(path: FilePath) throws {
    let memory = MemoryFiles([
      "A.swift": "", "de.lproj/T.strings": "\"a\" = \"b\"\n", "en.lproj/T.strings": "",
    ])
    let audit = Audit(of: ScanInput(sources: ["."], in: memory.fileSystem))
    memory.fail(path, with: .unreadable)
    var fixer = try Fixer(audit)
    memory.fail(path, with: nil)
    let report = try fixer.run { $0 }
    #expect(fixer.changes.isEmpty)
    #expect(report.findings.contains { $0.rule == .unreadableFile })
  }

  @Test func `a file that cannot get its old bytes again is named`() throws {
    let memory = MemoryFiles(["a.strings": "old", "b.strings": "old"])
    let changes = ["a.strings", "b.strings"].map {
      FileChange(path: $0, before: Array("old".utf8), after: Array("fixed".utf8))
    }
    let probe = memory.copy()
    try changes.write(in: probe.fileSystem)
    memory.failCall(probe.calls.count, with: .inputOutput, isLasting: true)
    let error = #expect(throws: FileChangeError.self) { try changes.write(in: memory.fileSystem) }
    #expect(error?.changed == ["a.strings"])
    #expect(memory.text(of: "a.strings") == "fixed" && memory.text(of: "b.strings") == "old")
  }
}

/// A project whose fixes are tried: a rule's fixture, or a damaged table.
struct FixCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let contents: [FilePath: [UInt8]]
  var languages: [Language]?
  /// Rules to run besides those that are on by default.
  var rules: [Rule] = []

  static let all = rules + tables

  private static let rules = Rule.all.flatMap { rule in
    FixtureProject.all(in: "Rules/\(rule.id)").map { project in
      let memory = project.memory
      let contents = memory.paths.map { ($0, memory[$0] ?? []) }
      let option = project.options.firstIndex(of: "--languages").map { project.options[$0 + 1] }
      return FixCase(
        testDescription: project.place,
        contents: Dictionary(contents) { $1 },
        languages: option?.split(separator: ",").map { Language($0) },
        rules: rule.isOnByDefault ? [] : [rule]
      )
    }
  }

  private static let tables = Fixture.all(in: "Resources/Defects").map { fixture in
    let path = FilePath("de.lproj").appending(fixture.path.name)
    return FixCase(testDescription: fixture.place, contents: [path: fixture.stored])
  }

  var files: FileSystem { MemoryFiles(contents).fileSystem }

  func audit(_ files: FileSystem) -> Audit {
    let empty: FilePath = "Empty.swift"
    let withSource = FileSystem(
      files,
      contents: { path throws(FileError) in path == empty ? [] : try files.read(path) },
      kind: { path throws(FileError) in path == empty ? .file : try files.kind(of: path) }
    )
    var audit = Audit(of: ScanInput(sources: [empty, "."], in: withSource))
    audit.input.settings.typed.enable = rules.map(\.id.rawValue)
    audit.input.settings.typed.languages = languages
    return audit
  }

  func findings(in files: FileSystem) throws -> [Diagnostic] {
    try audit(files).makeReport().findings
  }
}

extension [Diagnostic] {
  /// How often each finding occurs.
  fileprivate var counts: [String: Int] {
    reduce(into: [:]) { $0[$1.identity, default: 0] += 1 }
  }
}
