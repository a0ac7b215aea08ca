import CommandLineOptions
import Foundation
import ScanCommands
import TestSupport
import Testing

/// The words that users and contributors read.
///
/// `Fixtures/words.tsv` has a word to avoid in each row, the words to say instead, and where it counts:
/// `text` for help, messages and documents, `all` for the comments of sources too.
@Suite struct WordTests {
  @Test func `documents have short sentences without words to avoid`() throws {
    let pages = try Repository.files(endingIn: ".md").filter { path in
      !["Fixtures/", "Benchmarks/"].contains { path.hasPrefix($0) }
    }
    #expect(pages.count > 200)
    for page in pages {
      let sentences = Prose(markdown: try Repository.text(of: page)).sentences
      #expect(AvoidedWord.defects(in: sentences, isText: true) == [], "\(page)")
    }
  }

  @Test(arguments: Command.all)
  func `the help of a command has short sentences without words to avoid`(command: Command) {
    let syntax = command.syntax
    let options = syntax.sections.flatMap(\.options).map(\.help)
    let texts = [syntax.summary, syntax.discussion, syntax.operands?.help ?? ""] + options
    let sentences = texts.flatMap { Prose(markdown: $0).sentences }
    #expect(AvoidedWord.defects(in: sentences, isText: true) == [])
  }

  @Test func `messages in transcripts have no words to avoid`() throws {
    let marks: Set<Substring> = ["error:", "warning:", "note:", "help:", "hint:"]
    for page in try Repository.files(endingIn: ".md") where page.hasPrefix("Fixtures/CommandLine") {
      let lines = try Repository.text(of: page).split(whereSeparator: \.isNewline)
      let messages = lines.compactMap { line -> String? in
        guard line.utf8.contains(UInt8(ascii: ":")) else { return nil }
        let words = line.split(separator: " ")
        guard let mark = words.firstIndex(where: marks.contains) else { return nil }
        return words[(mark + 1)...].joined(separator: " ")
      }
      #expect(AvoidedWord.defects(in: messages.map(Prose.unquoted), isText: true) == [], "\(page)")
    }
  }

  @Test func `comments begin with a noun or a verb, and name who acts`() throws {
    let openings = ["What ", "Who ", "Whose ", "Of ", "Whether nothing ", "Tells whether "]
    for path in try Repository.files(endingIn: ".swift") where path.hasPrefix("Sources/") {
      let lines = try Repository.text(of: path).split(
        separator: "\n",
        omittingEmptySubsequences: false
      ).map { $0.drop { $0 == " " } }
      let comments = lines.filter { $0.hasPrefix("//") }.map { Prose.unquoted(String($0)) }
      #expect(AvoidedWord.defects(in: comments, isText: false) == [], "\(path)")
      let firstLines = zip(lines, [""] + lines).filter { !$1.hasPrefix("///") }.map(\.0)
      let unclear = firstLines.filter { line in openings.contains { line.hasPrefix("/// " + $0) } }
      #expect(unclear == [], "\(path)")
    }
  }

  @Test func `prose is split into sentences without code, links and quotations`() {
    let page = """
      # A title

      One `code; more`. Two lines
      of ["text"](a.md): three.

      ```sh
      nobody
      ```
      - an item
      | cell | other |
      """
    #expect(
      Prose(markdown: page).sentences
        == ["# A title", "One CODE.", "Two lines of []:", "three.", "- an item", "cell", "other"]
    )
    let long = Array(repeating: "word", count: 31).joined(separator: " ")
    #expect(AvoidedWord.defects(in: ["Nobody lacks it", long], isText: true).count == 3)
    #expect(AvoidedWord.defects(in: ["Nobody lacks it", long], isText: false).count == 1)
  }
}

/// A row of `Fixtures/words.tsv`.
private struct AvoidedWord {
  let words: [String]
  let better: String
  let isForAll: Bool

  /// The most words that a sentence of a text has.
  static let limit = 30

  static let all: [AvoidedWord] = {
    let rows = (try? Repository.text(of: "Fixtures/words.tsv")) ?? ""
    return rows.split(separator: "\n").map { row in
      let cells = row.split(separator: "\t").map(String.init)
      return AvoidedWord(
        words: cells[0].split(separator: " ").map(String.init),
        better: cells[1],
        isForAll: cells[2] == "all"
      )
    }
  }()

  /// Returns a line for each avoided word and each sentence that is too long.
  ///
  /// Comments are lines of sentences, so that only their words count.
  static func defects(in sentences: [String], isText: Bool) -> [String] {
    let rows = all.filter { isText || $0.isForAll }
    return sentences.flatMap { sentence in
      let words = sentence.split(separator: " ").filter {
        $0.contains { $0.isLetter || $0.isNumber }
      }
      let plain = words.filter { !$0.hasPrefix("-") }.map { word in
        word.lowercased().trimmingCharacters(in: .letters.inverted)
      }
      let found = rows.filter { row in plain.contains(row.words) }.map { row in
        "'\(row.words.joined(separator: " "))', better '\(row.better)': \(sentence)"
      }
      let isLong = isText && words.count > limit
      return found + (isLong ? ["\(words.count) words: \(sentence)"] : [])
    }
  }
}

/// The sentences of a text in Markdown, without code, links and quotations.
private struct Prose {
  private(set) var sentences: [String] = []

  init(markdown: String) {
    var paragraph: [Substring] = []
    var isCode = false
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("```") { isCode.toggle() }
      let isTable = text.hasPrefix("|")
      let isItem = text.hasPrefix("- ") || text.prefix { $0.isNumber }.count > 0
      if isCode || text.isEmpty || isTable || isItem || text.hasPrefix("#") || text.hasPrefix("```")
      {
        add(paragraph)
        paragraph = []
      }
      if isCode || text.hasPrefix("```") { continue }
      if isTable {
        for cell in Self.unquoted(String(text)).split(separator: "|") { add([cell]) }
      } else if text.hasPrefix("#") {
        add([text])
      } else if !text.isEmpty {
        paragraph.append(text)
      }
    }
    add(paragraph)
  }

  /// Adds the sentences of a paragraph; a colon ends one, as a list or an example follows it.
  private mutating func add(_ paragraph: [Substring]) {
    var sentence: [Substring] = []
    for word in Self.unquoted(paragraph.joined(separator: " ")).split(separator: " ") {
      sentence.append(word)
      let end = word.last { !")*".contains($0) }
      if let end, ".!?:".contains(end) {
        sentences.append(sentence.joined(separator: " "))
        sentence = []
      }
    }
    if !sentence.isEmpty { sentences.append(sentence.joined(separator: " ")) }
  }

  /// Returns a text without the insides of code, links and quotations.
  static func unquoted(_ text: String) -> String {
    guard text.utf8.contains(where: { "`\"'[".utf8.contains($0) }) else { return text }
    return text.replacing(/`[^`]*`/, with: "CODE").replacing(/\]\([^)]*\)/, with: "]")
      .replacing(/"[^"]*"/, with: "").replacing(/(^|[ (])'[^']*'/, with: " NAME")
  }
}

extension Repository {
  /// Returns the paths of the checkout's own files with an ending, sorted.
  fileprivate static func files(endingIn ending: String) throws -> [String] {
    let folders = ["", "Benchmarks", "Fixtures", "Sources", "docs", "findings"]
    return folders.flatMap { folder in
      let root = Self.root.appending(path: folder)
      let manager = FileManager.default
      let names =
        folder.isEmpty
        ? (try? manager.contentsOfDirectory(atPath: root.path)) ?? []
        : manager.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(ending) }.map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
    }.sorted()
  }

  fileprivate static func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appending(path: path)), as: UTF8.self)
  }
}
