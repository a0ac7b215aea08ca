/// Writes JSON with exactly the bytes that Xcode writes.
struct CatalogWriter {
  private(set) var bytes: [UInt8] = []

  /// The bytes between a member's name and its value; Xcode writes a blank on both sides.
  var colon: [UInt8] = Array(" : ".utf8)
  /// The indentation of one level.
  var indentation: [UInt8] = Array("  ".utf8)
  var lineEnd: [UInt8] = Array("\n".utf8)
  /// The indentation of every line, whatever its depth.
  var margin: [UInt8] = []

  /// Writes a value at a depth, which its own lines are indented by.
  mutating func write(_ node: JSONNode, depth: Int = 0) {
    switch node.value {
    case .string(let text): write(text)
    case .word(let word): bytes += Array(word.utf8)
    case .array(let elements):
      writeList("[", elements, "]", depth: depth) { writer, element in
        writer.write(element, depth: depth + 1)
      }
    case .object(let members):
      let sorted = members.sorted { CatalogOrder.precedes($0.name, $1.name) }
      writeList("{", sorted, "}", depth: depth) { writer, member in
        writer.write(member, depth: depth + 1)
      }
    }
  }

  mutating func write(_ member: JSONNode.Member, depth: Int) {
    write(member.name)
    bytes += colon
    write(member.value, depth: depth)
  }

  private mutating func writeList<Element>(
    _ start: Unicode.Scalar,
    _ elements: [Element],
    _ end: Unicode.Scalar,
    depth: Int,
    _ write: (inout CatalogWriter, Element) -> Void
  ) {
    bytes.append(start)
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(Self.comma) }
      writeLineEnd(depth: depth + 1)
      write(&self, element)
    }
    // Xcode leaves a line empty between the brackets of what holds nothing.
    if elements.isEmpty { bytes += lineEnd }
    writeLineEnd(depth: depth)
    bytes.append(end)
  }

  /// The bytes between two members of a list whose lines are indented by `margin`.
  func separator(before margin: [UInt8]) -> [UInt8] { [Self.comma] + lineEnd + margin }

  private static let comma = UInt8(ascii: ",")

  mutating func writeLineEnd(depth: Int) {
    bytes += lineEnd
    bytes += margin
    for _ in 0..<depth { bytes += indentation }
  }

  /// Writes a string; only what JSON demands is escaped, the slash and all of Unicode is not.
  mutating func write(_ text: String) {
    bytes.append("\"")
    for byte in text.utf8 {
      if byte >= 0x20, byte != "\"", byte != "\\" {
        bytes.append(byte)
      } else {
        bytes += Self.escape(byte)
      }
    }
    bytes.append("\"")
  }

  private static func escape(_ byte: UInt8) -> [UInt8] {
    switch byte {
    case "\"": Array("\\\"".utf8)
    case "\\": Array("\\\\".utf8)
    case "\n": Array("\\n".utf8)
    case "\r": Array("\\r".utf8)
    case "\t": Array("\\t".utf8)
    case 0x08: Array("\\b".utf8)
    case 0x0C: Array("\\f".utf8)
    default: Array("\\u00".utf8) + [hexadecimal[Int(byte >> 4)], hexadecimal[Int(byte & 15)]]
    }
  }

  private static let hexadecimal = Array("0123456789abcdef".utf8)
}

extension [UInt8] {
  /// Returns a String Catalog in the form in which Xcode would write it; nil where it is no JSON.
  ///
  /// A newline at the end of the file stays, or stays away.
  var canonicalCatalog: [UInt8]? {
    var reader = JSONReader(self)
    guard let node = reader.readNode() else { return nil }
    reader.finish()
    guard reader.defects.isEmpty else { return nil }
    var writer = CatalogWriter()
    writer.write(node)
    if last == 0x0A { writer.writeLineEnd(depth: 0) }
    return writer.bytes
  }
}
