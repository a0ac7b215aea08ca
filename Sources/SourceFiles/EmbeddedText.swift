/// A text file that is built into the program; its text is made when somebody asks for it.
package struct EmbeddedText: Sendable, ExpressibleByStringLiteral {
  private let bytes: @Sendable () -> [UInt8]

  package init(_ bytes: @autoclosure @escaping @Sendable () -> [UInt8]) {
    self.bytes = bytes
  }

  package init(stringLiteral text: String) {
    self.init(Array("\(text)\n".utf8))
  }

  /// The text without the line break at its end.
  package var text: String { String(decoding: bytes().dropLast(), as: UTF8.self) }
}
