package import LocalizationModel
package import SourceFiles

/// A property list, whatever form its file has.
package struct PropertyList {
  /// The root's members; empty where the root is no dictionary.
  package private(set) var members: [PropertyListNode.Member] = []
  /// The text of the members' ranges; empty for a binary file, which has no lines.
  package private(set) var text: SourceText

  /// The forms of a property list.
  enum Form {
    case text
    case xml
    case binary

    /// Returns the form by the first bytes, as Apple's readers do, whatever the file is called.
    init(detecting stored: [UInt8]) {
      let beginning = TextEncoding(detecting: stored).decode(Array(stored.prefix(256)))
      let start = beginning[beginning.endOfMarks...].drop { 0x09...0x0D ~= $0 || $0 == " " }
      if stored.starts(with: "bplist".utf8) {
        self = .binary
      } else if Self.xmlOpenings.contains(where: { start.starts(with: $0.utf8) }) {
        self = .xml
      } else {
        self = .text
      }
    }

    private static let xmlOpenings = ["<?xml", "<!DOCTYPE", "<plist", "<!--"]
  }

  /// Reads a property list, and reports what is wrong with it in `table`.
  package init(reading stored: [UInt8], for table: inout LocalizedTable) {
    text = SourceText(path: table.path, bytes: [])
    let form = Form(detecting: stored)
    if form == .binary {
      members = table.membersOfBinaryList(stored)
      return
    }
    guard let text = table.decode(stored) else { return }
    self.text = text
    if form == .xml {
      var reader = XMLPropertyListReader(text.bytes)
      members = reader.readMembers()
      table.report(reader.defects, in: text)
    } else {
      var parser = OldStyleParser(text.bytes)
      members = parser.readMembers()
      table.report(parser.defects, in: text)
    }
  }
}

extension SourceText {
  /// Whether the text is a property list in XML.
  var isXML: Bool { PropertyList.Form(detecting: bytes) == .xml }
}

extension OldStyleParser {
  /// Reads the entries as members of a property list.
  fileprivate mutating func readMembers() -> [PropertyListNode.Member] {
    readAll().map { entry in
      let comment = entry.comment.flatMap { OldStyleComment.text(in: cursor.bytes, $0) }
      return .init(
        key: text(entry.key),
        keyRange: entry.key.range,
        value: node(entry.value ?? .literal(entry.key)),
        comment: comment
      )
    }
  }

  private func node(_ value: OldStyleEntry.Value) -> PropertyListNode {
    switch value {
    case .literal(let literal): .init(value: .string(text(literal)), range: literal.range)
    case .node(let number, _): nodes[number]
    }
  }
}
