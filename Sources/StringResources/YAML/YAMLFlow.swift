import SourceFiles

/// Reads what stands on one line of YAML: a text, a list in brackets, a map in braces.
struct YAMLFlow {
  private let bytes: [UInt8]
  private var index = 0

  private static let depthLimit = 32

  init(_ text: Substring) {
    bytes = Array(text.utf8)
  }

  /// Reads a text without a list or map around it; nil where it has no plain meaning.
  static func text(_ text: Substring) -> String? {
    var flow = YAMLFlow(text)
    return flow.readWhole()?.text
  }

  /// Reads the whole line, a comment at its end left out; nil where it is not understood.
  mutating func readWhole() -> YAMLNode? {
    let isFlow = bytes.first.map { $0 == "[" || $0 == "{" || $0 == "\"" || $0 == "'" } ?? false
    guard isFlow else { return readPlain(in: bytes[...].beforeComment).map { .text($0) } }
    guard let node = readValue(depth: 0) else { return nil }
    skipSpaces()
    return index == bytes.count || bytes[index] == "#" ? node : nil
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpaces() {
    while current == UInt8(ascii: " ") { index += 1 }
  }

  private mutating func readValue(depth: Int) -> YAMLNode? {
    guard depth < Self.depthLimit else { return nil }
    skipSpaces()
    switch current {
    case "["?: return readList(depth: depth)
    case "{"?: return readMap(depth: depth)
    case "\""?, "'"?: return readQuoted().map { .text($0) }
    default:
      let start = index
      while let byte = current, !Self.ends.contains(byte), !isAtColon { index += 1 }
      return readPlain(in: bytes[start..<index]).map { .text($0) }
    }
  }

  private static let ends = Set(",]}".utf8)

  private var isAtColon: Bool {
    current == UInt8(ascii: ":") && (index + 1 == bytes.count || bytes[index + 1] == " ")
  }

  private mutating func readList(depth: Int) -> YAMLNode? {
    var elements: [YAMLNode] = []
    index += 1
    while true {
      skipSpaces()
      if current == UInt8(ascii: "]") { break }
      guard let element = readValue(depth: depth + 1) else { return nil }
      elements.append(element)
      guard skipComma(before: "]") else { return nil }
    }
    index += 1
    return .list(elements)
  }

  private mutating func readMap(depth: Int) -> YAMLNode? {
    var members: [(name: String, value: YAMLNode)] = []
    index += 1
    while true {
      skipSpaces()
      if current == UInt8(ascii: "}") { break }
      guard let name = readValue(depth: depth + 1)?.text else { return nil }
      skipSpaces()
      guard current == UInt8(ascii: ":") else { return nil }
      index += 1
      guard let value = readValue(depth: depth + 1) else { return nil }
      members.append((name, value))
      guard skipComma(before: "}") else { return nil }
    }
    index += 1
    return .map(members)
  }

  /// Steps over a comma, if the end does not follow.
  private mutating func skipComma(before end: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard let byte = current else { return false }
    if byte == "," {
      index += 1
      return true
    }
    return byte == end
  }

  private mutating func readQuoted() -> String? {
    let quote = bytes[index]
    var text: [UInt8] = []
    index += 1
    while let byte = current {
      index += 1
      if byte == quote {
        guard quote == "'", current == quote else { return String(decoding: text, as: UTF8.self) }
        index += 1
      } else if byte == "\\", quote == "\"" {
        // Paths and names have no other escapes.
        guard let escaped = current, escaped == "\"" || escaped == "\\" || escaped == "/" else {
          return nil
        }
        text.append(escaped)
        index += 1
        continue
      }
      text.append(byte)
    }
    return nil
  }

  /// Returns a text without quotes; nil where a mark begins it that means more.
  private func readPlain(in slice: ArraySlice<UInt8>) -> String? {
    let text = slice.trimmingBlanks()
    if let first = text.first, Self.marks.contains(first) { return nil }
    return text.elementsEqual("<<".utf8) ? nil : String(decoding: text, as: UTF8.self)
  }

  /// An alias, an anchor, a tag, and what no text may begin with.
  private static let marks = Set("&!%@`\t".utf8)
}

extension ArraySlice<UInt8> {
  /// The bytes in front of `#`, where that begins a comment.
  fileprivate var beforeComment: ArraySlice<UInt8> {
    var last: UInt8 = 0x20
    for index in indices {
      if self[index] == "#", last == 0x20 || last == 0x09 { return self[..<index] }
      last = self[index]
    }
    return self
  }
}
