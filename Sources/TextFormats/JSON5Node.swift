/// A value of JSON5 and the bytes that it stands in.
package struct JSON5Node: Sendable {
  package enum Value: Sendable {
    case object([Member])
    case array([JSON5Node])
    case string(String)
    case boolean(Bool)
    /// A number or `null`, as it is written.
    case other(String)
  }

  package struct Member: Sendable {
    package let name: String
    package let nameRange: Range<Int>
    package let value: JSON5Node
  }

  package let value: Value
  package let range: Range<Int>

  init(value: Value, range: Range<Int>) {
    self.value = value
    self.range = range
  }

  /// Makes a value that stands nowhere.
  package init(_ value: Value) {
    self.init(value: value, range: 0..<0)
  }
}

/// A defect of a text, and its place.
package struct JSON5Error: Error {
  package let message: String
  package let offset: Int
}
