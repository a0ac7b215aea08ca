import SourceFiles

/// Writes JSON, in the order in which it is told, so that equal values give equal bytes.
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

  /// What stands behind the finished pieces.
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
    separate()
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

  /// Writes a member of an object.
  package mutating func member(_ name: String, _ value: some JSONValue) {
    startMember(name)
    value.write(to: &self)
  }

  // Texts and numbers are nearly all that is written, and other modules call generic code slowly.

  package mutating func member(_ name: String, _ value: String) {
    startMember(name)
    append(quoted: value)
  }

  package mutating func member(_ name: String, _ value: String?) {
    startMember(name)
    if let value { append(quoted: value) } else { append("null") }
  }

  package mutating func member(_ name: String, _ values: [String]) {
    startMember(name)
    array { for value in values { $0.element(value) } }
  }

  package mutating func member(_ name: String, _ value: Int) {
    startMember(name)
    append(value)
  }

  /// Writes a member of an object whose value is JSON text already.
  package mutating func member(_ name: String, json: [UInt8]) {
    startMember(name)
    written += json
  }

  /// Writes a member of an object that is more than a value.
  package mutating func member(_ name: String, _ value: (inout JSONWriter) -> Void) {
    startMember(name)
    value(&self)
  }

  /// Writes a text with its quotes.
  package mutating func append(quoted text: String) {
    written.append(UInt8(ascii: "\""))
    let start = written.count
    written.append(text)
    if mayNeedEscape(from: start) {
      written.removeSubrange(start...)
      append(escaping: text)
    }
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

  private mutating func startMember(_ name: String) {
    separate()
    append(quoted: name)
    written.append(UInt8(ascii: ":"))
    if style == .pretty { written.append(UInt8(ascii: " ")) }
  }

  private mutating func separate() {
    if depth > 0, style == .pretty {
      startLine(behindComma: !isFirst)
    } else if !isFirst {
      written.append(UInt8(ascii: ","))
    }
    isFirst = false
  }

  private mutating func startLine(behindComma: Bool = false) {
    guard style == .pretty else { return }
    // One copy, because most of a report's bytes are these.
    let start = behindComma ? 0 : 1
    if 2 * depth + 2 <= Self.indentation.count {
      written.append(contentsOf: Self.indentation[start..<2 * depth + 2])
    } else {
      written.append(contentsOf: Self.indentation[start..<2])
      written.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
    }
  }

  /// A comma, a line end, and the spaces before what stands deeper than nearly all reports go.
  private static let indentation = Array(",\n                                ".utf8)
}

extension JSONWriter {
  /// Whether one of the last bytes is, or may begin, a character that must not stand as it is.
  private func mayNeedEscape(from start: Int) -> Bool {
    if !escapesMarkup, written.isPlainText(from: start) { return false }
    let text = written[start...]
    return text.contains(where: mayNeedEscape) || text.holdsServiceCommand
  }

  private func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00...0x1F, 0x22, 0x5C, 0x7F, 0xC2, 0xD8, 0xE2, 0xEF: true
    case 0x26, 0x3C, 0x3E: escapesMarkup
    default: false
    }
  }

  private mutating func append(escaping text: String) {
    let isObeyed = text.utf8.holdsServiceCommand
    for scalar in text.unicodeScalars {
      if isObeyed, scalar == "#" {
        append(codeOf: scalar)
      } else {
        append(escaping: scalar)
      }
    }
  }

  private mutating func append(escaping scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append("\\\"")
    case "\\": append("\\\\")
    case "\n": append("\\n")
    case "\r": append("\\r")
    case "\t": append("\\t")
    case "<", ">", "&": escapesMarkup ? append(codeOf: scalar) : append(String(scalar))
    case _ where scalar.isControlOfText: append(codeOf: scalar)
    default: written.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  /// Writes `\u001B`; every scalar that is escaped lies in the first plane.
  private mutating func append(codeOf scalar: Unicode.Scalar) {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
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
