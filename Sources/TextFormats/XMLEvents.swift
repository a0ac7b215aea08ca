import Platform
import SourceFiles

/// A part of an XML document.
package enum XMLEvent: Sendable {
  /// A start tag, with its attributes in the order of the document.
  case start(XMLName, [(name: XMLName, value: String)])
  case end(XMLName)
  case text(String)
}

/// A name and the namespace that its prefix stands for; an attribute without a prefix has none.
package struct XMLName: Hashable, Sendable {
  package var space: String
  package var name: String

  package init(_ name: String, in space: String = "") {
    (self.space, self.name) = (space, name)
  }
}

/// Why a text is no XML document, and where.
package struct XMLError: Error, Hashable, Sendable {
  package let message: String
  /// In bytes.
  package let offset: Int

  package init(message: String, offset: Int) {
    (self.message, self.offset) = (message, offset)
  }
}

/// Reads an XML document from others, part by part, and takes nothing for granted.
///
/// There is no document type, so that no entity can be declared: a text never grows while it is read.
/// Whatever is not well formed ends the reading with an error.
///
/// Complexity: linear in the length of the document.
package struct XMLEvents {
  private let bytes: [UInt8]
  private var offset = 0
  /// Where the last tag begins, and up to where lines are counted.
  private var start = 0
  private var counted = (offset: 0, line: 1)
  private var open: [(tag: String, name: XMLName, spaces: [String: String])] = []
  private var hasRoot = false
  /// The end of an empty element, which is still to be returned.
  private var pending: XMLName?

  /// The elements that may stand in each other.
  private static let depthLimit = 200

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the next part; nil at the end of a whole document.
  package mutating func next() throws(XMLError) -> XMLEvent? {
    if let name = pending {
      pending = nil
      return .end(name)
    }
    while offset < bytes.count {
      if bytes[offset] != UInt8(ascii: "<") {
        if let text = try readText() { return .text(text) }
      } else if stands("<!--") {
        try skip("<!--", to: "-->")
      } else if stands("<?") {
        try skip("<?", to: "?>")
      } else if stands("<![CDATA[") {
        let start = offset + 9
        try skip("<![CDATA[", to: "]]>")
        guard !open.isEmpty else { throw error("a text stands outside of all elements") }
        return .text(try decoded(bytes[start..<offset - 3]))
      } else if stands("<!") {
        throw error("a document type is not read, as it may declare entities")
      } else {
        return try readTag()
      }
    }
    guard open.isEmpty else {
      throw error("the file is cut short: '\(open.last?.tag ?? "")' is open")
    }
    guard hasRoot else { throw error("the file holds no element") }
    return nil
  }

  /// Returns the number of the line in which the last tag begins.
  ///
  /// Complexity: linear in the length of the document, for all calls together.
  package mutating func line() -> Int {
    counted.line += bytes[counted.offset..<start].count { $0 == 0x0A }
    counted.offset = start
    return counted.line
  }

  private func stands(_ mark: String) -> Bool {
    bytes[offset...].starts(with: mark.utf8)
  }

  private func error(_ message: String, at place: Int? = nil) -> XMLError {
    XMLError(message: message, offset: place ?? offset)
  }

  private mutating func skip(_ opening: String, to closing: String) throws(XMLError) {
    let start = offset + opening.utf8.count
    guard let range = bytes[start...].firstOccurrence(of: Array(closing.utf8)) else {
      throw error("the file is cut short: '\(opening)' has no '\(closing)'")
    }
    offset = range.upperBound
  }

  private mutating func readText() throws(XMLError) -> String? {
    let end = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    let range = offset..<end
    let text = try XMLText.strictlyDecoded(bytes[range])
    guard !open.isEmpty else {
      // A mark of the byte order, and blanks.
      guard text.unicodeScalars.allSatisfy({ " \t\r\n\u{FEFF}".unicodeScalars.contains($0) }) else {
        throw error("a text stands outside of all elements")
      }
      offset = end
      return nil
    }
    offset = end
    return text
  }

  /// Returns a text in which nothing stands for anything else.
  private func decoded(_ bytes: ArraySlice<UInt8>) throws(XMLError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw error("a text is not in UTF-8", at: bytes.startIndex)
    }
    return text.replacing("\r\n", with: "\n")
  }

  private mutating func readTag() throws(XMLError) -> XMLEvent {
    start = offset
    guard let tag = XMLTag(in: bytes, at: start) else {
      throw error("the file is cut short: a tag has no end")
    }
    offset = tag.range.upperBound
    guard !tag.name.isEmpty, tag.name.utf8.allSatisfy({ $0 != 0x3C && $0 != 0x26 }) else {
      throw error("'<' begins no tag", at: start)
    }
    if tag.isEnd {
      guard let last = open.popLast(), last.tag == tag.name else {
        throw error("'</\(tag.name)>' ends no element", at: start)
      }
      return .end(last.name)
    }
    return try open(tag)
  }

  private mutating func open(_ tag: XMLTag) throws(XMLError) -> XMLEvent {
    let place = tag.range.lowerBound
    guard !open.isEmpty || !hasRoot else {
      throw error("'<\(tag.name)>' stands behind the end of the document", at: place)
    }
    guard open.count < Self.depthLimit else { throw error("elements stand too deep", at: place) }
    hasRoot = true
    let attributes = try tag.wholeAttributes()
    guard Set(attributes.map(\.name)).count == attributes.count else {
      throw error("'<\(tag.name)>' has an attribute twice", at: place)
    }
    var spaces = open.last?.spaces ?? ["xml": "http://www.w3.org/XML/1998/namespace"]
    for (name, value) in attributes {
      if name == "xmlns" { spaces[""] = value }
      if name.hasPrefix("xmlns:") { spaces[String(name.dropFirst(6))] = value }
    }
    let name = try resolve(tag.name, in: spaces, default: spaces[""] ?? "", at: place)
    var named: [(name: XMLName, value: String)] = []
    for (name, value) in attributes where name != "xmlns" && !name.hasPrefix("xmlns:") {
      named.append((try resolve(name, in: spaces, default: "", at: place), value))
    }
    if tag.isEmpty { pending = name } else { open.append((tag.name, name, spaces)) }
    return .start(name, named)
  }

  private func resolve(
    _ name: String,
    in spaces: [String: String],
    default space: String,
    at place: Int
  ) throws(XMLError) -> XMLName {
    guard let colon = name.firstIndex(of: ":") else { return XMLName(name, in: space) }
    guard let space = spaces[String(name[..<colon])] else {
      throw error("the prefix of '\(name)' stands for no namespace", at: place)
    }
    return XMLName(String(name[name.index(after: colon)...]), in: space)
  }
}
