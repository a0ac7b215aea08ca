import Platform
import SourceFiles
import TextFormats

/// Writes a property list in XML as Apple's tools do: sorted, indented by tabs; or as a file does
/// that it is added to.
struct PropertyListWriter {
  /// The text of the values that are written as they were.
  private let text: SourceText
  private(set) var bytes: [UInt8] = []
  /// The indentation of every line.
  var margin: [UInt8] = []
  var indentation: [UInt8] = [0x09]
  var lineEnd: [UInt8] = [0x0A]
  private var comments = 0

  /// Returns a property list in XML in canonical form.
  ///
  /// A comment goes with the key that follows it.
  ///
  /// - Throws: `EditError` when a comment stands where no key follows, since it would be lost.
  static func canonicalForm(of text: SourceText) throws(EditError) -> [UInt8] {
    guard text.isXML else {
      throw EditError("Only property lists in XML can be formatted", in: text)
    }
    var reader = XMLPropertyListReader(text.bytes)
    let members = reader.readMembers()
    var writer = PropertyListWriter(text: text)
    writer.bytes += Array(prolog.utf8)
    for comment in reader.headComments { writer.bytes += XMLElement.comment(comment) + [0x0A] }
    writer.bytes += Array("<plist version=\"1.0\">\n".utf8)
    writer.write(members, depth: 0)
    writer.bytes += Array("\n</plist>\n".utf8)
    guard writer.comments + reader.headComments.count == reader.commentCount else {
      throw EditError("A comment in front of no key would be lost", in: text)
    }
    return writer.bytes
  }

  /// Returns a property list in XML with members that stand in no file yet.
  static func file(of members: [PropertyListNode.Member]) -> [UInt8] {
    var writer = PropertyListWriter(text: SourceText(path: ".", bytes: []))
    writer.bytes += Array("\(prolog)<plist version=\"1.0\">\n".utf8)
    writer.write(members, depth: 0)
    writer.bytes += Array("\n</plist>\n".utf8)
    return writer.bytes
  }

  /// A property list in XML without any key.
  static let empty = Array("\(prolog)<plist version=\"1.0\">\n<dict>\n</dict>\n</plist>\n".utf8)

  init(text: SourceText) {
    self.text = text
  }

  /// The order of keys: by their bytes.
  static func precedes(_ left: String, _ right: String) -> Bool {
    left.precedesInBytes(right)
  }

  private static let prolog = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">

    """

  /// Writes a dictionary.
  mutating func write(_ members: [PropertyListNode.Member], depth: Int) {
    guard !members.isEmpty else { return bytes += Array("<dict/>".utf8) }
    bytes += Array("<dict>".utf8)
    let sorted = members.sorted { Self.precedes($0.key, $1.key) }
    for member in sorted {
      writeLineEnd(depth: depth + 1)
      write(member, depth: depth + 1)
    }
    writeLineEnd(depth: depth)
    bytes += Array("</dict>".utf8)
  }

  /// Writes a member, from its comment to its value.
  mutating func write(_ member: PropertyListNode.Member, depth: Int) {
    if let comment = member.comment {
      comments += 1
      bytes += XMLElement.comment(comment)
      writeLineEnd(depth: depth)
    }
    bytes += XMLElement.bytes("key", member.key)
    writeLineEnd(depth: depth)
    write(member.value, depth: depth)
  }

  private mutating func write(_ node: PropertyListNode, depth: Int) {
    switch node.value {
    case .string(let string): bytes += XMLElement.bytes("string", string)
    case .dictionary(let members): write(members, depth: depth)
    case .array(let elements):
      bytes += Array("<array>".utf8)
      for element in elements {
        writeLineEnd(depth: depth + 1)
        write(element, depth: depth + 1)
      }
      writeLineEnd(depth: depth)
      bytes += Array("</array>".utf8)
    case .other: bytes += text.bytes[node.range]
    }
  }

  private mutating func writeLineEnd(depth: Int) {
    bytes += lineEnd + margin
    for _ in 0..<depth { bytes += indentation }
  }
}

/// An element with a text in it, or a comment.
enum XMLElement {
  static func comment(_ text: String) -> [UInt8] { Array("<!-- \(text) -->".utf8) }

  static func bytes(_ name: String, _ text: String) -> [UInt8] {
    // Readers of XML take a carriage return for a line feed.
    Array("<\(name)>\(XMLText.encode(text, "\r"))</\(name)>".utf8)
  }
}
