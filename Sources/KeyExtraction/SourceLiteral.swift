package import LocalizationModel
package import SourceFiles
import SwiftSource

/// A string literal of a source file, at a place.
package struct SourceLiteral: Hashable, Sendable {
  /// The bytes of the literal, its quotes included.
  package let range: Range<Int>
  /// The bytes between the quotes.
  package let content: Range<Int>
  /// The texts that the literal can be: one, unless it has interpolations; nil where it is not in the
  /// form of its language.
  package let pattern: KeyPattern?
  /// Whether the literal has an end.
  package let isClosed: Bool
  /// Whether it may go over several lines, or has no escapes.
  package let isPlain: Bool

  /// How far a call's name stands from the literal: mostly in front of it.
  package func distance(to location: SourceLocation) -> Int {
    location.offset <= range.lowerBound
      ? range.lowerBound - location.offset : 2 * (location.offset - range.lowerBound)
  }
}

extension KeyExtractor {
  /// Returns the innermost literal of a text around an offset, its quotes included; nil where there is
  /// none.
  package static func literal(in text: SourceText, at offset: Int) -> SourceLiteral? {
    let syntax = SourceSyntax(of: text.path)
    var range = 0..<text.bytes.count
    var found: SourceLiteral?
    // A literal within an interpolation lies within another literal.
    while true {
      let tokens = TokenList(text.bytes, syntax, in: range, keepsComments: false)
      guard let index = tokens.range.first(where: { tokens[$0].end >= offset }),
        let token = [index, index + 1].map({ tokens[$0] }).first(where: { token in
          token.isLiteral && token.start < offset && offset <= token.end
        })
      else { return found }
      found = SourceLiteral(text.bytes, token.range, syntax)
      let parts = syntax == .swift ? SwiftLiteral.interpolations(in: text.bytes, token.range) : []
      guard let part = parts?.first(where: { $0.lowerBound <= offset && offset <= $0.upperBound })
      else { return found }
      found = nil
      range = part
    }
  }

  /// Whether a comment can be put on a line of its own in front of a place: not within a literal or a
  /// comment, nor in a macro of several lines.
  package static func takesComment(before offset: Int, in text: SourceText) -> Bool {
    let tokens = TokenList(
      text.bytes,
      SourceSyntax(of: text.path),
      in: 0..<text.bytes.count,
      keepsComments: true
    )
    let line = text.bytes[..<offset].last { $0 != 0x0D && $0 != 0x0A }
    let isContinued = line == UInt8(ascii: "\\")
    let isWithin = tokens.range.contains { index in
      let token = tokens[index]
      return (token.isLiteral || token.kind == .comment || token.kind == .opaqueLiteral)
        && token.start < offset && offset < token.end
    }
    return !isContinued && !isWithin
  }
}

extension SourceLiteral {
  fileprivate init(_ bytes: [UInt8], _ range: Range<Int>, _ syntax: SourceSyntax) {
    self.range = range
    let quote = UInt8(ascii: "\"")
    switch syntax {
    case .swift:
      let delimiters = Delimiters(bytes, in: range)
      isClosed = delimiters != nil
      isPlain =
        delimiters.map { !$0.isMultiline && $0.hashes == 0 } ?? (bytes[range.lowerBound] == quote)
      content = delimiters?.content(of: range) ?? range.dropFirst()
      pattern = SwiftLiteral(bytes, in: range).map { literal in
        KeyPattern(
          literal.segments.map { segment in
            if case .text(let text) = segment { .literal(text) } else { .anything }
          }
        )
      }
    case .objectiveC:
      let start = range.lowerBound + (bytes[range.lowerBound] == UInt8(ascii: "@") ? 1 : 0)
      isClosed = range.upperBound - start >= 2 && bytes[range.upperBound - 1] == quote
      isPlain = bytes[start] == quote
      content =
        min(start + 1, range.upperBound)..<(isClosed ? range.upperBound - 1 : range.upperBound)
      pattern = CLiteral.text(of: bytes, in: range).map { KeyPattern([.literal($0)]) }
    }
  }
}

extension KeyExtractor {
  /// Returns the literals of a text, without those within others.
  package static func sourceLiterals(in text: SourceText) -> [SourceLiteral] {
    let syntax = SourceSyntax(of: text.path)
    let tokens = TokenList(text, syntax, keepsComments: false)
    return tokens.literals.map { SourceLiteral(text.bytes, tokens[$0].range, syntax) }
  }
}

extension KeyExtractor {
  /// Returns the literal by which a call uses a key; nil where it does not stand in the call, or
  /// one of several may be it.
  ///
  /// `offset` is the place of the call's name, or of the literal where nothing is called.
  package static func literal(
    of key: String,
    askedAt offset: Int,
    in text: SourceText
  ) -> SourceLiteral? {
    let syntax = SourceSyntax(of: text.path)
    let list = TokenList(text, syntax, keepsComments: false)
    guard let name = list.range.first(where: { list[$0].start == offset }) else { return nil }
    let found = list.literals.filter { literal in
      literal == name || list.qualifier(of: name) == literal
        || list.arguments(around: name, syntax).contains(literal)
    }.map { SourceLiteral(text.bytes, list[$0].range, syntax) }
      .filter { $0.pattern?.onlyKey == key }
    return found.count == 1 && found[0].isPlain && found[0].isClosed ? found[0] : nil
  }

  /// Whether a call can stand in the place of a literal.
  package static func isWholeValue(_ literal: SourceLiteral, in text: SourceText) -> Bool {
    let syntax = SourceSyntax(of: text.path)
    let list = TokenList(text, syntax, keepsComments: false)
    let token = list.literals.first { list[$0].range == literal.range }
    return token.map { list.isWholeValue($0, syntax) } ?? false
  }
}

extension TokenList {
  /// The tokens that a call by a name hands on: in its parentheses, or in the brackets of its message.
  fileprivate func arguments(around name: Int, _ syntax: SourceSyntax) -> Range<Int> {
    if let start = startOfArguments(ofCallBy: name) { return inside(start - 1) }
    guard syntax == .objectiveC, let bracket = bracket(around: name),
      kind(bracket) == .leftBracket
    else { return name..<name }
    return inside(bracket)
  }
}
