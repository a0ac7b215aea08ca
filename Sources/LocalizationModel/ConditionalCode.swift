/// Code that counts only where something else names it.
package struct ConditionalCode: Hashable, Sendable, Codable {
  package enum Kind: String, Sendable, Codable {
    /// The branch of a condition, which is compiled where a build sets the name.
    case condition
    /// The definition of a macro, which is compiled where other code has the name.
    case macro
  }

  package let kind: Kind
  package let name: String
  /// The place in the file, in bytes.
  package let range: Range<Int>

  package init(kind: Kind, name: String, range: Range<Int>) {
    (self.kind, self.name, self.range) = (kind, name, range)
  }
}
