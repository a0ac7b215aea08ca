extension Sequence {
  /// Returns the elements in the order of something that each has, such as its path, which is
  /// requested once; elements of which it is the same stay as they stood.
  ///
  /// One sort of numbers serves all types: the library's is compiled anew for each, with some 5 KB.
  ///
  /// Complexity: O(*n* log *n*) comparisons.
  package func ordered<Rank: Comparable>(by rank: (Element) -> Rank) -> [Element] {
    let elements = Array(self)
    let ranks = elements.map(rank)
    return elements.indices.sorted { ranks[$0] < ranks[$1] }.map { elements[$0] }
  }
}

extension RandomAccessCollection {
  /// Returns the first index whose element meets a condition that all later ones meet as well; the end
  /// where none does.
  ///
  /// Complexity: O(log *n*) questions.
  @inlinable
  package func partitioningIndex(where condition: (Element) -> Bool) -> Index {
    var (low, length) = (startIndex, count)
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if condition(self[middle]) {
        length = half
      } else {
        low = index(after: middle)
        length -= half + 1
      }
    }
    return low
  }
}
