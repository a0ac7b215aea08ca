import SourceFiles
import TestSupport
import Testing

@testable import SwiftSource

/// Compares the outlines of the files in `Fixtures/Outline` with what is written beside them.
@Suite struct OutlineTests {
  private static let sources = StoredFixture.all(in: "Outline")
    .filter { !$0.place.hasSuffix(".outline") }

  @Test(arguments: sources)
  func `an outline has an item for each declaration`(source: StoredFixture) {
    let unit = SourceUnit(SourceText(path: FilePath(source.place), stored: source.stored))
    Golden.check(OutlinePrinter(unit).text, source.place + ".outline")
  }

  @Test func `values that never end cost linear time`() {
    // Were each read to the end of the file, this would take hundreds of millions of steps.
    let source = String(repeating: "let a = ", count: 20_000)
    let unit = SourceUnit(SourceText(path: "A.swift", stored: Array(source.utf8)))
    #expect(unit.outline.items.count == 20_000)
  }

  @Test func `types that never end cost linear time`() {
    let source = String(repeating: "struct A { func b(", count: 5_000)
    let unit = SourceUnit(SourceText(path: "A.swift", stored: Array(source.utf8)))
    #expect(!unit.outline.items.isEmpty)
  }
}

/// Writes a line for each item: the line of its keyword, what it is, and the tokens of its parts.
private struct OutlinePrinter {
  private let list: TokenList
  private let outline: Outline

  init(_ unit: SourceUnit) {
    list = unit.tokens
    outline = unit.outline
  }

  var text: String {
    var open: [Int] = []
    return outline.items.enumerated().map { index, item in
      while let last = open.last, outline.items[last].next <= index { open.removeLast() }
      let indent = String(repeating: "  ", count: open.count)
      if item.kind.isType { open.append(index) }
      return indent + line(of: item) + "\n"
    }.joined()
  }

  private func line(of item: Outline.Item) -> String {
    let owner = outline.range.first {
      outline.items[$0].kind.isType && outline.items[$0].body == item.bracket
    }
    let place = item.bracket == nil ? "global" : owner == nil ? "in body" : "member"
    let parts = [
      "\(lineNumber(of: item.keyword)): \(item.kind) '\(list.text(item.name))'",
      item.isLocal ? "local \(place)" : place,
      item.parenthesis.map { "parameters \(written($0..<list.after($0)))" },
      item.type.isEmpty ? nil : "type \(written(item.type))",
      item.value.map { "value \(written($0))" },
      item.body.map { "body from line \(lineNumber(of: $0))" },
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  private func written(_ range: Range<Int>) -> String {
    range.map(list.text).joined(separator: " ")
  }

  private func lineNumber(of token: Int) -> Int {
    list.bytes[..<list[token].start].count { $0 == UInt8(ascii: "\n") } + 1
  }
}
