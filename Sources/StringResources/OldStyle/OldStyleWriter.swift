import SourceFiles

/// Writes entries of a `.strings` file in the form in which genstrings writes them.
enum OldStyleWriter {
  /// Returns a text between quotation marks.
  static func literal(_ text: String) -> [UInt8] {
    [0x22] + escape(text) + [0x22]
  }

  /// Returns a text with escapes for what must not stand between quotation marks, or is not seen.
  static func escape(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case "\"": bytes += Array("\\\"".utf8)
      case "\\": bytes += Array("\\\\".utf8)
      case "\n": bytes += Array("\\n".utf8)
      case "\r": bytes += Array("\\r".utf8)
      case "\t": bytes += Array("\\t".utf8)
      case 0..<0x20, 0x7F:
        let digits = String(byte, radix: 16, uppercase: true)
        bytes += Array("\\U00\(byte < 0x10 ? "0" : "")\(digits)".utf8)
      default: bytes.append(byte)
      }
    }
    return bytes
  }

  /// Returns a comment; its lines are indented as genstrings indents them.
  static func comment(_ text: String, lineEnd: [UInt8]) -> [UInt8] {
    // What ends the comment within its text must not end it.
    let text = text.replacing("*/", with: "* /")
    // Other separators of lines and paragraphs are characters of the text, for readers as well.
    let lines = text.split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r" || $0 == "\r\n"
    }
    let joined = lines.map { Array($0.utf8) }.joined(separator: lineEnd + Array("   ".utf8))
    return Array("/* ".utf8) + joined + Array(" */".utf8)
  }

  /// Returns `"key" = "value";`.
  static func assignment(_ key: String, _ value: String) -> [UInt8] {
    literal(key) + Array(" = ".utf8) + literal(value) + Array(";".utf8)
  }
}
