import Platform
import SourceFiles

/// A word that the extraction knows by number, so that it is compared by number.
@usableFromInline package struct Word: RawRepresentable, Hashable, Sendable {
  @usableFromInline package let rawValue: UInt16

  @inlinable package static var unknown: Word { Word(rawValue: 0) }

  @inlinable
  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }
}

/// The words that mean something: the languages' keywords and the names of routines.
///
/// Every identifier is looked up. Its length and its first eight bytes choose a bucket, so that
/// nearly all identifiers are known to be irrelevant without a look at another word. A token brings
/// the hash along, so that one that was lexed once can be looked up among ever more names.
@usableFromInline package struct Vocabulary: Sendable {
  /// The spellings of all words, one behind the other.
  private var text: [UInt8] = []
  /// The words; none has the number 0.
  private var entries = [Entry()]
  /// For each bucket its last word.
  @usableFromInline var lastWords = [UInt16](repeating: 0, count: 1 << Self.bucketBits)

  private struct Entry {
    /// The first eight bytes.
    var beginning: UInt64 = 0
    var start: Int32 = 0
    var length: Int32 = 0
    /// The hash that tokens have.
    var hash: UInt16 = 0
    /// The word before it in its bucket.
    var previous: UInt16 = 0
  }

  @inlinable static var bucketBits: UInt16 { 12 }

  /// Makes a vocabulary that begins with the keywords.
  package init() {
    for keyword in Keyword.allCases { _ = insert(keyword.spelling) }
  }

  /// Makes a vocabulary of some names alone.
  package init(_ names: some Sequence<String>) {
    for name in names { _ = insert(name) }
  }

  /// The hashes of all words, as tokens have them.
  fileprivate var hashesOfWords: [UInt16] { entries.dropFirst().map(\.hash) }

  /// The languages' keywords alone.
  package static let keywords = Vocabulary()

  /// Returns whether a token of a list is one of the words.
  @inlinable
  package func contains(_ token: Int, of list: TokenList) -> Bool {
    list[token].kind == .identifier && word(token, of: list) != .unknown
  }

  /// Returns the number of the word that a token of a list is.
  @inlinable @inline(__always)
  package func word(_ index: Int, of list: TokenList) -> Word {
    let token = list[index]
    let last = lastWords[Self.bucket(token.hash)]
    return last == 0 ? .unknown : word(from: last, token, of: list)
  }

  @usableFromInline @inline(never)
  func word(from last: UInt16, _ token: Token, of list: TokenList) -> Word {
    guard token.isWord else { return .unknown }
    let range = token.kind == .directive ? token.start + 1..<token.end : token.range
    return word(from: last, list.bytes.beginning(of: range), list.bytes, range)
  }

  /// Returns what a lexer notes of the word that stands in `bytes[range]`; the vocabulary is that of
  /// the keywords.
  @inline(__always)
  package func spelling(in bytes: [UInt8], _ range: Range<Int>) -> Token.Spelling {
    spelling(bytes.beginning(of: range), in: bytes, range)
  }

  /// Returns the same of a word whose first eight bytes the lexer has seen.
  @inline(__always)
  package func spelling(
    _ beginning: UInt64,
    in bytes: [UInt8],
    _ range: Range<Int>
  ) -> Token.Spelling {
    let hash = Self.hash(beginning, range.count)
    let last = lastWords[Self.bucket(hash)]
    // Nearly no word needs a call: it is none of these,
    if last == 0 { return Token.Spelling(keyword: 0, hash: hash) }
    // or a short one that its bucket holds last.
    let entry = entries[Int(last)]
    let isLast =
      entry.beginning == beginning && Int(entry.length) == range.count && range.count <= 8
    let number = isLast ? last : word(from: last, beginning, bytes, range).rawValue
    return Token.Spelling(keyword: UInt8(truncatingIfNeeded: number), hash: hash)
  }

  /// Adds a name, and returns its number.
  package mutating func insert(_ name: String) -> Word {
    let spelling = Array(name.utf8)
    let known = word(in: spelling, 0..<spelling.count)
    // A vocabulary of 65,535 names is beyond any project; names after that stay unknown.
    guard known == .unknown, !spelling.isEmpty, entries.count <= UInt16.max else { return known }
    let word = Word(rawValue: UInt16(entries.count))
    let beginning = spelling.beginning(of: 0..<spelling.count)
    let hash = Self.hash(beginning, spelling.count)
    let bucket = Self.bucket(hash)
    entries.append(
      Entry(
        beginning: beginning,
        start: Int32(text.count),
        length: Int32(spelling.count),
        hash: hash,
        previous: lastWords[bucket]
      )
    )
    text += spelling
    lastWords[bucket] = word.rawValue
    return word
  }

  /// Returns the number of the word that stands in `bytes[range]`.
  @inline(__always)
  package func word(in bytes: [UInt8], _ range: Range<Int>) -> Word {
    let beginning = bytes.beginning(of: range)
    let last = lastWords[Self.bucket(Self.hash(beginning, range.count))]
    return last == 0 ? .unknown : word(from: last, beginning, bytes, range)
  }

  /// Returns the number of the word that stands in `bytes[range]`, looking from one word of its bucket
  /// on.
  @inline(never)
  private func word(
    from last: UInt16,
    _ beginning: UInt64,
    _ bytes: [UInt8],
    _ range: Range<Int>
  ) -> Word {
    var word = last
    while word != 0 {
      let entry = entries[Int(word)]
      if entry.beginning == beginning, Int(entry.length) == range.count,
        range.count <= 8 || isSpelled(entry, bytes, range)
      {
        break
      }
      word = entry.previous
    }
    return Word(rawValue: word)
  }

  /// Returns whether what is behind the first eight bytes is that of a word, too.
  private func isSpelled(_ entry: Entry, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let start = Int(entry.start)
    return text[start + 8..<start + range.count].elementsEqual(
      bytes[range.lowerBound + 8..<range.upperBound]
    )
  }

  fileprivate static func hash(_ beginning: UInt64, _ length: Int) -> UInt16 {
    let hash = (beginning &+ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15
    return UInt16(truncatingIfNeeded: hash &>> 48)
  }

  @inlinable static func bucket(_ hash: UInt16) -> Int { Int(hash &>> (16 - bucketBits)) }
}

extension [UInt8] {
  /// Returns the first eight bytes of a range as one number, or all of it if it is shorter.
  @inline(__always)
  package func beginning(of range: Range<Int>) -> UInt64 {
    guard range.lowerBound <= count &- 8 else { return rest(of: range) }
    let bytes = eightBytes(at: range.lowerBound)
    return range.count >= 8 ? bytes : bytes.first(range.count)
  }

  @inline(never)
  private func rest(of range: Range<Int>) -> UInt64 {
    range.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64(self[$1]) }
  }
}

/// The hashes of all words of some vocabularies, for a first look at every token of a file.
@usableFromInline package struct WordFilter: Sendable {
  /// A bit for each hash.
  @usableFromInline var bits = [UInt64](repeating: 0, count: 1 << 10)

  package init(_ vocabularies: [Vocabulary]) {
    for hash in vocabularies.lazy.flatMap(\.hashesOfWords) {
      bits[Int(hash &>> 6)] |= 1 &<< UInt64(hash & 63)
    }
  }

  /// Returns whether a token may be one of the words; nearly all others are excluded.
  @inlinable @inline(__always)
  package func mayHold(_ token: Token) -> Bool {
    bits[Int(token.hash &>> 6)] &>> UInt64(token.hash & 63) & 1 != 0
  }

  /// Returns the same for the word that stands in `bytes[range]`.
  package func mayHold(wordIn bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let hash = Vocabulary.hash(bytes.beginning(of: range), range.count)
    return bits[Int(hash &>> 6)] &>> UInt64(hash & 63) & 1 != 0
  }
}

/// Some keywords, as bits at the places of their numbers.
@usableFromInline package struct KeywordSet: ExpressibleByArrayLiteral, Sendable {
  @usableFromInline let bits: UInt64

  @inlinable
  package init(arrayLiteral keywords: Keyword...) {
    bits = keywords.reduce(0) { $0 | 1 << UInt64($1.rawValue) }
  }
}

/// The keywords that the extraction looks at, numbered as they stand in the vocabulary; those that
/// are looked for later come first.
@usableFromInline package enum Keyword: UInt8, CaseIterable, Sendable {
  case `func` = 1
  case `init`
  case `let`
  case `var`
  case `case`
  case `struct`
  case `class`
  case `enum`
  case actor
  case `extension`
  case `protocol`
  case `typealias`
  case `subscript`
  case `associatedtype`
  case macro
  case `import`
  case some
  case `return`
  case `nil`
  case NULL
  case `if`
  case `else`
  case `switch`
  case `default`
  case `static`
  case `self`
  case `in`
  case `as`
  case any
  case `where`
  case `throws`
  case async
  case `try`
  case await
  case CFSTR
  case `for`
  case `while`
  case `guard`
  case `is`
  case get
  case set
  case `do`
  case `catch`
  case `defer`
  case `Self`
  case Preview
  case PreviewProvider
  case `rethrows`
  case `repeat`

  /// The last one that begins a declaration, and the last one that lists of tokens note.
  static var lastDeclarator: Keyword { .macro }
  static var lastNoted: Keyword { .some }

  /// Whether it begins a statement, or a part of one, with a block of statements.
  package var hasBlock: Bool {
    switch self {
    case .if, .else, .switch, .for, .while, .repeat, .guard, .do, .catch, .get, .defer: true
    default: false
    }
  }

  package var spelling: String { Keyword.spellings[Int(rawValue) - 1] }

  /// The spellings in the keywords' order; reflection, which knows them too, looks for conformances in
  /// the whole program first.
  private static let spellings = """
    func init let var case struct class enum actor extension protocol typealias subscript \
    associatedtype macro import some return nil NULL if else switch default static self in as any \
    where throws async try await CFSTR for while guard is get set do catch defer Self Preview \
    PreviewProvider rethrows repeat
    """.split(separator: " ").map(String.init)
}
