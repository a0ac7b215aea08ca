import Platform
import SourceFiles

/// Writes JSON, in the order of the calls, so that equal values give equal bytes.
///
///     var json = JSONWriter()
///     json.object {
///       $0.member("version", 1)
///       $0.member("comments", ["Cart"])
///     }
package struct JSONWriter {
  /// How the text is laid out.
  package enum Style: Sendable {
    /// A line for each value, two spaces deeper for each level.
    case pretty
    /// No space at all.
    case compact
  }

  /// The text behind the finished pieces.
  private var written: [UInt8] = []
  private var finished: [[UInt8]] = []
  private let style: Style
  private let escapesMarkup: Bool
  private var depth = 0
  private var isFirst = true

  /// Makes a writer without any text.
  ///
  /// - Parameters:
  ///   - style: How the text is laid out.
  ///   - escapesMarkup: Whether `<`, `>` and `&` stand as escapes, so that no text ends the HTML
  ///     element that the JSON is put into.
  package init(_ style: Style = .pretty, escapesMarkup: Bool = false) {
    self.style = style
    self.escapesMarkup = escapesMarkup
  }

  /// The text as a whole.
  package var bytes: [UInt8] {
    if finished.isEmpty { return written }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pieces.reduce(0) { $0 + $1.count })
    for piece in pieces { bytes += piece }
    return bytes
  }

  /// The text in pieces, because to join a long one takes as long as to write it.
  package var pieces: [[UInt8]] { finished + [written] }

  /// Writes an object; `members` writes its members in their order.
  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    write(members, between: "{", and: "}")
  }

  /// Writes an array; `elements` writes its elements in their order.
  package mutating func array(_ elements: (inout JSONWriter) -> Void) {
    write(elements, between: "[", and: "]")
  }

  /// Writes an element of an array, or the one value of the text.
  package mutating func element(_ value: some JSONValue) {
    element { value.write(to: &$0) }
  }

  /// Writes an element of an array that is more than a value.
  package mutating func element(_ value: (inout JSONWriter) -> Void) {
    startValue(behind: nil)
    value(&self)
  }

  /// Writes elements of an array, a great number of them on `jobs` threads.
  ///
  /// Each thread writes texts of its own, which become pieces in the elements' order.
  package mutating func elements<Element: Sendable>(
    _ elements: [Element],
    jobs: Int,
    _ write: @Sendable (inout JSONWriter, Element) -> Void
  ) {
    guard jobs > 1, elements.count >= 2 * Self.elementsAtOnce else {
      for element in elements { self.element { write(&$0, element) } }
      return
    }
    var start = self
    start.written = []
    start.finished = []
    let starts = Array(stride(from: 0, to: elements.count, by: Self.elementsAtOnce))
    let texts = starts.concurrentMap(jobs: jobs) { [start] first in
      var part = start
      part.isFirst = start.isFirst && first == 0
      for element in elements[first...].prefix(Self.elementsAtOnce) {
        part.element { write(&$0, element) }
      }
      return part.written
    }
    finished.append(written)
    finished += texts
    written = []
    isFirst = false
  }

  private static let elementsAtOnce = 64

  /// Writes a member of an object; its name has nothing that needs an escape.
  package mutating func member(_ name: StaticString, _ value: some JSONValue) {
    startValue(behind: name)
    value.write(to: &self)
  }

  // Texts and numbers are nearly all that is written, and other modules call generic code slowly.

  package mutating func member(_ name: StaticString, _ value: String) {
    startValue(behind: name)
    append(quoted: value)
  }

  package mutating func member(_ name: StaticString, _ value: String?) {
    startValue(behind: name)
    if let value { append(quoted: value) } else { append("null") }
  }

  /// Writes a member of an object that is a text of UTF-8, with U+FFFD for what is none.
  package mutating func member(_ name: StaticString, text: ArraySlice<UInt8>) {
    startValue(behind: name)
    append(quoted: text)
  }

  package mutating func member(_ name: StaticString, _ values: [String]) {
    startValue(behind: name)
    array { for value in values { $0.element(value) } }
  }

  package mutating func member(_ name: StaticString, _ value: Int) {
    startValue(behind: name)
    append(value)
  }

  /// Writes a member of an object whose value is JSON text already.
  package mutating func member(_ name: StaticString, json: [UInt8]) {
    startValue(behind: name)
    written += json
  }

  /// Writes a member of an object that is more than a value.
  package mutating func member(_ name: StaticString, _ value: (inout JSONWriter) -> Void) {
    startValue(behind: name)
    value(&self)
  }

  /// Writes a member of an object whose name is known when the program runs.
  package mutating func member(named name: String, _ value: (inout JSONWriter) -> Void) {
    startValue(behind: nil)
    append(quoted: name)
    endName()
    value(&self)
  }

  /// Writes a text with its quotes.
  package mutating func append(quoted text: String) {
    written.append(UInt8(ascii: "\""))
    let start = written.count
    written.append(text)
    escape(from: start)
    written.append(UInt8(ascii: "\""))
  }

  /// Writes a text of UTF-8 with its quotes, and U+FFFD for what is none.
  package mutating func append(quoted text: ArraySlice<UInt8>) {
    written.append(UInt8(ascii: "\""))
    let start = written.count
    written += text
    if written.firstInvalidUTF8(from: start) != nil {
      written.removeSubrange(start...)
      written.append(String(decoding: text, as: UTF8.self))
    }
    escape(from: start)
    written.append(UInt8(ascii: "\""))
  }

  /// Writes JSON text as it is.
  mutating func append(_ text: String) {
    written.append(text)
  }

  /// Writes a number, of which no text is made only to be copied.
  fileprivate mutating func append(_ number: Int) {
    guard number >= 0 else { return append(String(number)) }
    if number > 9 { append(number / 10) }
    written.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  private mutating func write(
    _ content: (inout JSONWriter) -> Void,
    between start: Unicode.Scalar,
    and end: Unicode.Scalar
  ) {
    written.append(UInt8(ascii: start))
    depth += 1
    isFirst = true
    content(&self)
    depth -= 1
    if !isFirst { startLine() }
    isFirst = false
    written.append(UInt8(ascii: end))
  }

  private mutating func endName() {
    written.append(UInt8(ascii: ":"))
    if style == .pretty { written.append(UInt8(ascii: " ")) }
  }

  /// Writes what stands before a value of an object or an array: most of a report's bytes.
  private mutating func startValue(behind name: StaticString?) {
    let (isFirst, style) = (isFirst, style)
    // The outermost value has no line before it.
    let spaces = depth > 0 && style == .pretty ? 2 * depth : nil
    self.isFirst = false
    let room = (spaces ?? 0) + (name?.utf8CodeUnitCount ?? 0) + 6
    written.append(addingCapacity: room) { text in
      if !isFirst { text.append(UInt8(ascii: ",")) }
      if let spaces {
        text.append(UInt8(ascii: "\n"))
        text.append(repeating: UInt8(ascii: " "), count: spaces)
      }
      guard let name else { return }
      text.append(UInt8(ascii: "\""))
      text.append(name)
      text.append(UInt8(ascii: "\""))
      text.append(UInt8(ascii: ":"))
      if style == .pretty { text.append(UInt8(ascii: " ")) }
    }
  }

  /// Writes the line end before the end of an object or an array.
  private mutating func startLine() {
    guard style == .pretty else { return }
    let spaces = 2 * depth
    written.append(addingCapacity: spaces + 1) { text in
      text.append(UInt8(ascii: "\n"))
      text.append(repeating: UInt8(ascii: " "), count: spaces)
    }
  }
}

extension JSONWriter {
  /// Writes escapes for what must not stand as it is in the text that begins at `start`.
  private mutating func escape(from start: Int) {
    if !escapesMarkup, written.isPlainText(from: start) { return }
    // Most texts beyond ASCII have nothing that could want an escape.
    var first = nextUnusual(from: start)
    guard first < written.count else { return }
    let escapesSigns = written[start...].holdsServiceCommand
    while escapedScalar(of: written, at: first, escapesSigns) == nil {
      first = nextUnusual(from: first + 1)
      guard first < written.count else { return }
    }
    let text = Array(written[first...])
    written.removeSubrange(first...)
    var (index, plain) = (0, 0)
    while index < text.count {
      if let scalar = escapedScalar(of: text, at: index, escapesSigns) {
        written += text[plain..<index]
        append(escapeOf: scalar)
        plain = index + UTF8.width(scalar)
        index = plain
      } else {
        index += 1
      }
    }
    written += text[plain...]
  }

  /// Returns where a byte stands next that may begin what must not stand as it is.
  private func nextUnusual(from start: Int) -> Int {
    escapesMarkup ? start : written.offsetOfEndOfUsualText(from: start)
  }

  /// Returns the character that begins with a byte of UTF-8, where it must not stand as it is.
  private func escapedScalar(
    of text: [UInt8],
    at index: Int,
    _ escapesSigns: Bool
  ) -> Unicode.Scalar? {
    let byte = text[index]
    switch byte {
    case 0x00...0x1F, 0x22, 0x5C, 0x7F: return Unicode.Scalar(byte)
    case 0x23: return escapesSigns ? Unicode.Scalar(byte) : nil
    case 0x26, 0x3C, 0x3E: return escapesMarkup ? Unicode.Scalar(byte) : nil
    // What begins all other characters that are controls.
    case 0xC2, 0xD8, 0xE2, 0xEF, 0xF3:
      let width = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      let code = text[(index + 1)...].prefix(width - 1)
        .reduce(UInt32(byte & (0x7F >> UInt8(width)))) { $0 << 6 | UInt32($1 & 0x3F) }
      return Unicode.Scalar(code).flatMap { $0.isControlOfText ? $0 : nil }
    default: return nil
    }
  }

  private mutating func append(escapeOf scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append("\\\"")
    case "\\": append("\\\\")
    case "\n": append("\\n")
    case "\r": append("\\r")
    case "\t": append("\\t")
    default:
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16, uppercase: true)
        append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      }
    }
  }
}

/// A value that stands in JSON as one word, text, or list.
package protocol JSONValue {
  func write(to json: inout JSONWriter)
}

extension String: JSONValue {
  package func write(to json: inout JSONWriter) { json.append(quoted: self) }
}

extension Int: JSONValue {
  package func write(to json: inout JSONWriter) { json.append(self) }
}

extension Bool: JSONValue {
  package func write(to json: inout JSONWriter) { json.append(self ? "true" : "false") }
}

extension Double: JSONValue {
  /// Writes the shortest text that reads back equal; JSON has no word for infinity and the like.
  package func write(to json: inout JSONWriter) { json.append(isFinite ? "\(self)" : "null") }
}

extension Optional: JSONValue where Wrapped: JSONValue {
  package func write(to json: inout JSONWriter) {
    if let self { self.write(to: &json) } else { json.append("null") }
  }
}

extension Array: JSONValue where Element: JSONValue {
  package func write(to json: inout JSONWriter) {
    json.array { json in forEach { json.element($0) } }
  }
}
