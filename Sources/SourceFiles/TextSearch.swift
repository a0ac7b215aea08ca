// The standard library has members of these names and meanings in `_StringProcessing`. One use of them
// links the machinery of regular expressions, more than a megabyte of a program that has none.

extension Substring {
  /// Returns where another text stands first, byte by byte.
  ///
  /// Complexity: O(*n* × *m*) at worst, O(*n*) for texts that do not repeat themselves.
  package func firstRange(of text: String) -> Range<Index>? {
    guard let first = text.utf8.first else { return startIndex..<startIndex }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: text.utf8) {
        return start..<rest.index(start, offsetBy: text.utf8.count)
      }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// Returns whether another text stands in this one, byte by byte.
  package func contains(_ text: String) -> Bool { firstRange(of: text) != nil }

  /// Returns what stands before, between and behind the places of a separator, empty parts as well.
  package func parts(around separator: String, maxSplits: Int = .max) -> [Substring] {
    var parts: [Substring] = []
    var rest = self
    while parts.count < maxSplits, !separator.isEmpty, let range = rest.firstRange(of: separator) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return parts + [rest]
  }
}

extension String {
  /// Returns where another text stands first, byte by byte.
  package func firstRange(of text: String) -> Range<Index>? { self[...].firstRange(of: text) }

  /// Returns whether another text stands in this one, byte by byte.
  package func contains(_ text: String) -> Bool { self[...].contains(text) }

  /// Returns what stands before, between and behind the places of a separator, empty parts as well.
  package func parts(around separator: String, maxSplits: Int = .max) -> [Substring] {
    self[...].parts(around: separator, maxSplits: maxSplits)
  }

  /// Returns the text with another one in place of a part of it, wherever that stands.
  package func replacing(_ part: String, with other: String) -> String {
    let parts = parts(around: part)
    return parts.count == 1 ? self : parts.joined(separator: other)
  }
}
