import SourceFiles

/// A word that the extraction knows by number, so that it is compared by number.
struct Word: RawRepresentable, Hashable {
  let rawValue: UInt16

  static let unknown = Word(rawValue: 0)

  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Returns the word that a keyword is.
  init(_ keyword: Keyword) {
    self.init(rawValue: UInt16(keyword.rawValue))
  }
}

/// The words that mean something: the languages' keywords and the names of routines.
///
/// Every identifier is looked up. Its length and its first eight bytes choose a bucket, so that
/// nearly all identifiers are told to be unknown without a look at another word. A token brings the
/// hash along, so that one that was lexed once can be looked up among ever more names.
struct Vocabulary: Sendable {
  /// The spellings of all words, one behind the other.
  private var text: [UInt8] = []
  /// For each word where its spelling ends; it begins where that of the word before ends.
  private var ends: [Int32] = [0]
  /// For each word its first eight bytes.
  private var beginnings: [UInt64] = [0]
  /// For each word the hash that tokens have.
  private var hashes: [UInt16] = [0]
  /// For each bucket its last word, and for each word the one before it in its bucket.
  private var lastWords = [UInt16](repeating: 0, count: 1 << Self.bucketBits)
  private var previousWords: [UInt16] = [0]

  private static let bucketBits: UInt16 = 12

  /// Makes a vocabulary that begins with the keywords.
  init() {
    for keyword in Keyword.allCases { _ = insert(keyword.spelling) }
  }

  /// Makes a vocabulary of some names alone.
  init(_ names: some Sequence<String>) {
    for name in names { _ = insert(name) }
  }

  /// The hashes of all words, as tokens have them.
  fileprivate var hashesOfWords: ArraySlice<UInt16> { hashes.dropFirst() }

  /// The languages' keywords alone.
  static let keywords = Vocabulary()

  /// Tells whether a token of a list is one of the words.
  func contains(_ token: Int, of list: TokenList) -> Bool {
    list[token].kind == .identifier && word(token, of: list) != .unknown
  }

  /// Returns the number of the word that a token of a list is.
  @inline(__always)
  func word(_ index: Int, of list: TokenList) -> Word {
    let token = list[index]
    let last = lastWords[Self.bucket(token.hash)]
    return last == 0 ? .unknown : word(token, in: list.bytes)
  }

  @inline(never)
  private func word(_ token: Token, in bytes: [UInt8]) -> Word {
    guard token.isWord else { return .unknown }
    let range = token.kind == .directive ? token.start + 1..<token.end : token.range
    var word = lastWords[Self.bucket(token.hash)]
    while word != 0 {
      if hashes[Int(word)] == token.hash,
        isSpelling(of: Int(word), bytes.beginning(of: range), bytes, range)
      {
        break
      }
      word = previousWords[Int(word)]
    }
    return Word(rawValue: word)
  }

  /// Returns what a lexer notes of the word that stands in `bytes[range]`; the vocabulary is that of
  /// the keywords.
  @inline(__always)
  func spelling(in bytes: [UInt8], _ range: Range<Int>) -> Token.Spelling {
    spelling(bytes.beginning(of: range), in: bytes, range)
  }

  /// Returns the same of a word whose first eight bytes the lexer has seen.
  @inline(__always)
  func spelling(
    _ beginning: UInt64,
    in bytes: [UInt8],
    _ range: Range<Int>
  ) -> Token.Spelling {
    let hash = Self.hash(beginning, range.count)
    let keyword = word(beginning, hash, bytes, range)
    return Token.Spelling(keyword: UInt8(truncatingIfNeeded: keyword.rawValue), hash: hash)
  }

  /// Adds a name, and returns its number.
  mutating func insert(_ name: String) -> Word {
    let spelling = Array(name.utf8)
    let known = word(in: spelling, 0..<spelling.count)
    // A vocabulary of 65,535 names is beyond any project; names after that stay unknown.
    guard known == .unknown, !spelling.isEmpty, ends.count <= Int(UInt16.max) else { return known }
    let word = Word(rawValue: UInt16(ends.count))
    text += spelling
    ends.append(Int32(text.count))
    let beginning = spelling.beginning(of: 0..<spelling.count)
    beginnings.append(beginning)
    let hash = Self.hash(beginning, spelling.count)
    hashes.append(hash)
    let bucket = Self.bucket(hash)
    previousWords.append(lastWords[bucket])
    lastWords[bucket] = word.rawValue
    return word
  }

  /// Returns the number of the word that stands in `bytes[range]`.
  @inline(__always)
  func word(in bytes: [UInt8], _ range: Range<Int>) -> Word {
    let beginning = bytes.beginning(of: range)
    return word(beginning, Self.hash(beginning, range.count), bytes, range)
  }

  @inline(__always)
  private func word(
    _ beginning: UInt64,
    _ hash: UInt16,
    _ bytes: [UInt8],
    _ range: Range<Int>
  ) -> Word {
    var word = lastWords[Self.bucket(hash)]
    while word != 0, !isSpelling(of: Int(word), beginning, bytes, range) {
      word = previousWords[Int(word)]
    }
    return Word(rawValue: word)
  }

  @inline(__always)
  private func isSpelling(
    of word: Int,
    _ beginning: UInt64,
    _ bytes: [UInt8],
    _ range: Range<Int>
  ) -> Bool {
    let start = Int(ends[word - 1])
    guard beginnings[word] == beginning, Int(ends[word]) - start == range.count else {
      return false
    }
    return range.count <= 8
      || text[start + 8..<Int(ends[word])].elementsEqual(
        bytes[range.lowerBound + 8..<range.upperBound]
      )
  }

  private static func hash(_ beginning: UInt64, _ length: Int) -> UInt16 {
    let hash = (beginning &+ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15
    return UInt16(truncatingIfNeeded: hash &>> 48)
  }

  private static func bucket(_ hash: UInt16) -> Int { Int(hash &>> (16 - bucketBits)) }
}

extension [UInt8] {
  /// Returns the first eight bytes of a range as one number, or all of it if it is shorter.
  @inline(__always)
  func beginning(of range: Range<Int>) -> UInt64 {
    guard range.lowerBound <= count &- 8 else { return rest(of: range) }
    let bytes = eightBytes(at: range.lowerBound)
    return range.count >= 8
      ? bytes : bytes & ~(.max &<< UInt64(truncatingIfNeeded: 8 &* range.count))
  }

  @inline(never)
  private func rest(of range: Range<Int>) -> UInt64 {
    range.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64(self[$1]) }
  }
}

/// The hashes of all words of some vocabularies, for a first look at every token of a file.
struct WordFilter: Sendable {
  /// A bit for each hash.
  private var bits = [UInt64](repeating: 0, count: 1 << 10)

  init(_ vocabularies: [Vocabulary]) {
    for hash in vocabularies.lazy.flatMap(\.hashesOfWords) {
      bits[Int(hash &>> 6)] |= 1 &<< UInt64(hash & 63)
    }
  }

  /// Tells whether a token may be one of the words; nearly all that are none are told.
  @inline(__always)
  func mayHold(_ token: Token) -> Bool {
    bits[Int(token.hash &>> 6)] &>> UInt64(token.hash & 63) & 1 != 0
  }
}

/// Some keywords, as bits at the places of their numbers.
struct KeywordSet: ExpressibleByArrayLiteral {
  let bits: UInt64

  init(arrayLiteral keywords: Keyword...) {
    bits = keywords.reduce(0) { $0 | 1 << UInt64($1.rawValue) }
  }
}

/// The keywords that the extraction looks at, numbered as they stand in the vocabulary; those that
/// are looked for later come first.
enum Keyword: UInt8, CaseIterable {
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

  /// The last one that begins a declaration, and the last one that lists of tokens note.
  static var lastDeclarator: Keyword { .macro }
  static var lastNoted: Keyword { .some }

  var spelling: String { Keyword.spellings[Int(rawValue) - 1] }

  /// The spellings in the keywords' order; reflection, which knows them too, looks for conformances in
  /// the whole program first.
  private static let spellings = """
    func init let var case struct class enum actor extension protocol typealias subscript \
    associatedtype macro import some return nil NULL if else switch default static self in as any \
    where throws async try await CFSTR for while guard is get set do catch defer Self Preview \
    PreviewProvider rethrows
    """.split(separator: " ").map(String.init)
}
