package import SourceFiles

/// The tokens of a file or a part of it, with its brackets paired.
///
/// It is a reference, because all that reads a file hands its tokens on.
///
/// Every position may be requested: outside the list stands a token of no length, `.end`, and what
/// lies after it is still further outside. So no reader has to know which of its positions is safe.
@usableFromInline package final class TokenList: Sendable {
  @usableFromInline package let bytes: [UInt8]
  @usableFromInline let stored: [Token]
  /// The comments that tell the program something.
  package let directives: [Range<Int>]
  /// The first bracket, as they are read, that has no partner of its own kind.
  let firstUnpaired: Int?
  /// The tokens that are literals of strings.
  package let literals: [Int]
  /// The tokens that are literals with interpolations.
  package let interpolatedStrings: [Int]
  /// The tokens that are the word `import`.
  package let imports: [Int]
  /// The tokens that are directives: `#if`, `#define`.
  package let hashWords: [Int]
  /// The tokens that are the word `some`.
  let opaqueTypes: [Int]
  /// The tokens that are keywords of declarations, or names spelled like them.
  let declarators: [Declarator]

  @inline(never)
  package init(
    _ bytes: [UInt8],
    _ syntax: SourceSyntax,
    in range: Range<Int>,
    keepsComments: Bool = false
  ) {
    let found = PairedTokens(bytes, syntax, in: range, keepsComments: keepsComments)
    stored = found.tokens
    directives = found.comments.filter { bytes.isDirective(from: $0.lowerBound) }
    self.bytes = bytes
    firstUnpaired = found.firstUnpaired
    literals = found.literals
    interpolatedStrings = found.interpolatedStrings
    imports = found.imports
    hashWords = found.directives
    opaqueTypes = found.opaqueTypes
    declarators = found.declarators
  }

  /// Lexes a whole file.
  package convenience init(_ text: SourceText, _ syntax: SourceSyntax, keepsComments: Bool) {
    self.init(text.bytes, syntax, in: 0..<text.bytes.count, keepsComments: keepsComments)
  }

  @inlinable package var count: Int { stored.count }
  /// How many bytes the tokens take, with the room that is empty.
  package var size: Int { stored.capacity * MemoryLayout<Token>.stride }
  @inlinable package var range: Range<Int> { 0..<count }
  /// All tokens, for who walks along the list.
  @inlinable package var all: [Token] { stored }
  /// The list itself: in an extension, `tokens[index]` is as safe as `list[index]` is elsewhere.
  @inlinable package var tokens: TokenList { self }
  /// Where the last token ends.
  @inlinable package var end: Int { stored.last?.end ?? 0 }

  // Every reader takes tokens all the time, so that a call would cost more than the look.

  @inlinable @inline(__always)
  package subscript(index: Int) -> Token {
    stored.indices.contains(index) ? stored[index] : Token(.end, bytes.count..<bytes.count)
  }

  /// Returns the kind of a token, or nil outside the list.
  @inlinable @inline(__always)
  package func kind(_ index: Int) -> Token.Kind? {
    stored.indices.contains(index) ? stored[index].kind : nil
  }

  /// Returns the keyword that a token is; nil for what is a name in its place, after a dot or between
  /// back-ticks.
  @inlinable @inline(__always)
  package func keyword(_ index: Int) -> Keyword? {
    // Most tokens are none, wherever they stand.
    self[index].isKeyword ? keyword(standingAt: index) : nil
  }

  @usableFromInline func keyword(standingAt index: Int) -> Keyword? {
    guard let keyword = self[index].keyword else { return nil }
    return mayBeName(index) && isName(index, keyword) ? nil : keyword
  }

  private func isName(_ index: Int, _ keyword: Keyword) -> Bool {
    if isQuoted(index) { return true }
    switch keyword {
    case .`init`, .self: return false
    // A keyword only where `macro name(` stands.
    case .macro: return kind(index + 1) != .identifier || kind(index + 2) != .leftParenthesis
    default: return kind(index - 1) == .dot
    }
  }

  /// Tells of most keywords, by what stands before them, that they are no names.
  @inlinable @inline(__always)
  package func mayBeName(_ index: Int) -> Bool {
    kind(index - 1) == .dot || self[index].spells(.macro) || isQuoted(index)
  }

  /// Whether a word stands between back-ticks.
  @inlinable @inline(__always)
  func isQuoted(_ index: Int) -> Bool {
    let start = self[index].start
    return start > 0 && bytes[start - 1] == UInt8(ascii: "`")
  }

  /// Returns the text of a token as it is written.
  package func text(_ index: Int) -> String {
    String(decoding: bytes[self[index].range], as: UTF8.self)
  }

  /// Returns the index of the bracket that closes the one at `index`; the list's end where none does,
  /// and the index itself where no opening bracket is.
  @inlinable
  package func partner(of index: Int) -> Int {
    let token = self[index]
    return token.kind.isOpeningBracket ? token.partner : index
  }

  /// Returns where the last token of a range ends.
  package func end(of range: Range<Int>) -> Int { self[range.upperBound - 1].end }

  /// Returns the tokens between a bracket and its partner.
  @inlinable
  package func inside(_ index: Int) -> Range<Int> {
    index + 1..<partner(of: index)
  }

  /// Divides a range at the commas, or other marks, that stand in no bracket.
  ///
  /// A comma may end a list, and an empty list has no part; behind an operator an operand is missing.
  package func split(_ range: Range<Int>, at mark: Token.Kind = .comma) -> [Range<Int>] {
    if range.isEmpty, mark == .comma { return [] }
    var parts: [Range<Int>] = []
    parts.reserveCapacity(4)
    forEachPart(of: range, at: mark) { parts.append($0) }
    return parts
  }

  /// Hands on the parts between the commas, or other marks, of a range.
  @inline(__always)
  func forEachPart(of range: Range<Int>, at mark: Token.Kind, _ take: (Range<Int>) -> Void) {
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if self[index].kind == mark {
        take(start..<index)
        start = index + 1
      }
      index = after(index)
    }
    if start < range.upperBound || mark != .comma { take(start..<range.upperBound) }
  }

  /// Returns what stands behind the first colon in no bracket, or all of a range that has none: the type of
  /// `key: String` and of `String`.
  package func lastPart(ofLabelled range: Range<Int>) -> Range<Int> {
    (topLevel(.colon, in: range).map { $0 + 1 } ?? range.lowerBound)..<range.upperBound
  }

  /// Returns what stands before the first comma in no bracket: of a message's last argument what the
  /// selector names, without what is put into a text.
  package func firstPart(of range: Range<Int>) -> Range<Int> {
    range.lowerBound..<(topLevel(.comma, in: range) ?? range.upperBound)
  }

  /// Returns the index after a token, or after what a bracket encloses.
  @inlinable
  package func after(_ index: Int) -> Int {
    max(index, min(partner(of: index), count - 1)) + 1
  }

  /// Returns whether a name begins like that of a type.
  package func isCapitalized(_ index: Int) -> Bool {
    kind(index) == .identifier && "A"..."Z" ~= bytes[self[index].start]
  }
}
