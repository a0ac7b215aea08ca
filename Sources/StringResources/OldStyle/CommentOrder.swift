import Platform
import SourceFiles

/// The order in which genstrings joins the comments of one key: that of a dictionary.
///
/// Apple's tool compares comments as words of a language, unlike keys. This is the root order of the
/// Unicode Collation Algorithm as far as it concerns ASCII: spaces, punctuation, symbols, digits,
/// then letters without regard to case; texts that differ in case alone keep their order. Other
/// characters follow by their number, without their marks.
struct CommentOrder: Comparable {
  private let comment: String
  private let letters: [UInt32]

  init(_ comment: String) {
    self.comment = comment
    let bytes = Array(comment.utf8)
    let ranks = Self.ranks
    letters =
      bytes.endOfASCII(from: 0) == bytes.count
      ? bytes.map { ranks[Int($0)] } : Self.fold(comment).compactMap(Self.rank)
  }

  static func == (left: CommentOrder, right: CommentOrder) -> Bool {
    left.letters == right.letters && fold(left.comment) == fold(right.comment)
  }

  static func < (left: CommentOrder, right: CommentOrder) -> Bool {
    left.letters == right.letters
      ? fold(left.comment).lexicographicallyPrecedes(fold(right.comment))
      : left.letters.lexicographicallyPrecedes(right.letters)
  }

  private static func fold(_ comment: String) -> [Unicode.Scalar] {
    Array(comment.decomposed.lowercased().unicodeScalars)
  }

  /// Returns the place of a character in the order; nil for a mark on the letter before.
  private static func rank(_ scalar: Unicode.Scalar) -> UInt32? {
    if scalar.value < 0x80 { return ranks[Int(scalar.value)] }
    return scalar.properties.canonicalCombiningClass == .notReordered ? scalar.value + 0x80 : nil
  }

  private static let ranks: [UInt32] = {
    let order = "\t\n\u{0B}\u{0C}\r _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$0123456789"
    var ranks: [UInt32] = Array(0..<0x80)
    for (rank, scalar) in order.unicodeScalars.enumerated() {
      ranks[Int(scalar.value)] = UInt32(rank)
    }
    for letter in 0x41...0x5A { ranks[letter] = ranks[letter + 0x20] }
    return ranks
  }()
}

extension [String] {
  /// Returns comments, given in the order of the calls, in that in which genstrings joins them, each
  /// once.
  package func sortedAsComments() -> [String] {
    guard count > 1 else { return self }
    var known: Set<String> = []
    let once = filter { known.insert($0).inserted }
    guard once.count > 1 else { return once }
    let orders = once.map { CommentOrder($0) }
    let sorted = once.indices.sorted { orders[$0] < orders[$1] }
    // What a dictionary lists first is asked only where some differ in case alone.
    let hasEqualOnes = zip(sorted, sorted.dropFirst()).contains { orders[$0] == orders[$1] }
    return hasEqualOnes
      ? once.listedAsKeys(\.self).ordered { CommentOrder($0) } : sorted.map { once[$0] }
  }
}
