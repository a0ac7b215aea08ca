extension Sequence {
  /// Returns the elements in the order of something that each has, such as its path, which is asked for
  /// once; elements of which it is the same stay as they stood.
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
