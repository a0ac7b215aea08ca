import AuditReports
import Changes
import Diagnostics
import LocalizationModel
import SourceFiles
import TestSupport
import Testing

import L10nScan

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
    let manual = try manualEntries(of: files)
    var updater = try Updater(audit(of: files), sample.options)
    try updater.run()
    #expect(updater.unclear.isEmpty && updater.trouble.isEmpty)
    try updater.drafts.changes.write(in: files.fileSystem)
    let after = try texts(of: files)
    // Somebody has translated each of them, so that none may go.
    for (text, value) in before { #expect(after[text] == value, "\(text)") }
    let report = try audit(of: files).makeReport()
    let missing = report.findings.filter { $0.rule.rawValue == "missing-key" }
    #expect(missing.isEmpty)
    let tables = try TableScan(ScanInput(sources: ["."], in: files.fileSystem)).tables
    #expect(sample.asked.isSubset(of: sample.listed(in: tables)))
    #expect(manual.isSubset(of: try manualEntries(of: files)))
    // The tables in memory were those that are written.
    let fresh = try Audit(of: ScanInput(sources: ["."], in: updater.drafts.fileSystem)).makeReport()
    #expect(fresh.findings == report.findings)
    var again = try Updater(audit(of: files), sample.options)
    try again.run()
    #expect(again.drafts.changes.isEmpty && again.changes.isEmpty, "\(again.changes)")
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

  /// The keys that people look after, with their comments, as lines.
  private func manualEntries(of files: MemoryFiles) throws -> Set<String> {
    let entries = try TableScan(ScanInput(sources: ["."], in: files.fileSystem)).tables
      .flatMap { table in table.entries.map { (table.path, $0) } }
    return Set(
      entries.filter { $1.extractionState == .manual }.map { "\($0) \($1.key) \($1.comment ?? "")" }
    )
  }

  @Test(arguments: [2, 7, 12, 21]) func `all files are written or none`(seed: Int) throws {
    let sample = SampleProject(seed: UInt64(seed))
    var updater = try Updater(audit(of: sample.files.copy()), sample.options)
    try updater.run()
    let changes = updater.drafts.changes
    // One file alone proves nothing.
    #expect(changes.count > 1)
    let unharmed = sample.files.copy()
    try changes.write(in: unharmed.fileSystem)
    var failures = 0
    for number in 1...unharmed.calls.count {
      for fault in MemoryFiles.CallFault.allCases where fault != .half {
        let files = sample.files.copy()
        files.failCall(number, with: fault)
        guard (try? changes.write(in: files.fileSystem)) == nil else { continue }
        failures += 1
        #expect(files.paths == sample.files.paths, "call \(number), \(fault)")
        for path in sample.files.paths { #expect(files[path] == sample.files[path], "\(path)") }
      }
    }
    #expect(failures >= unharmed.calls.count)
  }
}

/// A project made up by chance.
private struct SampleProject {
  let files: MemoryFiles
  var options = UpdateOptions()
  /// The tables and keys of all calls.
  private(set) var asked: Set<[String]> = []

  init(seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    options.makesTables = true
    let names =
      (0..<12).map { "key \($0)" } + ["Ü ber", "100 % & <more>", "a \"b\" \\ c", "%@ of %@"]
    let asked = names.filter { _ in Bool.random(using: &chance) } + ["always"]
    var contents: [FilePath: String] = [:]
    var places: Set<[String]> = []
    let calls = asked.map { name in
      let isOther = Int.random(in: 0..<6, using: &chance) == 0
      places.insert([isOther ? "Other" : "Localizable", name])
      let comment = Bool.random(using: &chance) ? "About \(name)" : ""
      let value =
        Int.random(in: 0..<3, using: &chance) == 0 ? ", value: \(Self.literal("Text \(name)"))" : ""
      let table = isOther ? ", tableName: \"Other\"" : ""
      return
        "NSLocalizedString(\(Self.literal(name))\(table)\(value), comment: \(Self.literal(comment)))"
    }
    contents["App/A.swift"] =
      "import Foundation\nlet texts = [\n\(calls.joined(separator: ",\n"))\n]\n"
    let stored =
      names.filter { _ in Bool.random(using: &chance) }
      + (Bool.random(using: &chance) ? ["always"] : [])
    contents.merge(Self.storyboard(&chance)) { first, _ in first }
    if Bool.random(using: &chance) { options.newLanguages = ["pl"] }
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
    self.asked = places
  }

  /// The tables and keys that the development language has.
  func listed(in tables: [LocalizedTable]) -> Set<[String]> {
    let own = tables.filter { $0.format == .stringCatalog || $0.language == "en" }
    return Set(own.flatMap { table in table.entries.map { [table.name, $0.key] } })
  }

  /// A storyboard, and a catalog or a file that translates some of its texts and others.
  private static func storyboard(_ chance: inout SeededGenerator) -> [FilePath: String] {
    let items = (1...6).filter { _ in Bool.random(using: &chance) }
    let translated = (1...8).filter { $0 == 7 || Bool.random(using: &chance) }
    let elements = items.map { "<menuItem title=\"Item \($0)\" id=\"abc-de-00\($0)\"/>" }
    let board = "<document targetRuntime=\"MacOSX.Cocoa\">\(elements.joined())</document>"
    let keys = translated.map { "abc-de-00\($0).title" }
    let table: (path: FilePath, text: String) =
      Bool.random(using: &chance)
      ? ("App/mul.lproj/Main.xcstrings", catalog(keys, &chance))
      : ("App/de.lproj/Main.strings", keys.map { "\"\($0)\" = \"de\";\n" }.joined())
    return ["App/Base.lproj/Main.storyboard": board, table.path: table.text]
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
      let forms = "{ \"variations\" : { \"plural\" : { \"one\" : \(unit), \"other\" : \(unit) } } }"
      // Nor does another text in the code replace one that somebody has entered.
      let own = "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"By hand\" } }"
      let sources = ["key 1": forms, "key 2": own, "key 3": own, "always": own]
      let source = sources[key].map { ", \"en\" : \($0)" } ?? ""
      return "\(literal(key)) : { \(state) \"localizations\" : { \"de\" : \(unit)\(source) } }"
    }
    return """
      { "sourceLanguage" : "en", "strings" : { \(entries.joined(separator: ",\n")) }, "version" : "1.0" }
      """
  }
}
