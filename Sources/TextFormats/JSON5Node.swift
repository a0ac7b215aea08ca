/// A value of JSON5 and the bytes that it stands in.
package struct JSON5Node {
  package enum Value {
    case object([Member])
    case array([JSON5Node])
    case string(String)
    case boolean(Bool)
    /// A number or `null`, as it is written.
    case other(String)
  }

  package struct Member {
    package let name: String
    package let nameRange: Range<Int>
    package let value: JSON5Node
  }

  package let value: Value
  package let range: Range<Int>
}

/// A defect of a text, and its place.
package struct JSON5Error: Error {
  package let message: String
  package let offset: Int
}
