import Platform
import SourceFiles
import TextFormats

extension XMLPropertyListReader {
  /// A start tag, an empty element's tag, or an end tag.
  struct Tag: CustomStringConvertible {
    var name: String
    var isEmpty = false
    var isClosing = false

    func isClosing(_ name: String) -> Bool { isClosing && self.name == name }

    var description: String { "<\(isClosing ? "/" : "")\(name)>" }
  }

  /// Steps over everything in front of the root.
  mutating func skipProlog() {
    skipTrivia()
    guard cursor.consume(Markup.documentType) else { return }
    cursor.skip { $0 != "[" && $0 != ">" }
    if cursor.current == 0x5B, !cursor.skip(to: Markup.subsetEnd) {
      return fail("Document type without an end", at: cursor.offset)
    }
    cursor.skip { $0 != ">" }
    cursor.advance()
    skipTrivia()
  }

  /// Steps over white space, comments, and processing instructions.
  mutating func skipTrivia() {
    while let byte = cursor.current {
      let start = cursor.offset
      if 0x09...0x0D ~= byte || byte == " " {
        cursor.advance()
      } else if let next = cursor.peek(ahead: 1), next != "!", next != "?" {
        return
      } else if cursor.consume(Markup.comment) {
        skip(to: Markup.commentEnd, from: start, "Comment")
        noteComment(start + 4..<max(start + 4, cursor.offset - 3))
      } else if cursor.consume(Markup.instruction) {
        skip(to: Markup.instructionEnd, from: start, "Processing instruction")
      } else {
        return
      }
    }
  }

  private mutating func skip(to end: StaticBytes, from start: Int, _ what: String) {
    if !cursor.skip(to: end) { fail("\(what) without an end", at: start) }
    cursor.advance(by: end.count)
  }

  /// Reads a tag; attributes are stepped over.
  mutating func readTag() -> Tag? {
    let start = cursor.offset
    guard cursor.consume("<") else {
      fail(cursor.isAtEnd ? "Unexpected end of the file" : "Expected a tag", at: start)
      return nil
    }
    let isClosing = cursor.consume("/")
    let nameStart = cursor.offset
    cursor.skip { "a"..."z" ~= $0 || "A"..."Z" ~= $0 }
    let name = tagName(nameStart..<cursor.offset)
    cursor.skip { $0 != ">" && $0 != "<" }
    let isEmpty = cursor.peek(ahead: -1) == 0x2F
    guard !name.isEmpty, cursor.consume(">") else {
      fail("Tag without an end", at: start)
      return nil
    }
    return Tag(name: name, isEmpty: isEmpty && !isClosing, isClosing: isClosing)
  }

  /// Returns the name of a tag; nearly all are one of two, which need not be decoded.
  private func tagName(_ range: Range<Int>) -> String {
    if cursor.bytes.holds("key", at: range) { return "key" }
    if cursor.bytes.holds("string", at: range) { return "string" }
    return cursor.string(range)
  }

  /// Reads the text of an element, and its end tag.
  mutating func readText(until name: String) -> String {
    let start = cursor.offset
    cursor.skip(to: 0x3C, or: 0x26)
    // Nearly every text is one run without entities.
    let end = cursor.offset
    if cursor.current == 0x3C, cursor.peek(ahead: 1) == 0x2F, cursor.bytes.holds(name, at: end + 2),
      cursor.peek(ahead: name.utf8.count + 2) == 0x3E
    {
      cursor.advance(by: name.utf8.count + 3)
      return cursor.string(start..<end)
    }
    cursor.offset = start
    return readMarkedText(until: name)
  }

  private mutating func readMarkedText(until name: String) -> String {
    var text: [UInt8] = []
    while let byte = cursor.current, !hasFailed {
      let start = cursor.offset
      if byte == "&" {
        appendEntity(to: &text)
      } else if cursor.consume(Markup.data) {
        skip(to: Markup.dataEnd, from: start, "CDATA section")
        text += cursor.bytes[start + 9..<max(start + 9, cursor.offset - 3)]
      } else if cursor.isAt(Markup.comment) {
        skipTrivia()
      } else if byte == "<" {
        if let tag = readTag(), !tag.isClosing(name) {
          fail("Expected '</\(name)>', not '\(tag)'", at: start)
        }
        return String(decoding: text, as: UTF8.self)
      } else {
        cursor.skip(to: 0x3C, or: 0x26)
        text += cursor.bytes[start..<cursor.offset]
      }
    }
    fail("Element '<\(name)>' without an end", at: cursor.offset)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the character of an entity; what is none stays as it stands.
  private mutating func appendEntity(to text: inout [UInt8]) {
    let start = cursor.offset
    var probe = cursor
    probe.advance()
    probe.skip { $0 != ";" && $0 != "<" && $0 != "&" && !$0.isLineEnd }
    let name = cursor.string(start + 1..<probe.offset)
    guard probe.consume(";"), let scalar = XMLText.scalar(ofEntity: name) else {
      report("'&' that begins no entity; write '&amp;'", at: start)
      text.append(0x26)
      cursor.advance()
      return
    }
    text.append(scalar)
    cursor = probe
  }
}

/// The marks of XML, as bytes.
private enum Markup {
  static let comment = Array("<!--".utf8)
  static let commentEnd = Array("-->".utf8)
  static let instruction = Array("<?".utf8)
  static let instructionEnd = Array("?>".utf8)
  static let documentType = Array("<!DOCTYPE".utf8)
  static let subsetEnd = Array("]".utf8)
  static let data = Array("<![CDATA[".utf8)
  static let dataEnd = Array("]]>".utf8)
}
