/// The keys that a call may use when only parts of the key are known.
package struct KeyPattern: Hashable, Sendable, Codable {
  package enum Element: Hashable, Sendable, Codable {
    case literal(String)
    /// Any text, also none.
    case anything
  }

  package let elements: [Element]

  /// How many elements a pattern may have; what comes behind may then be any text.
  ///
  /// Longer ones come of nothing that a person has written, and take more time with every element.
  private static let limit = 64

  /// Makes a pattern; neighbouring elements of one kind are joined.
  package init(_ elements: [Element]) {
    let joined: [Element] = elements.reduce(into: []) { joined, element in
      switch (joined.last, element) {
      case (.literal(let left), .literal(let right)):
        joined[joined.count - 1] = .literal(left + right)
      case (.anything, .anything): break
      case (_, .literal("")): break
      default: joined.append(element)
      }
    }
    self.elements =
      joined.count > Self.limit
      ? KeyPattern(joined.prefix(Self.limit - 1) + [.anything]).elements : joined
  }

  /// Makes a pattern from a text in which `*` stands for any text; nil where it is empty.
  package init?(wildcards text: some StringProtocol) {
    guard !text.isEmpty else { return nil }
    let parts = text.split(separator: "*", omittingEmptySubsequences: false)
    let literals = parts.map { [Element.literal(String($0))] }
    self.init(Array(literals.joined(separator: [Element.anything])))
  }

  /// The only key that the pattern matches; nil where it has a part that is not known.
  package var onlyKey: String? {
    guard elements.count == 1, case .literal(let key) = elements[0] else { return nil }
    return key
  }

  /// Any key at all.
  package static let anything = KeyPattern([.anything])

  /// Whether a literal part has white space, as sentences do and keys' names do not.
  package var holdsWhiteSpace: Bool {
    elements.contains { element in
      guard case .literal(let text) = element else { return false }
      return text.contains(where: \.isWhitespace)
    }
  }

  /// Whether the pattern says nothing: it has no literal part with a letter or digit.
  ///
  /// Such a pattern would protect every key from being called unused.
  package var isUnbounded: Bool {
    !elements.contains { element in
      guard case .literal(let text) = element else { return false }
      return text.unicodeScalars.contains {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
      }
    }
  }

  /// The beginning of every key.
  package var beginning: String {
    guard case .literal(let text) = elements.first else { return "" }
    return text
  }

  /// The end of every key.
  package var end: String {
    guard case .literal(let text) = elements.last else { return "" }
    return text
  }

  /// Returns whether `key` is one of the keys.
  ///
  /// Complexity: O(length of the key × length of the pattern) at worst.
  package func matches(_ key: String) -> Bool {
    // Most keys are recognized by their ends, which takes no copy.
    guard key.utf8.starts(with: beginning.utf8), key.utf8.hasSuffix(end.utf8) else { return false }
    var rest = Array(key.utf8)[...]
    for (index, element) in elements.enumerated() {
      guard case .literal(let text) = element else { continue }
      let literal = Array(text.utf8)
      let isFirst = index == 0
      let isLast = index == elements.count - 1
      if isFirst && isLast { return rest.elementsEqual(literal) }
      if isFirst {
        guard rest.starts(with: literal) else { return false }
        rest = rest.dropFirst(literal.count)
      } else if isLast {
        return rest.count >= literal.count && rest.suffix(literal.count).elementsEqual(literal)
      } else {
        guard let end = rest.endOfFirst(literal) else { return false }
        rest = rest[end...]
      }
    }
    return elements.last == .anything || (elements.isEmpty && key.isEmpty)
  }
}

extension String.UTF8View {
  fileprivate func hasSuffix(_ other: Self) -> Bool {
    reversed().starts(with: other.reversed())
  }
}

extension ArraySlice<UInt8> {
  fileprivate func endOfFirst(_ literal: [UInt8]) -> Int? {
    guard count >= literal.count else { return nil }
    for start in startIndex...(endIndex - literal.count)
    where self[start..<start + literal.count].elementsEqual(literal) {
      return start + literal.count
    }
    return nil
  }
}

extension KeyPattern: CustomStringConvertible {
  /// The pattern with a `*` for what is not known: `status.*`.
  package var description: String {
    elements.map { element in
      switch element {
      case .literal(let text): text
      case .anything: "*"
      }
    }.joined()
  }
}
