/// A declaration around uses of keys, whose code runs only where other code names it.
package struct NamedDeclaration: Hashable, Sendable, Codable {
  package enum Kind: String, Sendable, Codable {
    case type, function, property
  }

  package let kind: Kind
  package let name: String
  /// The place in the file, in bytes.
  package let range: Range<Int>
  /// The type that it is a member of, whose protocols may use it by its name; nil where none can.
  package let owner: String?

  package init(kind: Kind, name: String, range: Range<Int>, owner: String? = nil) {
    (self.kind, self.name, self.range, self.owner) = (kind, name, range, owner)
  }

  /// The kind and the name, as people read them.
  package var words: String { "\(kind.rawValue) '\(name)'" }
}
