/// A regular expression that is looked for in the text of a whole number, `-12`.
///
/// What matters is whether it is found, not where or in which way. So each part is a table: for each
/// position in the text, the set of those at which the part may end. A repetition is the sum of the
/// part's table with itself until nothing is added, and no expression takes long.
struct NumberExpression {
  private let part: Part

  /// A part of an expression.
  indirect enum Part {
    /// One character of a set.
    case character(Set<UInt8>)
    case sequence([Part])
    case choice([Part])
    case repetition(Part, least: Int, most: Int)
    /// A position: the start, the end, the edge of a word, or another place.
    case position(Position)
    /// A position before or behind which a part is found, or is not.
    case look(Part, isAhead: Bool, isNegated: Bool)
  }

  enum Position {
    case start
    case end
    case wordEdge
    case noWordEdge
  }

  init(_ part: Part) {
    self.part = part
  }

  /// Returns whether the expression is found.
  func isFound(in number: Int) -> Bool {
    let ends = Evaluation(text: Array(String(number).utf8)).ends(of: part)
    return ends.contains { $0 != 0 }
  }

  /// For each position, a set of positions: bit 3 is the one before the fourth character.
  ///
  /// No number has more than twenty.
  private typealias Ends = [UInt32]

  private struct Evaluation {
    let text: [UInt8]

    func ends(of part: Part) -> Ends {
      switch part {
      case .character(let set):
        ends { $0 < text.count && set.contains(text[$0]) ? 1 << ($0 + 1) : 0 }
      case .sequence(let parts): parts.reduce(nowhere) { joined($0, ends(of: $1)) }
      case .choice(let parts): parts.reduce(ends { _ in 0 }) { sum($0, ends(of: $1)) }
      case .repetition(let part, let least, let most):
        repeated(ends(of: part), least: least, most: most)
      case .position(let position): ends { isAt(position, $0) ? 1 << $0 : 0 }
      case .look(let part, let isAhead, let isNegated):
        looked(ends(of: part), isAhead: isAhead, isNegated: isNegated)
      }
    }

    // Plain loops: an expression is tried on thousands of numbers.

    private func ends(_ ends: (Int) -> UInt32) -> Ends {
      var table = Ends(repeating: 0, count: text.count + 1)
      for position in 0...text.count { table[position] = ends(position) }
      return table
    }

    /// The table of what is empty.
    private var nowhere: Ends { ends { 1 << $0 } }

    /// The table of either of two parts.
    private func sum(_ first: Ends, _ second: Ends) -> Ends {
      ends { first[$0] | second[$0] }
    }

    /// The table of a part and then another one.
    private func joined(_ first: Ends, _ second: Ends) -> Ends {
      ends { position in
        var middles = first[position]
        var ends: UInt32 = 0
        while middles != 0 {
          ends |= second[middles.trailingZeroBitCount]
          middles &= middles - 1
        }
        return ends
      }
    }

    private func repeated(_ part: Ends, least: Int, most: Int) -> Ends {
      var ends = nowhere
      for _ in 0..<least {
        let longer = joined(ends, part)
        // No part leads backwards, so that some rounds later nothing changes any more.
        if longer == ends { break }
        ends = longer
      }
      for _ in least..<max(least, most) {
        let more = sum(ends, joined(ends, part))
        if more == ends { break }
        ends = more
      }
      return ends
    }

    private func looked(_ part: Ends, isAhead: Bool, isNegated: Bool) -> Ends {
      ends { position in
        let isFound = isAhead ? part[position] != 0 : part.contains { $0 & 1 << position != 0 }
        return isFound == isNegated ? 0 : 1 << position
      }
    }

    private func isAt(_ position: Position, _ index: Int) -> Bool {
      switch position {
      case .start: index == 0
      case .end: index == text.count
      case .wordEdge: isWord(index - 1) != isWord(index)
      case .noWordEdge: isWord(index - 1) == isWord(index)
      }
    }

    /// Whether there is a digit, which is all that a word can consist of.
    private func isWord(_ index: Int) -> Bool {
      text.indices.contains(index) && text[index] != UInt8(ascii: "-")
    }
  }
}
