/// A text file that is built into the program; it is decoded on first use.
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
    var rows: [[String]] = []
    visitCells(of: bytes()) { column, cell in
      if column == 0 { rows.append([]) }
      rows[rows.count - 1].append(cell)
    }
    return rows
  }

  /// The second cells of its lines by the first.
  package var table: [String: String] {
    let bytes = bytes()
    var table: [String: String] = [:]
    var key = ""
    table.reserveCapacity(bytes.count / Self.typicalLine)
    visitCells(of: bytes) { column, cell in
      if column == 0 { key = cell } else { table[key] = cell }
    }
    return table
  }

  /// The length of a line in the mean, or less: room for all rows is made at once.
  private static let typicalLine = 13

  private func visitCells(of bytes: [UInt8], _ visit: (_ column: Int, _ cell: String) -> Void) {
    var (start, column, isRemark) = (0, 0, false)
    for (index, byte) in bytes.enumerated()
    where byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") {
      if column == 0 { isRemark = bytes[start] == UInt8(ascii: "#") }
      if !isRemark { visit(column, String(decoding: bytes[start..<index], as: UTF8.self)) }
      (start, column) = (index + 1, byte == UInt8(ascii: "\n") ? 0 : column + 1)
    }
  }
}

extension String {
  /// The words of a cell, with a space between any two.
  package var words: [String] {
    var words: [String] = []
    var rest = utf8[...]
    while let end = rest.firstIndex(of: UInt8(ascii: " ")) {
      words.append(String(Substring(rest[..<end])))
      rest = rest[rest.index(after: end)...]
    }
    return words + [String(Substring(rest))]
  }
}
