import SourceFiles

/// Patterns of which one has to match.
package struct KeyPatternSet: Hashable, Sendable {
  package let patterns: [KeyPattern]
  /// Nil where they are few.
  private let index: LiteralIndex?

  package init(_ patterns: [KeyPattern]) {
    self.patterns = patterns
    index =
      patterns.count > LiteralIndex.threshold ? LiteralIndex(patterns.map(\.literals)) : nil
  }

  package var isEmpty: Bool { patterns.isEmpty }

  package func matches(_ key: String) -> Bool {
    guard let index else { return patterns.contains { $0.matches(key) } }
    return index.candidates(for: key).contains { patterns[$0].matches(key) }
  }

  package static func == (left: Self, right: Self) -> Bool { left.patterns == right.patterns }

  package func hash(into hasher: inout Hasher) { hasher.combine(patterns) }
}

extension KeyPattern {
  /// The texts that a key holds which the pattern matches.
  package var literals: [[UInt8]] {
    elements.compactMap { element in
      if case .literal(let text) = element { Array(text.utf8) } else { nil }
    }
  }
}
