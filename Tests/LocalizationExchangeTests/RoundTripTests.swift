import LocalizationModel
import TestSupport
import Testing
import TextFormats

@testable import LocalizationExchange

/// A document that a translator has not touched comes back as it was, whatever its texts hold.
@Suite struct RoundTripTests {
  private static let seeds = (0..<Fuzzing.count(byDefault: 40)).map(UInt64.init)

  @Test(arguments: ["xliff", "xliff2", "csv", "tsv"], seeds)
  func `what is written is read again`(id: String, seed: UInt64) throws {
    // In XLIFF 1.2 a word of its own may be any tool's, so it does not say that a text is unfinished.
    var random = RandomDocument(seed: seed, hasOwnStates: id != "xliff")
    let document = random.document()
    let format = try #require(ExchangeFormat.all.first { $0.id == id })
    let (writable, leftOut) = format.writable(document)
    #expect(leftOut.isEmpty)
    let read = try format.read(
      format.bytes(writable, ExchangeTool(id: "t", name: "T", version: "1"))
    )
    #expect(read.files.map(\.original) == document.files.map(\.original))
    #expect((read.source ?? read.files.first?.source) == document.source)
    #expect((read.target ?? read.files.first?.target) == document.target)
    let (found, wanted) = (read.files.flatMap(\.units), document.files.flatMap(\.units))
    #expect(found.count == wanted.count)
    for (found, wanted) in zip(found, wanted) {
      #expect(found.id == wanted.id)
      #expect(found.source == wanted.source)
      #expect(found.isTranslatable == wanted.isTranslatable || wanted.target != nil)
      #expect(found.note ?? "" == wanted.note ?? "")
      #expect(found.target == wanted.target)
    }
    #expect(found.compactMap(\.line) == found.compactMap(\.line).sorted())
  }

  /// Spreadsheets of other countries write another separator, quote each cell, and end lines otherwise.
  @Test(arguments: seeds)
  func `a spreadsheet's own spelling changes no text`(seed: UInt64) throws {
    var random = RandomDocument(seed: seed)
    let document = random.document()
    let tool = ExchangeTool(id: "t", name: "T", version: "1")
    let bytes = ExchangeFormat.csv.bytes(document, tool)
    var cells = try DelimitedCells(bytes, separator: ",")
    var rows: [String] = []
    while let row = try cells.nextRow(upTo: 100) {
      let quoted = row.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }
      rows.append(quoted.joined(separator: ";"))
    }
    let spelled = Array(("\u{FEFF}" + rows.joined(separator: "\r\n")).utf8)
    let (plain, other) = (try ExchangeFormat.csv.read(bytes), try ExchangeFormat.csv.read(spelled))
    #expect(plain.files.map(\.original) == other.files.map(\.original))
    for (one, two) in zip(plain.files, other.files) {
      #expect(one.units.map(\.id) == two.units.map(\.id))
      #expect(one.units.map(\.source) == two.units.map(\.source))
      #expect(one.units.map(\.target) == two.units.map(\.target))
    }
  }

  /// Services cut a text into segments, and say of each how far it is.
  @Test(arguments: seeds)
  func `a text that is cut into segments comes back whole`(seed: UInt64) throws {
    var random = RandomDocument(seed: seed)
    let parts = (0..<random.number(2...5)).map { _ in (random.text(), random.text()) }
    let segments = parts.enumerated().map { index, part in
      let (source, target) = (XLIFFText.content(part.0), XLIFFText.content(part.1))
      // What stands between two segments has no translation of its own.
      return index % 2 == 0
        ? "<segment state=\"translated\"><source>\(source)</source><target>\(target)</target></segment>"
        : "<ignorable><source>\(source)</source></ignorable>"
    }
    let text = """
      <xliff xmlns="\(XLIFF20Writer.namespace)" version="2.0" srcLang="en" trgLang="de">
      <file id="f" original="a"><unit id="u" name="k">\(segments.joined())</unit></file></xliff>
      """
    let unit = try #require(
      try ExchangeFormat.xliff2.read(Array(text.utf8)).files.first?.units.first
    )
    let wanted = parts.enumerated().map { $0 % 2 == 0 ? $1.1 : $1.0 }.joined()
    #expect(unit.target == ExchangeTarget(wanted, .translated))
    #expect(unit.source == parts.map(\.0).joined())
  }

  @Test(arguments: ["xliff", "xliff2", "csv", "tsv"])
  func `a file that is cut anywhere is told, or gives the beginning`(id: String) throws {
    var random = RandomDocument(seed: 7)
    let document = random.document()
    let format = try #require(ExchangeFormat.all.first { $0.id == id })
    let bytes = format.bytes(document, ExchangeTool(id: "t", name: "T", version: "1"))
    let whole = try format.read(bytes).files.flatMap(\.units)
    var told = 0
    for count in stride(from: 0, to: bytes.count, by: 7) {
      do throws(ExchangeError) {
        let units = try format.read(Array(bytes.prefix(count))).files.flatMap(\.units)
        #expect(units.count <= whole.count)
        #expect(
          units.dropLast().map(\.target) == whole.prefix(max(0, units.count - 1)).map(\.target)
        )
      } catch {
        told += 1
      }
    }
    #expect(told > 0)
  }
}

/// Documents of texts that are hard to write.
private struct RandomDocument {
  private var random: SeededGenerator
  private let hasOwnStates: Bool

  init(seed: UInt64, hasOwnStates: Bool = true) {
    (random, self.hasOwnStates) = (SeededGenerator(seed: seed), hasOwnStates)
  }

  private static let pieces = [
    "a", "Ä", "ß", "中", "🙂", "e\u{301}", " ", "  ", "\n", "\t", "\r", "\"", "\"\"", "'", "<", ">",
    "&",
    "&amp;", "]]>", ",", ";", "%1$@", "%#@n@", "=", "+1", "-", "@x", "\\n", "\u{A0}", "\u{200F}",
    "(", "|==|",
  ]

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func text() -> String {
    (0..<number(1...9)).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
  }

  private mutating func state() -> ExchangeState {
    let states: [ExchangeState] = [
      .unstated, .translated, .machineTranslated, .new, .needsReview,
      .unfinished("x-\"odd\" <word>"),
    ]
    return states.dropLast(hasOwnStates ? 0 : 1).randomElement(using: &random) ?? .unstated
  }

  mutating func document() -> ExchangeDocument {
    let files = (1...number(1...3)).map { index in
      let units = (0..<number(1...6)).map { _ in
        var unit = ExchangeUnit(id: text(), source: text())
        if number(0...3) > 0 { unit.target = ExchangeTarget(text(), state()) }
        if number(0...1) == 0 { unit.note = text() }
        unit.isTranslatable = number(0...3) > 0
        unit.isNoteGenerated = number(0...3) == 0
        unit.context.uses = ["App/A.swift:\(index)"]
        unit.context.limit = number(0...3) == 0 ? 12 : nil
        if number(0...3) == 0 { unit.context.others = ["fr": text()] }
        return unit
      }
      return ExchangeFile(original: "App/\(index)/\(text())", units: units)
    }
    return ExchangeDocument(source: "en", target: "pt-BR", files: files)
  }
}
