/// A word that the extraction knows by number, so that it is compared by number.
struct Word: RawRepresentable, Hashable {
  let rawValue: UInt16

  static let unknown = Word(rawValue: 0)
}

/// The words that mean something: the languages' keywords and the names of routines.
///
/// A lexer looks every identifier up. Length, first and last byte choose a bucket, so that nearly
/// all identifiers are told to be unknown without a look at their bytes.
struct Vocabulary: Sendable {
  private var spellings: [[UInt8]] = [[]]
  private var buckets: [[Word]] = Array(repeating: [], count: Self.bucketCount)

  private static let bucketCount = 4096

  /// Makes a vocabulary that begins with the keywords.
  init() {
    for keyword in Keyword.allCases { _ = insert(keyword.spelling) }
  }

  /// Adds a name, and returns its number.
  mutating func insert(_ name: String) -> Word {
    let spelling = Array(name.utf8)
    if let word = word(for: spelling[...]) { return word }
    // A vocabulary of 65,535 names is beyond any project; names after that stay unknown.
    guard spellings.count <= Int(UInt16.max), let bucket = Self.bucket(of: spelling[...]) else {
      return .unknown
    }
    let word = Word(rawValue: UInt16(spellings.count))
    spellings.append(spelling)
    buckets[bucket].append(word)
    return word
  }

  func word(for name: String) -> Word? {
    word(for: Array(name.utf8)[...])
  }

  /// Returns the number of the word that stands in `bytes[range]`.
  func word(in bytes: [UInt8], _ range: Range<Int>) -> Word {
    word(for: bytes[range]) ?? .unknown
  }

  private func word(for spelling: ArraySlice<UInt8>) -> Word? {
    guard let bucket = Self.bucket(of: spelling) else { return nil }
    for word in buckets[bucket] where spellings[Int(word.rawValue)].elementsEqual(spelling) {
      return word
    }
    return nil
  }

  private static func bucket(of spelling: ArraySlice<UInt8>) -> Int? {
    guard let first = spelling.first, let last = spelling.last else { return nil }
    return (spelling.count &* 31 &+ Int(first) &* 521 &+ Int(last) &* 67) & (bucketCount - 1)
  }
}

/// The keywords that the extraction looks at, numbered as they stand in the vocabulary.
enum Keyword: UInt16, CaseIterable {
  case `func` = 1
  case `init`
  case `let`
  case `var`
  case `case`
  case `return`
  case `nil`
  case NULL
  case `if`
  case `else`
  case `switch`
  case `default`
  case `struct`
  case `class`
  case `enum`
  case actor
  case `extension`
  case `protocol`
  case `typealias`
  case `static`
  case `self`
  case `in`
  case `as`
  case `subscript`
  case `import`
  case some
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

  fileprivate var spelling: String { "\(self)" }
}
