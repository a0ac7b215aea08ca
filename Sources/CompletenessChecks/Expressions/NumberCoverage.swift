/// Which whole numbers the branches of a text leave out, and which of them several branches take.
struct NumberCoverage {
  /// Numbers from 0 on for which no branch is, the least first.
  private(set) var uncovered: [Int] = []
  /// Numbers for which two branches are, by the branches' indices; the least numbers first.
  private(set) var overlaps: [Pair: [Int]] = [:]

  struct Pair: Hashable {
    let first: Int
    let second: Int
  }

  /// How many numbers are kept of each kind, for messages.
  private static let limit = 4
  /// With more branches nothing is tried.
  private static let branchLimit = 128

  /// Tries the branches on numbers.
  ///
  /// These are all to 2,000, where plurals repeat themselves; as many five
  /// digits long, where patterns for fewer digits fail; some large ones; and those around the limits
  /// of inequalities. Negative ones count where an inequality speaks of them.
  init(of branches: ExpressionBranches) {
    let conditions = branches.branches.enumerated().compactMap { index, branch in
      branch.condition.map { (index: index, condition: $0) }
    }
    let limits = conditions.flatMap(\.condition.limits).filter { abs($0) < 1e15 }
    let beside = limits.flatMap { [Int($0) - 1, Int($0), Int($0) + 1] }
    let negative = limits.contains { $0 < 0 } ? Array(-30 ... -1) : []
    let numbers = Self.sample + negative + beside.filter { $0 >= 0 || !negative.isEmpty }
    guard conditions.count <= Self.branchLimit else { return }
    for number in Set(numbers).sorted() {
      // What is lost is the coverage: nothing can be said where an expression takes too long.
      let holding = try? conditions.filter { try $0.condition.holds(for: number) }
      guard let taken = holding?.map(\.index) else {
        (uncovered, overlaps) = ([], [:])
        return
      }
      if taken.isEmpty, number >= 0, uncovered.count < Self.limit { uncovered.append(number) }
      guard taken.count > 1 else { continue }
      for second in taken.dropFirst() {
        let pair = Pair(first: taken[0], second: second)
        if overlaps[pair, default: []].count < Self.limit {
          overlaps[pair, default: []].append(number)
        }
      }
    }
  }

  private static let sample =
    Array(0...2_000) + Array(10_000...11_999) + [100_000, 100_001, 1_000_000, 1_000_001]
}

/// Finds the coverage of each set of conditions once: translations share them.
struct NumberCoverages {
  private var known: [[String]: NumberCoverage] = [:]

  subscript(branches: ExpressionBranches) -> NumberCoverage {
    mutating get {
      if let coverage = known[branches.patterns] { return coverage }
      let coverage = NumberCoverage(of: branches)
      known[branches.patterns] = coverage
      return coverage
    }
  }
}

extension [Int] {
  /// The numbers in a message: `0, 5, 6, …`.
  var listedNumbers: String {
    let shown = prefix(3).map(String.init).joined(separator: ", ")
    return count > 3 ? shown + ", …" : shown
  }
}
