import AuditReports
import Diagnostics
import LocalizationModel
import SourceFiles
import TestSupport
import Testing

@testable import L10nScan

/// What holds of every update, whatever the project.
@Suite struct UpdateTests {
  /// Projects made up by chance: some calls, and tables that have some of their keys and others.
  static let seeds = Array(1...60)

  @Test(arguments: seeds)
  func `an update loses nothing, leaves no key missing and has nothing left to do`(
    seed: Int
  ) throws {
    let sample = SampleProject(seed: UInt64(seed))
    let files = sample.files
    let before = try texts(of: files)
    var updater = try Updater(audit(of: files), sample.options)
    try updater.run()
    #expect(updater.unclear.isEmpty && updater.trouble.isEmpty)
    try updater.drafts.changes.write(in: files.fileSystem)
    let after = try texts(of: files)
    // Only what nobody has translated or asks for goes.
    for (text, value) in before where !sample.mayGo(text.key) {
      #expect(after[text] == value, "\(text)")
    }
    let report = try audit(of: files).makeReport()
    let missing = report.findings.filter { $0.rule.rawValue == "missing-key" }
    #expect(missing.isEmpty)
    // The tables in memory were those that are written.
    let fresh = try Audit(of: ScanInput(sources: ["."], in: updater.drafts.fileSystem)).makeReport()
    #expect(fresh.findings == report.findings)
    var again = try Updater(audit(of: files), sample.options)
    try again.run()
    #expect(again.drafts.changes.isEmpty && again.changes.isEmpty)
  }

  private func audit(of files: MemoryFiles) -> Audit {
    Audit(of: ScanInput(sources: ["."], in: files.fileSystem))
  }

  private struct Text: Hashable {
    let path: FilePath
    let key: String
    let language: Language?
  }

  private func texts(of files: MemoryFiles) throws -> [Text: String] {
    let scan = try TableScan(ScanInput(sources: ["."], in: files.fileSystem))
    var texts: [Text: String] = [:]
    for table in scan.tables {
      for entry in table.entries {
        for translation in entry.translations {
          let place = Text(path: table.path, key: entry.key, language: translation.language)
          texts[place] = translation.text
        }
      }
    }
    return texts
  }

  @Test func `all files are written or none`() throws {
    let sample = SampleProject(seed: 7)
    let count = try calls(of: sample)
    for number in 1...count {
      for fault in MemoryFiles.CallFault.allCases where fault != .half {
        let files = sample.files
        var updater = try Updater(audit(of: files), sample.options)
        try updater.run()
        let changes = updater.drafts.changes
        let before = files.copy()
        files.failCall(files.calls + number, with: fault)
        guard (try? changes.write(in: files.fileSystem)) == nil else { continue }
        #expect(files.paths == before.paths, "call \(number), \(fault)")
        for path in before.paths { #expect(files[path] == before[path], "\(path)") }
      }
    }
  }

  private func calls(of sample: SampleProject) throws -> Int {
    let files = sample.files
    var updater = try Updater(audit(of: files), sample.options)
    try updater.run()
    let before = files.calls
    try updater.drafts.changes.write(in: files.fileSystem)
    return files.calls - before
  }
}

/// A project made up by chance.
private struct SampleProject {
  let files: MemoryFiles
  var options = UpdateOptions()
  private var asked: Set<String> = []

  init(seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    let names =
      (0..<12).map { "key \($0)" } + ["Ü ber", "100 % & <more>", "a \"b\" \\ c", "%@ of %@"]
    let asked = names.filter { _ in Bool.random(using: &chance) } + ["always"]
    self.asked = Set(asked)
    var contents: [FilePath: String] = [:]
    let calls = asked.map { name in
      let comment = Bool.random(using: &chance) ? "About \(name)" : ""
      let value =
        Int.random(in: 0..<3, using: &chance) == 0 ? ", value: \(Self.literal("Text \(name)"))" : ""
      let table = Int.random(in: 0..<6, using: &chance) == 0 ? ", tableName: \"Other\"" : ""
      return
        "NSLocalizedString(\(Self.literal(name))\(table)\(value), comment: \(Self.literal(comment)))"
    }
    contents["App/A.swift"] =
      "import Foundation\nlet texts = [\n\(calls.joined(separator: ",\n"))\n]\n"
    let stored = names.filter { _ in Bool.random(using: &chance) }
    if Bool.random(using: &chance) {
      contents["App/Localizable.xcstrings"] = Self.catalog(stored, &chance)
    } else {
      let lineEnd = Bool.random(using: &chance) ? "\n" : "\r\n"
      for language in ["en", "de", "fr"] {
        let keys = language == "en" ? stored : stored.filter { _ in Bool.random(using: &chance) }
        let entries = keys.map { "\(Self.literal($0)) = \(Self.literal("\(language) \($0)"));" }
        contents[FilePath("App/\(language).lproj/Localizable.strings")] =
          "/* Head */\n\n".replacing("\n", with: lineEnd)
          + entries.map { $0 + lineEnd }.joined(
            separator: Bool.random(using: &chance) ? lineEnd : ""
          )
      }
      options.addsToAllLanguages = Bool.random(using: &chance)
      options.gone = [nil, .keep, .mark].randomElement(using: &chance) ?? nil
    }
    files = MemoryFiles(contents)
  }

  /// Whether a text of a key may go: nobody asks for it, and it may be untouched.
  func mayGo(_ key: String) -> Bool {
    !asked.contains(key) && files["App/Localizable.xcstrings"] != nil
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private static func catalog(_ keys: [String], _ chance: inout SeededGenerator) -> String {
    let entries = keys.map { key in
      let states = ["", "\"extractionState\" : \"stale\",", "\"extractionState\" : \"manual\","]
      let state = states.randomElement(using: &chance) ?? ""
      let text = literal("de \(key)")
      let unit = "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \(text) } }"
      return "\(literal(key)) : { \(state) \"localizations\" : { \"de\" : \(unit) } }"
    }
    return """
      { "sourceLanguage" : "en", "strings" : { \(entries.joined(separator: ",\n")) }, "version" : "1.0" }
      """
  }
}
