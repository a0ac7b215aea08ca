import SourceFiles

/// The values that a table must not hold, but a property list may.
extension OldStyleParser {
  /// Reads a value of any kind.
  ///
  /// - Returns: nil after a defect, which has been reported.
  mutating func readNode(depth: Int) -> PropertyListNode? {
    skipTrivia()
    let start = cursor.offset
    guard depth <= PropertyListNode.depthLimit else {
      report("Values are nested more than 512 deep", at: start..<start + 1)
      return nil
    }
    if let literal = readLiteral() {
      guard literal.isTerminated else { return nil }
      return PropertyListNode(value: .string(text(literal)), range: literal.range)
    }
    let value: PropertyListNode.Value?
    switch cursor.current {
    case "{"?: value = readDictionary(depth: depth)
    case "("?: value = readArray(depth: depth)
    case "<"?: value = readData()
    default: value = expected("a value")
    }
    return value.map { PropertyListNode(value: $0, range: start..<cursor.offset) }
  }

  private mutating func readDictionary(depth: Int) -> PropertyListNode.Value? {
    cursor.advance()
    var members: [PropertyListNode.Member] = []
    while true {
      skipTrivia()
      if cursor.consume("}") { return .dictionary(members) }
      guard let key = readLiteral() else { return expected("'}'") }
      skipTrivia()
      var value: PropertyListNode? = PropertyListNode(value: .string(text(key)), range: key.range)
      if cursor.consume("=") {
        value = readNode(depth: depth + 1)
        skipTrivia()
      }
      guard let value else { return nil }
      guard cursor.consume(";") else { return expected("';'") }
      members.append(.init(key: text(key), keyRange: key.range, value: value))
    }
  }

  private mutating func readArray(depth: Int) -> PropertyListNode.Value? {
    cursor.advance()
    var elements: [PropertyListNode] = []
    skipTrivia()
    while !cursor.consume(")") {
      guard let element = readNode(depth: depth + 1) else { return nil }
      elements.append(element)
      skipTrivia()
      if cursor.consume(",") {
        skipTrivia()
      } else if cursor.current != 0x29 {
        return expected("')'")
      }
    }
    return .array(elements)
  }

  private mutating func readData() -> PropertyListNode.Value? {
    cursor.advance()
    cursor.skip { $0.hexadecimalValue != nil || 0x09...0x0D ~= $0 || $0 == " " }
    return cursor.consume(">") ? .other("data") : expected("'>'")
  }

  private mutating func expected(_ what: String) -> PropertyListNode.Value? {
    report("Missing \(what) in a nested value", at: cursor.offset..<cursor.offset + 1)
    return nil
  }
}
