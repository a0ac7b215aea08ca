import Foundation
import SourceFiles
import TestSupport
import Testing

@testable import ScanCommands

/// Audit, coverage, worklist, export and page count the same keys, gaps and words, by the same names.
@Suite struct NumbersTests {
  @Test(arguments: 1...60)
  func `All commands count alike`(seed: UInt64) throws {
    let files = CountedProject(seed: seed).files
    let audit = try counts(inAuditOf: files)
    #expect(try counts(inCoverageOf: files) == audit)
    let tasks = try rows("worklist", "--format", "csv", in: files)
    for (language, numbers) in audit where language != "en" {
      let own = tasks.filter { $0[0] == language }
      let missing = own.filter { ["new", "untranslated"].contains($0[1]) }
      let review = own.filter { $0[1] == "to review" }
      #expect(missing.count == numbers.missing, "missing in \(language)")
      #expect(review.count == numbers.unfinished, "unfinished in \(language)")
      let words = (missing + review).reduce(0) { $0 + (Int($1[10]) ?? 0) }
      #expect(words == numbers.words - numbers.translatedWords, "words in \(language)")
      // An export has those of the texts that stand in a file for translators.
      let exported = try export(language, of: files)
      let listed = Set(own.filter { $0[2].hasSuffix(".swift") == false }.map { $0[3] })
      #expect(exported == listed, "export of \(language)")
    }
    let page = try gaps(onPageOf: files)
    #expect(page == audit.mapValues(\.missing).filter { $0.value > 0 })
  }

  private struct Numbers: Decodable, Equatable {
    var keys = 0
    var translated = 0
    var unfinished = 0
    var missing = 0
    var words = 0
    var translatedWords = 0

    static func + (left: Self, right: Self) -> Self {
      Self(
        keys: left.keys + right.keys,
        translated: left.translated + right.translated,
        unfinished: left.unfinished + right.unfinished,
        missing: left.missing + right.missing,
        words: left.words + right.words,
        translatedWords: left.translatedWords + right.translatedWords
      )
    }
  }

  private func run(_ arguments: [String], in files: [FilePath: String]) -> RecordingConsole {
    let console = RecordingConsole(files)
    _ = console.run(arguments)
    return console
  }

  private func json(_ arguments: String..., in files: [FilePath: String]) throws -> [String: Any] {
    let output = run(arguments, in: files).output
    return try #require(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
  }

  private func numbers(_ row: [String: Any]) throws -> Numbers {
    try JSONDecoder().decode(Numbers.self, from: JSONSerialization.data(withJSONObject: row))
  }

  private func counts(inAuditOf files: [FilePath: String]) throws -> [String: Numbers] {
    let rows = try json("--format", "json", in: files)["coverage"] as? [[String: Any]] ?? []
    return try rows.reduce(into: [:]) { sums, row in
      sums[row["language"] as? String ?? "", default: Numbers()] =
        try sums[row["language"] as? String ?? "", default: Numbers()] + numbers(row)
    }
  }

  private func counts(inCoverageOf files: [FilePath: String]) throws -> [String: Numbers] {
    let rows = try json("coverage", "--format", "json", in: files)["languages"]
    return try (rows as? [[String: Any]] ?? []).reduce(into: [:]) { sums, row in
      sums[row["language"] as? String ?? ""] = try numbers(row)
    }
  }

  /// Returns the rows of a table in CSV without its head; no text of the projects has a comma.
  private func rows(_ arguments: String..., in files: [FilePath: String]) throws -> [[String]] {
    rows(of: run(arguments, in: files).output)
  }

  private func rows(of csv: String) -> [[String]] {
    csv.split(whereSeparator: \.isNewline).dropFirst().map { line in
      line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// Returns the keys of an export of what is left to do.
  private func export(_ language: String, of files: [FilePath: String]) throws -> Set<String> {
    let console = RecordingConsole(files)
    _ = console.run(
      "export",
      "--format",
      "csv",
      "--only",
      "missing,review",
      "--output",
      "Out",
      "--yes"
    )
    let path = FilePath("Out/\(language).csv")
    guard try console.files.fileSystem.exists(path) else { return [] }
    let csv = String(decoding: try console.files.fileSystem.read(path), as: UTF8.self)
    let head = csv.split(whereSeparator: \.isNewline).first.map { $0.split(separator: ",") } ?? []
    let column = try #require(head.firstIndex(of: "id"))
    return Set(rows(of: csv).map { $0[column].components(separatedBy: "|==|")[0] })
  }

  /// Returns how many keys the page lists as missing in each language.
  private func gaps(onPageOf files: [FilePath: String]) throws -> [String: Int] {
    let page = run(["--format", "html"], in: files).output
    func data(_ id: String) throws -> Any? {
      let start = "<script type=\"application/json\" id=\"\(id)\">"
      guard let rest = page.components(separatedBy: start).dropFirst().first else { return nil }
      let text = rest.components(separatedBy: "</script>")[0]
      return try JSONSerialization.jsonObject(with: Data(text.utf8))
    }
    let main = try data("data") as? [String: Any]
    let languages = (main?["languages"] as? [[Any]] ?? []).map { $0[0] as? String ?? "" }
    let tables = main?["tables"] as? [[Any]] ?? []
    var counts: [String: Int] = [:]
    for table in tables.indices {
      for key in try data("table-\(table)") as? [[Any]] ?? [] {
        for number in key[4] as? [Int] ?? [] { counts[languages[number], default: 0] += 1 }
      }
    }
    return counts
  }
}

/// An app with a catalog or files for each language, some texts in all states, and keys in code alone.
private struct CountedProject {
  private(set) var files: [FilePath: String] = [:]
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let keys = (0..<Int.random(in: 1...40, using: &random)).map { "Text number \($0)" }
    let languages = ["de", "en-GB", "fr", "sv"].filter { _ in Bool.random(using: &random) }
    if Bool.random(using: &random) {
      writeCatalog(keys, languages)
    } else {
      writeFiles(keys, languages)
    }
    var calls = keys.map { "NSLocalizedString(\"\($0)\"" }
    for number in 0..<Int.random(in: 0...4, using: &random) {
      calls.append("NSLocalizedString(\"Absent text \(number)\"")
    }
    if Bool.random(using: &random) {
      calls.append("NSLocalizedString(isOn ? \"Turn it off\" : \"Turn it on\"")
    }
    let lines = calls.map { "let text = \($0), comment: \"\")\n" }
    files["App/App.swift"] = lines.joined()
  }

  private mutating func writeFiles(_ keys: [String], _ languages: [String]) {
    for language in ["en"] + languages {
      let lines = keys.compactMap { key -> String? in
        let text = language == "en" ? key : "\(language) \(key)"
        switch Int.random(in: 0..<10, using: &random) {
        case 0 where language != "en" && key != keys[0]: return nil
        case 1 where language != "en": return "\"\(key)\" = \"\";\n"
        case 2 where language != "en": return "\"\(key)\" = \"  \";\n"
        default: return "\"\(key)\" = \"\(text)\";\n"
        }
      }
      files[FilePath("App/\(language).lproj/Localizable.strings")] = lines.joined()
    }
  }

  private mutating func writeCatalog(_ keys: [String], _ languages: [String]) {
    let entries = keys.map { key -> String in
      let texts = languages.compactMap { language -> String? in
        let states = ["new", "needs_review", "translated", "machine_translated", nil, "forms"]
        guard let state = states[Int.random(in: 0..<6, using: &random)] else { return nil }
        if state == "forms" {
          let unit = #"{"stringUnit":{"state":"translated","value":"%lld Dinge"}}"#
          return #""\#(language)":{"variations":{"plural":{"other":\#(unit)}}}"#
        }
        let value = state == "new" ? "" : "\(language) \(key)"
        return #""\#(language)":{"stringUnit":{"state":"\#(state)","value":"\#(value)"}}"#
      }
      return #""\#(key)":{"localizations":{\#(texts.joined(separator: ","))}}"#
    }
    files["App/Localizable.xcstrings"] =
      #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))},"version":"1.0"}"#
  }
}
