extension ArraySlice<UInt8> {
  /// Returns where `text` stands first.
  ///
  /// Looking for the first byte alone passes over nearly everything; the general algorithm of
  /// `firstRange(of:)` took more than half of an audit to read one Xcode project.
  ///
  /// Complexity: O(*n* × *m*) at worst, O(*n*) for texts that do not repeat themselves.
  package func firstOccurrence(of text: [UInt8]) -> Range<Int>? {
    guard let first = text.first else { return startIndex..<startIndex }
    var index = offset(of: first, from: startIndex)
    while index + text.count <= endIndex {
      if self[index..<index + text.count].elementsEqual(text) { return index..<index + text.count }
      index = offset(of: first, from: index + 1)
    }
    return nil
  }
}
