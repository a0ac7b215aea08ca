import Foundation
import LocalizationModel
import SourceFiles

/// A property list, whatever form its file has.
struct PropertyList {
  /// The root's members; empty where the root is no dictionary.
  var members: [PropertyListNode.Member] = []
  /// What the members' ranges refer to; empty for a binary file, which has no lines.
  var text: SourceText

  /// The forms of a property list.
  enum Form {
    case text
    case xml
    case binary

    /// Tells the form by the first bytes, as Apple's readers do, whatever the file is called.
    init(detecting stored: [UInt8]) {
      let start = TextEncoding(detecting: stored).decode(Array(stored.prefix(256)))
        .drop { 0x09...0x0D ~= $0 || $0 == " " }
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
  init(reading stored: [UInt8], for table: inout LocalizedTable) {
    text = SourceText(path: table.path, bytes: [])
    let form = Form(detecting: stored)
    if form == .binary {
      members = BinaryPropertyList.members(of: stored, for: &table)
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
    case .node(let node): node
    }
  }
}

/// Binary property lists, which Foundation reads; they have no text, hence no positions.
enum BinaryPropertyList {
  static func members(
    of stored: [UInt8],
    for table: inout LocalizedTable
  ) -> [PropertyListNode.Member] {
    do {
      let data = Data(stored)
      let root = try unsafe PropertyListSerialization.propertyList(from: data, format: nil)
      let node = node(root)
      guard let members = node.members else {
        table.report("The property list is \(node.kind), not a dictionary")
        return []
      }
      return members
    } catch {
      table.report("Damaged binary property list")
      return []
    }
  }

  /// Converts a value; a dictionary's members are sorted by the bytes of their keys.
  private static func node(_ value: Any) -> PropertyListNode {
    let converted: PropertyListNode.Value
    switch value {
    case let text as String: converted = .string(text)
    case let dictionary as [String: Any]:
      let sorted = dictionary.sorted { $0.key.precedesInBytes($1.key) }
      converted = .dictionary(
        sorted.map { .init(key: $0.key, keyRange: 0..<0, value: node($0.value)) }
      )
    case let array as [Any]: converted = .array(array.map(node))
    case is Data: converted = .other("data")
    default: converted = .other("a number")
    }
    return PropertyListNode(value: converted, range: 0..<0)
  }
}
