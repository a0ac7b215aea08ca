import Diagnostics

/// Reads a property list in XML, with places.
///
/// It knows the elements of property lists and no more of XML than they need. A document type is
/// stepped over and its entities are never expanded, so that no file can grow while it is read.
/// After a defect that hides the structure it stops, and keeps what it has.
struct XMLPropertyListReader {
  var cursor: ByteCursor
  private(set) var defects: [Defect] = []
  /// The last comment stepped over, and where it stands.
  private var comment: (text: String?, range: Range<Int>)?
  private(set) var commentCount = 0
  /// The texts of the comments in front of the root.
  private(set) var headComments: [String] = []
  private var isInsideRoot = false
  /// Where the root stands, its tags included.
  private(set) var rootRange = 0..<0

  init(_ bytes: [UInt8]) {
    cursor = ByteCursor(bytes)
  }

  /// Reads the whole list and returns the members of its root.
  mutating func readMembers() -> [PropertyListNode.Member] {
    skipProlog()
    var start = cursor.offset
    var tag = readTag()
    if tag?.name == "plist", tag?.isEmpty == false {
      skipTrivia()
      start = cursor.offset
      tag = readTag()
    }
    guard let tag else {
      fail("Expected '<plist>'", at: start)
      return []
    }
    guard tag.name == "dict" else {
      fail("The property list is not a dictionary", at: start)
      return []
    }
    isInsideRoot = true
    defer { rootRange = start..<cursor.offset }
    return tag.isEmpty ? [] : readDictionary(depth: 1)
  }

  // MARK: - Values

  private mutating func readDictionary(depth: Int) -> [PropertyListNode.Member] {
    var members: [PropertyListNode.Member] = []
    while !hasFailed {
      comment = nil
      skipTrivia()
      let comment = comment
      if let end = members.last?.value.range.upperBound { reportIfBehind(end, comment?.range) }
      let start = cursor.offset
      guard let tag = readTag() else { return members }
      if tag.isClosing("dict") { return members }
      guard tag.name == "key" else {
        fail("Expected '<key>' or '</dict>', not '\(tag)'", at: start)
        return members
      }
      let key = tag.isEmpty ? "" : readText(until: "key")
      let keyRange = start..<cursor.offset
      guard let value = readValue(of: key, keyRange, depth: depth) else { continue }
      members.append(
        .init(
          key: key,
          keyRange: keyRange,
          value: value,
          comment: comment?.text,
          commentRange: comment?.range
        )
      )
    }
    return members
  }

  private mutating func readValue(
    of key: String,
    _ keyRange: Range<Int>,
    depth: Int
  ) -> PropertyListNode? {
    skipTrivia()
    let start = cursor
    guard !hasFailed, let tag = readTag() else { return nil }
    guard tag.name != "key", !tag.isClosing else {
      defects.append(Defect(message: "Key '\(key)' has no value", range: keyRange))
      cursor = start
      return nil
    }
    return readValue(tag, at: start.offset, depth: depth)
  }

  private mutating func readValue(_ tag: Tag, at start: Int, depth: Int) -> PropertyListNode? {
    guard depth < PropertyListNode.depthLimit else {
      fail("Values are nested more than 512 deep", at: start)
      return nil
    }
    let value: PropertyListNode.Value
    switch tag.name {
    case "string": value = .string(tag.isEmpty ? "" : readText(until: "string"))
    case "dict": value = .dictionary(tag.isEmpty ? [] : readDictionary(depth: depth + 1))
    case "array": value = .array(tag.isEmpty ? [] : readArray(depth: depth + 1))
    case "integer", "real": value = .other(readOther(tag, "a number"))
    case "true", "false": value = .other(readOther(tag, "a truth value"))
    case "date": value = .other(readOther(tag, "a date"))
    case "data": value = .other(readOther(tag, "data"))
    default:
      fail("Unknown element '\(tag)'", at: start)
      return nil
    }
    return PropertyListNode(value: value, range: start..<cursor.offset)
  }

  private mutating func readArray(depth: Int) -> [PropertyListNode] {
    var elements: [PropertyListNode] = []
    while !hasFailed {
      skipTrivia()
      let start = cursor.offset
      guard let tag = readTag(), !tag.isClosing("array") else { return elements }
      guard let element = readValue(tag, at: start, depth: depth) else { return elements }
      elements.append(element)
    }
    return elements
  }

  private mutating func readOther(_ tag: Tag, _ kind: String) -> String {
    if !tag.isEmpty { _ = readText(until: tag.name) }
    return kind
  }

  // MARK: - Defects

  private(set) var hasFailed = false

  /// Reports a defect that cannot be passed.
  mutating func fail(_ message: String, at offset: Int) {
    guard !hasFailed else { return }
    hasFailed = true
    report(message, at: offset)
  }

  mutating func report(_ message: String, at offset: Int) {
    let end = min(offset + 1, cursor.bytes.count)
    defects.append(Defect(message: message, range: min(offset, end)..<end))
  }

  /// Reports a comment that means the value in front of it, and belongs to the key behind.
  private mutating func reportIfBehind(_ end: Int, _ comment: Range<Int>?) {
    guard let comment, comment.lowerBound >= end, cursor.bytes.tellsProgram(comment),
      !cursor.bytes[end..<comment.lowerBound].contains(UInt8(ascii: "\n"))
    else { return }
    defects.append(
      Defect(
        rule: .unusedSuppression,
        severity: .warning,
        message: "suppression at the end of a line is one of the next key",
        range: comment,
        help: "put it above its key"
      )
    )
  }

  /// Remembers the text of a comment, in case a key follows.
  mutating func noteComment(_ range: Range<Int>) {
    commentCount += 1
    let text = String(decoding: cursor.bytes[range].trimmingBlanks(), as: UTF8.self)
    guard isInsideRoot else { return headComments.append(text) }
    comment = (text.isEmpty ? nil : text, range.lowerBound - 4..<cursor.offset)
  }
}
