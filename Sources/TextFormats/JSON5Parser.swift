import Platform
import SourceFiles

/// Reads JSON, also as people write it in configurations.
///
/// Besides JSON it takes comments, commas behind the last element, names without quotes, and texts
/// in single quotes. Of JSON5's other freedoms it has none.
package struct JSON5Parser {
  private let bytes: [UInt8]
  private let takesHalves: Bool
  private var offset = 0
  private var depth = 0

  /// Makes a parser of a text, which may take half of a surrogate pair for U+FFFD.
  package init(_ bytes: [UInt8], takingHalves takesHalves: Bool = false) {
    self.bytes = bytes
    self.takesHalves = takesHalves
  }

  /// Reads the one value of a text.
  package consuming func parse() throws(JSON5Error) -> JSON5Node {
    let text = SourceText(path: "", bytes: bytes)
    do throws(JSON5Error) {
      let node = try parseValue()
      try skipSpace()
      guard offset == bytes.count else { throw error("unexpected text behind the end") }
      return node
    } catch {
      guard let conflict = text.ours().conflicts.first else { throw error }
      throw JSON5Error(message: conflict.message, offset: conflict.range.lowerBound)
    }
  }

  private mutating func parseValue() throws(JSON5Error) -> JSON5Node {
    try skipSpace()
    let start = offset
    let value: JSON5Node.Value
    switch current {
    case "{": value = .object(try parseMembers())
    case "[": value = .array(try parseElements())
    case "\"", "'": value = .string(try parseString())
    default: value = try parseWord()
    }
    return JSON5Node(value: value, range: start..<offset)
  }

  private mutating func parseMembers() throws(JSON5Error) -> [JSON5Node.Member] {
    var members: [JSON5Node.Member] = []
    var names: Set<String> = []
    try parseList(until: "}") { parser throws(JSON5Error) in
      let start = parser.offset
      let name = try parser.parseName()
      let range = start..<parser.offset
      guard names.insert(name).inserted else {
        throw JSON5Error(message: "'\(name)' stands here more than once", offset: start)
      }
      try parser.skipSpace()
      guard parser.consume(":") else { throw parser.error("expected ':'") }
      let value = try parser.parseValue()
      members.append(.init(name: name, nameRange: range, value: value))
    }
    return members
  }

  private mutating func parseElements() throws(JSON5Error) -> [JSON5Node] {
    var elements: [JSON5Node] = []
    try parseList(until: "]") { parser throws(JSON5Error) in
      elements.append(try parser.parseValue())
    }
    return elements
  }

  private mutating func parseList(
    until end: Unicode.Scalar,
    _ parseElement: (inout JSON5Parser) throws(JSON5Error) -> Void
  ) throws(JSON5Error) {
    guard depth < 64 else { throw error("values are nested too deep") }
    depth += 1
    offset += 1
    try skipSpace()
    while !consume(end) {
      try parseElement(&self)
      try skipSpace()
      if consume(",") {
        try skipSpace()
      } else if current != end {
        throw error("expected ',' or '\(end)'")
      }
    }
    depth -= 1
  }

  private mutating func parseName() throws(JSON5Error) -> String {
    if current == "\"" || current == "'" { return try parseString() }
    let name = takeWord()
    guard !name.isEmpty else { throw error("expected a name") }
    return name
  }

  private mutating func parseWord() throws(JSON5Error) -> JSON5Node.Value {
    let start = offset
    let word = takeWord()
    switch word {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .other(word)
    case _ where Double(word) != nil: return .other(word)
    default:
      offset = start
      throw error(word.isEmpty ? "expected a value" : "unknown word '\(word)'; a text needs quotes")
    }
  }
}

extension JSON5Parser {
  private mutating func parseString() throws(JSON5Error) -> String {
    let start = offset
    let quote = current
    offset += 1
    while current != quote {
      switch current {
      case nil, "\n", "\r":
        throw JSON5Error(message: "the text does not end on its line", offset: start)
      case "\\":
        guard let length = lengthOfEscape else { throw error("unknown escape") }
        offset += length
      default: offset += 1
      }
    }
    offset += 1
    return JSONEscapes.decode(bytes[start + 1..<offset - 1])
  }

  private var lengthOfEscape: Int? {
    if bytes[offset...].starts(with: "\\'".utf8) { return 2 }
    return takesHalves
      ? JSONEscapes.length(at: offset, in: bytes)
      : JSONEscapes.lengthOfCharacter(at: offset, in: bytes)
  }

  private mutating func takeWord() -> String {
    let word = bytes[offset...].prefix { byte in
      switch Unicode.Scalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "-", "+", ".": true
      default: false
      }
    }
    offset = word.endIndex
    return String(decoding: word, as: UTF8.self)
  }

  private mutating func skipSpace() throws(JSON5Error) {
    while true {
      if consume(" ") || consume("\t") || consume("\n") || consume("\r") { continue }
      if bytes[offset...].starts(with: "//".utf8) {
        offset = bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count
      } else if bytes[offset...].starts(with: "/*".utf8) {
        let rest = bytes[(offset + 2)...]
        guard let end = rest.firstOccurrence(of: Array("*/".utf8)) else {
          throw error("the comment does not end")
        }
        offset = end.upperBound
      } else {
        return
      }
    }
  }

  /// The byte at hand, which is a character where it is ASCII; nil at the end.
  private var current: Unicode.Scalar? {
    offset < bytes.count ? Unicode.Scalar(bytes[offset]) : nil
  }

  private mutating func consume(_ scalar: Unicode.Scalar) -> Bool {
    guard current == scalar else { return false }
    offset += 1
    return true
  }

  private func error(_ message: String) -> JSON5Error {
    JSON5Error(message: message, offset: offset)
  }
}
