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

  /// The cells of its lines, with a tab between any two; lines that begin with `#` are remarks.
  package var rows: [[String]] {
    bytes().split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }.map {
      $0.split(separator: UInt8(ascii: "\t")).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// The second cells of its lines by the first.
  package var table: [String: String] {
    Dictionary(uniqueKeysWithValues: rows.map { ($0[0], $0[1]) })
  }
}
