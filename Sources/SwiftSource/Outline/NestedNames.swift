import SourceFiles

/// Names of things that stand in each other, with the bytes of each.
package struct NestedNames {
  private var all: [(name: String, bytes: Range<Int>)] = []
  /// For each the innermost one before it that may hold it; nil for none.
  private var outer: [Int?] = []

  /// More names around a place are none that a person has written.
  private static let depthLimit = 64

  /// Takes names in the order of their beginnings.
  package init(_ names: [(name: String, bytes: Range<Int>)]) {
    all = names
    outer.reserveCapacity(all.count)
    var open: Int?
    for (number, name) in all.enumerated() {
      while let last = open, all[last].bytes.upperBound <= name.bytes.lowerBound {
        open = outer[last]
      }
      outer.append(open)
      open = number
    }
  }

  /// Returns the names around a byte, the innermost one first.
  package func names(around offset: Int) -> [String] {
    var names: [String] = []
    let next = all.partitioningIndex { $0.bytes.lowerBound > offset }
    var number: Int? = next > 0 ? next - 1 : nil
    var steps = 0
    while let inner = number, steps < Self.depthLimit {
      if all[inner].bytes.contains(offset) { names.append(all[inner].name) }
      number = outer[inner]
      steps += 1
    }
    return names
  }
}
