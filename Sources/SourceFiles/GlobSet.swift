/// Globs of which one has to match.
package struct GlobSet: Hashable, Sendable {
  package let globs: [Glob]
  /// Nil where they are few.
  private let index: LiteralIndex?

  package init(_ globs: [Glob]) {
    self.globs = globs
    index = globs.count > LiteralIndex.threshold ? LiteralIndex(globs.map(\.literals)) : nil
  }

  package var isEmpty: Bool { globs.isEmpty }

  /// Returns whether one of them matches a path or a folder above it.
  package func matches(_ path: some StringProtocol) -> Bool {
    guard let index else { return globs.contains { $0.matches(path) } }
    return index.candidates(for: path).contains { globs[$0].matches(path) }
  }

  /// Returns whether one of them matches a name alone.
  func matches(name: String) -> Bool {
    let last = name.utf8.last
    guard let index else { return globs.contains { $0.matches(name: name, endingIn: last) } }
    return index.candidates(for: name).contains {
      globs[$0].matches(name: name, endingIn: last)
    }
  }

  package static func == (left: Self, right: Self) -> Bool { left.globs == right.globs }

  package func hash(into hasher: inout Hasher) { hasher.combine(globs) }
}

extension GlobSet: ExpressibleByArrayLiteral {
  package init(arrayLiteral globs: Glob...) { self.init(globs) }
}
