/// Steps over values without making anything of them: a project has ten thousands, of which few are
/// asked for.
extension OldStyleParser {
  /// A member of a dictionary whose value has only been stepped over.
  struct SkimmedMember {
    // Few bytes, because a project has ten thousands, and they are looked at in no order.
    private let keyStart, keyEnd, valueStart, valueEnd: UInt32
    /// Whether the key must be decoded, rather than taken as it stands.
    private let hasEscapes: Bool

    init(key: OldStyleLiteral, value: Range<Int>) {
      keyStart = UInt32(clamping: key.content.lowerBound)
      keyEnd = UInt32(clamping: key.content.upperBound)
      valueStart = UInt32(clamping: value.lowerBound)
      valueEnd = UInt32(clamping: value.upperBound)
      hasEscapes = key.hasEscapes
    }

    /// Where the key stands, without quotation marks.
    var key: Range<Int> { Int(keyStart)..<Int(keyEnd) }
    var value: Range<Int> { Int(valueStart)..<Int(valueEnd) }

    /// Returns the text that the key stands for.
    func name(in bytes: [UInt8]) -> String {
      OldStyleLiteral(range: key, content: key, hasEscapes: hasEscapes).text(in: bytes)
    }
  }

  /// Steps over a value of any kind, however deep it is.
  ///
  /// - Returns: Where it stands; nil where it is not well formed.
  mutating func skipNode() -> Range<Int>? {
    skipTrivia()
    let start = cursor.offset
    var depth = 0
    repeat {
      skipTrivia()
      guard let byte = cursor.current else { return nil }
      switch byte {
      case "{", "(":
        depth += 1
        cursor.advance()
      case "}", ")":
        guard depth > 0 else { return nil }
        depth -= 1
        cursor.advance()
      case "=", ";", ",":
        guard depth > 0 else { return nil }
        cursor.advance()
      case "<":
        cursor.skip(to: UInt8(ascii: ">"))
        cursor.advance()
      default:
        guard let literal = readLiteral(), literal.isTerminated else { return nil }
      }
    } while depth > 0
    return start..<cursor.offset
  }

  /// Reads the members of a dictionary into a list, and steps over their values.
  ///
  /// - Returns: Whether there is a dictionary, and all of it is well formed.
  mutating func skimDictionary(into members: inout [SkimmedMember]) -> Bool {
    skimMembers { key, parser in
      guard let value = parser.skipNode() else { return false }
      members.append(SkimmedMember(key: key, value: value))
      return true
    }
  }

  /// Reads the texts of a list, and steps over its other values; a text stands for a list of it.
  ///
  /// - Returns: The texts; nil where there is neither, or the list is not well formed.
  mutating func skimList() -> [OldStyleLiteral]? {
    if let literal = readLiteral() { return [literal] }
    guard cursor.consume("(") else { return nil }
    var literals: [OldStyleLiteral] = []
    skipTrivia()
    while !cursor.consume(")") {
      if let literal = readLiteral() {
        literals.append(literal)
      } else if skipNode() == nil {
        return nil
      }
      skipTrivia()
      guard cursor.consume(",") || cursor.current == UInt8(ascii: ")") else { return nil }
      skipTrivia()
    }
    return literals
  }

  /// Reads the keys of a dictionary, and lets a function read or step over each value.
  ///
  /// - Returns: Whether there is a dictionary, and all of it is well formed.
  mutating func skimMembers(
    _ readValue: (_ key: OldStyleLiteral, _ parser: inout Self) -> Bool
  ) -> Bool {
    skipTrivia()
    guard cursor.consume("{") else { return false }
    while true {
      skipTrivia()
      if cursor.consume("}") { return true }
      guard let key = readLiteral(), key.isTerminated else { return false }
      skipTrivia()
      guard cursor.consume("=") else { return false }
      skipTrivia()
      guard readValue(key, &self) else { return false }
      skipTrivia()
      guard cursor.consume(";") else { return false }
    }
  }
}
