/// A form in which messages follow each other in a stream.
package enum Framing: Sendable {
  /// Headers with the length of the content and an empty line go before each, as editors have it.
  case headers
  /// Each stands on a line of its own, as agents have it.
  case lines

  /// Returns the bytes of a message, whose content is on one line.
  package func frame(_ content: [UInt8]) -> [UInt8] {
    switch self {
    case .headers: Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
    case .lines: content + [0x0A]
    }
  }
}
