import Platform
import SourceFiles

/// Steps through the tags of an XML text, one after the other.
///
/// It knows comments, CDATA sections, processing instructions and quoted attribute values, and
/// nothing of the structure: who needs that keeps a stack. Entities of a document type are never
/// expanded, so that no text can grow while it is read. What is not finished ends the text.
///
/// Complexity: linear in the length of the text.
package struct XMLTags {
  private let bytes: [UInt8]
  private var offset = 0

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the next tag; nil at the end.
  package mutating func next() -> XMLTag? {
    let textStart = offset
    while let start = find("<", from: offset) {
      if XMLMark.skipped.contains(where: { skip($0.opening, at: start, to: $0.closing) }) {
        continue
      }
      guard let end = XMLTag.end(in: bytes, from: start + 1) else { break }
      offset = end
      return XMLTag(bytes: bytes, range: start..<end, text: textStart..<start)
    }
    offset = bytes.count
    return nil
  }

  private mutating func skip(_ opening: [UInt8], at start: Int, to closing: [UInt8]) -> Bool {
    guard bytes.stands(opening, at: start) else { return false }
    let rest = bytes[(start + opening.count)...]
    offset = rest.firstOccurrence(of: closing)?.upperBound ?? bytes.count
    return true
  }

  private func find(_ byte: Unicode.Scalar, from start: Int) -> Int? {
    bytes[min(start, bytes.count)...].firstIndex(of: UInt8(ascii: byte))
  }
}

/// A start tag, an end tag, or an empty element's tag.
package struct XMLTag {
  private let bytes: [UInt8]
  /// The place of the tag, in bytes.
  package let range: Range<Int>
  /// The text between the tag before and this one, comments included.
  package let text: Range<Int>
  package let name: String

  fileprivate init(bytes: [UInt8], range: Range<Int>, text: Range<Int>) {
    self.bytes = bytes
    self.range = range
    self.text = text
    let start = range.lowerBound + (bytes.stands(XMLMark.closing, at: range.lowerBound) ? 2 : 1)
    let name = bytes[start..<range.upperBound].prefix { !$0.endsXMLName }
    self.name = String(decoding: name, as: UTF8.self)
  }

  package var isEnd: Bool { bytes.stands(XMLMark.closing, at: range.lowerBound) }
  package var isEmpty: Bool { !isEnd && bytes.stands(XMLMark.emptyEnd, at: range.upperBound - 2) }

  /// Returns the text of an attribute and the place of that; nil where the tag has none of the name.
  package func attribute(_ name: String) -> (text: String, range: Range<Int>)? {
    attributes.first { $0.name == name }.map { ($0.text, $0.range) }
  }

  /// All attributes, in the order in which they are written.
  package var attributes: [(name: String, text: String, range: Range<Int>)] {
    var attributes: [(name: String, text: String, range: Range<Int>)] = []
    var rest = bytes[range].dropFirst().drop { !$0.endsXMLName }
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
      let name = rest[..<equals].filter { !$0.endsXMLName }
      let opening = rest[(equals + 1)...].drop { $0.endsXMLName && !$0.isXMLQuote }
      guard let quote = opening.first, quote.isXMLQuote,
        let end = opening.dropFirst().firstIndex(of: quote)
      else { break }
      let value = opening.startIndex + 1..<end
      attributes.append(
        (String(decoding: name, as: UTF8.self), XMLText.decode(bytes[value]), value)
      )
      rest = rest[(end + 1)...]
    }
    return attributes
  }

  /// Returns the tag that begins at a place; nil where it has no end.
  init?(in bytes: [UInt8], at start: Int) {
    guard let end = Self.end(in: bytes, from: start + 1) else { return nil }
    self.init(bytes: bytes, range: start..<end, text: start..<start)
  }

  /// Returns where a tag ends; a `>` in an attribute's value does not end it.
  fileprivate static func end(in bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: ">"): return index + 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = bytes[(index + 1)...].firstIndex(of: bytes[index]) else { return nil }
        index = end + 1
      default: index += 1
      }
    }
    return nil
  }

  /// Returns the attributes of a tag that holds nothing else.
  func wholeAttributes() throws(XMLError) -> [(name: String, value: String)] {
    var attributes: [(name: String, value: String)] = []
    var rest = bytes[range].dropFirst().drop { !$0.endsXMLName }.dropLast(isEmpty ? 2 : 1)
    while true {
      rest = rest.drop { $0 <= UInt8(ascii: " ") }
      guard let first = rest.first else { return attributes }
      let name = rest.prefix { !$0.endsXMLName }
      let afterName = rest[name.endIndex...].drop { $0 <= UInt8(ascii: " ") }
      let opening = afterName.dropFirst().drop { $0 <= UInt8(ascii: " ") }
      guard !name.isEmpty, first != UInt8(ascii: "<"), afterName.first == UInt8(ascii: "="),
        let quote = opening.first, quote.isXMLQuote,
        let end = opening.dropFirst().firstIndex(of: quote)
      else { throw XMLError(message: "a tag is damaged", offset: rest.startIndex) }
      let value = bytes[opening.startIndex + 1..<end]
      guard !value.contains(UInt8(ascii: "<")) else {
        throw XMLError(message: "'<' stands in a value", offset: value.startIndex)
      }
      let text = try XMLText.strictlyDecoded(value, isValue: true)
      attributes.append((String(decoding: name, as: UTF8.self), text))
      rest = rest[(end + 1)...]
    }
  }

  /// The text before this tag, its entities replaced.
  package var precedingText: String { XMLText.decode(bytes[text]) }
}

/// The entities that every XML text has.
package enum XMLText {
  /// Returns a text with entities for `&`, `<` and `>`, and for those of its quotation marks, tabs and
  /// line ends that are among `marks`.
  package static func encode(_ text: String, _ marks: String = "") -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch Unicode.Scalar(byte) {
      case "&": bytes += "&amp;".utf8
      case "<": bytes += "&lt;".utf8
      case ">": bytes += "&gt;".utf8
      case "\"" where marks.utf8.contains(byte): bytes += "&quot;".utf8
      case "'" where marks.utf8.contains(byte): bytes += "&apos;".utf8
      case _ where byte < 0x20 && marks.utf8.contains(byte): bytes += "&#\(byte);".utf8
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Replaces the entities; what is none stays as it stands.
  package static func decode(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var text = ""
    var rest = bytes
    while let ampersand = rest.firstIndex(of: UInt8(ascii: "&")) {
      text += String(decoding: rest[..<ampersand], as: UTF8.self)
      let name = rest[(ampersand + 1)...].prefix {
        $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "&")
      }
      rest = rest[(ampersand + 1)...]
      guard name.endIndex < rest.endIndex, bytes[name.endIndex] == UInt8(ascii: ";"),
        let scalar = scalar(ofEntity: String(decoding: name, as: UTF8.self))
      else {
        text += "&"
        continue
      }
      text.unicodeScalars.append(scalar)
      rest = rest[(name.endIndex + 1)...]
    }
    return text + String(decoding: rest, as: UTF8.self)
  }

  /// Replaces the entities, and line ends as XML has them.
  ///
  /// - Throws: `XMLError` where the bytes are no text, or name what no document has by itself.
  static func strictlyDecoded(
    _ bytes: ArraySlice<UInt8>,
    isValue: Bool = false
  ) throws(XMLError) -> String {
    // The scalars themselves grow in place, which those of a string do not.
    var text = String.UnicodeScalarView()
    var rest = bytes
    while !rest.isEmpty {
      let plain = rest.prefix { $0 != UInt8(ascii: "&") }
      guard let part = String(validating: plain, as: UTF8.self) else {
        throw XMLError(message: "a text is not in UTF-8", offset: plain.startIndex)
      }
      guard !part.unicodeScalars.contains(where: \.isForbiddenInXML) else {
        throw XMLError(message: "a text holds a control character", offset: plain.startIndex)
      }
      if !part.isEmpty {
        text.append(contentsOf: part.unicodeScalars.withXMLLineEnds(asBlanks: isValue))
      }
      rest = rest[plain.endIndex...]
      guard !rest.isEmpty else { break }
      let name = rest.dropFirst().prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "&") }
      guard name.endIndex < bytes.endIndex, rest[name.endIndex] == UInt8(ascii: ";"),
        let scalar = scalar(ofEntity: String(decoding: name, as: UTF8.self)), scalar != "\0"
      else {
        let shown = String(decoding: name.prefix(20), as: UTF8.self)
        throw XMLError(message: "the entity '&\(shown)' is not known", offset: rest.startIndex)
      }
      text.append(scalar)
      rest = rest[(name.endIndex + 1)...]
    }
    return String(text)
  }

  /// Returns the character that an entity stands for: `lt`, `#10`, `#x2026`; nil for any other name.
  package static func scalar(ofEntity name: String) -> Unicode.Scalar? {
    switch name {
    case "lt": "<"
    case "gt": ">"
    case "amp": "&"
    case "quot": "\""
    case "apos": "'"
    default: scalar(ofNumber: name)
    }
  }

  private static func scalar(ofNumber name: String) -> Unicode.Scalar? {
    let value =
      name.hasPrefix("#x")
      ? UInt32(name.dropFirst(2), radix: 16)
      : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
    return value.flatMap(Unicode.Scalar.init)
  }
}

/// The marks of XML, as bytes.
private enum XMLMark {
  static let closing = Array("</".utf8)
  static let emptyEnd = Array("/>".utf8)
  /// The pairs of marks around what is no tag.
  static let skipped: [(opening: [UInt8], closing: [UInt8])] = [
    ("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"), ("<!", ">"),
  ].map { (Array($0.utf8), Array($1.utf8)) }
}

extension [UInt8] {
  fileprivate func stands(_ text: [UInt8], at offset: Int) -> Bool {
    offset >= 0 && offset + text.count <= count
      && self[offset..<offset + text.count].elementsEqual(text)
  }
}

extension UInt8 {
  fileprivate var isXMLQuote: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }

  fileprivate var endsXMLName: Bool {
    self <= UInt8(ascii: " ") || self == UInt8(ascii: "/") || self == UInt8(ascii: ">")
      || self == UInt8(ascii: "=") || isXMLQuote
  }
}

extension Unicode.Scalar {
  /// Whether no document can hold the character, unless as a reference that some writers make.
  fileprivate var isForbiddenInXML: Bool {
    value < 0x20 && self != "\t" && self != "\n" && self != "\r"
  }
}

extension String.UnicodeScalarView {
  /// The text with LF for each line end; in an attribute's value, blanks of all kinds are spaces.
  fileprivate func withXMLLineEnds(asBlanks: Bool) -> String.UnicodeScalarView {
    guard contains(where: { $0 == "\r" || asBlanks && ($0 == "\n" || $0 == "\t") }) else {
      return self
    }
    var result = String.UnicodeScalarView()
    var isPair = false
    for scalar in self {
      let endsPair = isPair && scalar == "\n"
      isPair = scalar == "\r"
      if endsPair { continue }
      let lineEnd: Unicode.Scalar = scalar == "\r" ? "\n" : scalar
      result.append(asBlanks && (lineEnd == "\n" || lineEnd == "\t") ? " " : lineEnd)
    }
    return result
  }
}
