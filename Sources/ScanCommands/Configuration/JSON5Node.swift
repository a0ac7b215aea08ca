/// A value of JSON5 and the bytes that it stands in.
struct JSON5Node {
  enum Value {
    case object([Member])
    case array([JSON5Node])
    case string(String)
    case boolean(Bool)
    /// A number or `null`, as it is written.
    case other(String)
  }

  struct Member {
    let name: String
    let nameRange: Range<Int>
    let value: JSON5Node
  }

  let value: Value
  let range: Range<Int>
}

/// What is wrong with a text, and where.
struct JSON5Error: Error {
  let message: String
  let offset: Int
}
