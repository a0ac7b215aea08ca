/// A lexical element of a source file: a kind and a range of bytes.
@usableFromInline package struct Token: Sendable {
  @usableFromInline package let kind: Kind
  /// The number of the keyword that it is, or 0.
  @usableFromInline let keywordNumber: UInt8
  /// A hash of the word, by which a vocabulary finds it; 0 for everything that is no word.
  @usableFromInline package let hash: UInt16
  @usableFromInline let storedStart: UInt32
  /// The end; for an opening bracket, whose end is one byte after its start, its partner's index.
  @usableFromInline var link: UInt32

  @inlinable
  package init(_ kind: Kind, _ range: Range<Int>, _ word: Spelling = .none) {
    self.kind = kind
    keywordNumber = word.keyword
    hash = word.hash
    storedStart = UInt32(truncatingIfNeeded: range.lowerBound)
    link = UInt32(truncatingIfNeeded: range.upperBound)
  }

  @inlinable package var start: Int { Int(storedStart) }
  @inlinable package var end: Int { kind.isOpeningBracket ? start + 1 : Int(link) }

  /// For an opening bracket the index of the token that closes it, in the list that it stands in.
  @inlinable package var partner: Int {
    get { Int(link) }
    set { link = UInt32(truncatingIfNeeded: newValue) }
  }
  @inlinable package var range: Range<Int> { start..<end }

  /// The keyword that the token is, or nil.
  @inlinable package var keyword: Keyword? {
    keywordNumber == 0 ? nil : Keyword(rawValue: keywordNumber)
  }

  /// Whether the token is a keyword, wherever it stands.
  @inlinable package var isKeyword: Bool { keywordNumber != 0 }

  /// Whether the token is a keyword that begins declarations, wherever it stands.
  var mayDeclare: Bool { keywordNumber &- 1 < Keyword.lastDeclarator.rawValue }

  /// Whether it is one of the keywords that are looked for later, by one comparison for all.
  var isNoted: Bool { keywordNumber &- 1 < Keyword.lastNoted.rawValue }

  /// Returns whether the token is a keyword, wherever it stands.
  @inlinable package func spells(_ keyword: Keyword) -> Bool {
    keywordNumber == keyword.rawValue
  }

  /// Returns whether the token is one of some keywords, wherever it stands.
  @inlinable @inline(__always)
  package func isOne(of keywords: KeywordSet) -> Bool {
    keywords.bits &>> UInt64(keywordNumber) & 1 != 0
  }

  @inlinable package var isWord: Bool { kind == .identifier || kind == .directive }
  @inlinable package var isLiteral: Bool { kind == .string || kind == .interpolatedString }

  /// The lexer's note of a word: by itself, so that tokens serve everybody, whatever names they know.
  @usableFromInline package struct Spelling: Sendable {
    @usableFromInline let keyword: UInt8
    @usableFromInline let hash: UInt16

    @usableFromInline static let none = Spelling(keyword: 0, hash: 0)
  }

  @usableFromInline package enum Kind: UInt8, Sendable {
    /// A name or keyword; the back-ticks of a quoted one lie outside its range.
    case identifier
    /// `#` and a word: `#if`, `#Preview`, and in C a directive.
    case directive
    case number
    /// A string literal whose text stands as it is, up to escapes.
    case string
    /// A Swift string literal with at least one interpolation.
    case interpolatedString
    /// A regex or character literal: nothing that can be a key.
    case opaqueLiteral
    /// A comment, which lexers yield only on request.
    case comment
    case leftParenthesis
    case leftBracket
    case leftBrace
    case rightParenthesis
    case rightBracket
    case rightBrace
    case comma
    case colon
    case semicolon
    case dot
    case at
    case equals
    case arrow
    case plus
    /// The `?` of a conditional, as opposed to that of an optional.
    case question
    case nilCoalescing
    /// Any other operator or punctuation.
    case other
    /// The token outside of a list.
    case end
  }
}

extension Token.Kind {
  @inlinable package var isOpeningBracket: Bool {
    rawValue >= Self.leftParenthesis.rawValue && rawValue <= Self.leftBrace.rawValue
  }

  var isClosingBracket: Bool {
    rawValue >= Self.rightParenthesis.rawValue && rawValue <= Self.rightBrace.rawValue
  }

  /// Returns whether an opening bracket is closed by a closing one.
  package func isClosed(by closing: Token.Kind) -> Bool {
    rawValue + Self.rightParenthesis.rawValue == closing.rawValue + Self.leftParenthesis.rawValue
  }

  /// The kind of what is a token by itself: a bracket, a separator, `@`; nil for any other byte.
  @inline(__always)
  package init?(punctuation byte: UInt8) {
    // Numbers become a table of jumps, and characters would be compared one after the other.
    switch byte {
    case 0x28: self = .leftParenthesis
    case 0x29: self = .rightParenthesis
    case 0x2C: self = .comma
    case 0x3A: self = .colon
    case 0x3B: self = .semicolon
    case 0x40: self = .at
    case 0x5B: self = .leftBracket
    case 0x5D: self = .rightBracket
    case 0x7B: self = .leftBrace
    case 0x7D: self = .rightBrace
    default: return nil
    }
  }
}
