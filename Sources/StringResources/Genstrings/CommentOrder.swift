import SourceFiles

/// The order in which genstrings joins the comments of one key: that of a dictionary.
///
/// Apple's tool compares comments as words of a language, unlike keys. This is the root order of the
/// Unicode Collation Algorithm as far as it concerns ASCII: spaces, punctuation, symbols, digits,
/// then letters without regard to case; texts that differ in case alone keep their order. Other
/// characters follow by their number, without their marks.
struct CommentOrder: Comparable {
  private let letters: [UInt32]
  private let folded: [Unicode.Scalar]
  private let place: Int

  /// Takes a comment and its place in the order that it keeps among those that differ in case alone.
  init(_ comment: String, place: Int) {
    let bytes = Array(comment.utf8)
    self.place = place
    if bytes.endOfASCII(from: 0) == bytes.count {
      folded = bytes.map { Unicode.Scalar(("A"..."Z") ~= $0 ? $0 + 0x20 : $0) }
    } else {
      folded = Array(comment.decomposed.lowercased().unicodeScalars)
    }
    letters = folded.compactMap(Self.rank)
  }

  static func < (left: CommentOrder, right: CommentOrder) -> Bool {
    if left.letters != right.letters {
      return left.letters.lexicographicallyPrecedes(right.letters)
    }
    if left.folded != right.folded {
      return left.folded.lexicographicallyPrecedes(right.folded)
    }
    return left.place < right.place
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
    return ranks
  }()
}

extension Collection<String> {
  /// Returns comments, given in the order of the calls, in that in which genstrings joins them, each
  /// once.
  package func sortedAsComments() -> [String] {
    guard count > 1 else { return Array(self) }
    var known: Set<String> = []
    let once = filter { known.insert($0).inserted }
    guard once.count > 1 else { return once }
    return once.listedAsKeys(\.self).enumerated()
      .map { (order: CommentOrder($0.element, place: $0.offset), text: $0.element) }
      .ordered(by: \.order)
      .map(\.text)
  }
}
