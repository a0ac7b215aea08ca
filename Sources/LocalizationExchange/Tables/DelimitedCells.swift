import SourceFiles

/// Steps through the rows of a file of cells, as RFC 4180 has them.
struct DelimitedCells {
  private let scalars: [Unicode.Scalar]
  /// The separator of two cells.
  var separator: Unicode.Scalar
  private var index = 0
  /// The line of the row that was read last.
  private(set) var line = 0
  private var nextLine = 1

  /// - Throws: `ExchangeError` when the bytes are no text.
  init(_ bytes: [UInt8], separator: Unicode.Scalar) throws(ExchangeError) {
    let encoding = TextEncoding(detecting: bytes)
    guard let text = String(validating: encoding.decode(bytes), as: UTF8.self) else {
      throw ExchangeError("the file is not in UTF-8")
    }
    // A unit that stands for nothing would be another text.
    guard encoding.isUTF8 || encoding.encode(text) == bytes else {
      throw ExchangeError("the file holds code units that are no text")
    }
    scalars = Array(text.unicodeScalars)
    self.separator = separator
  }

  /// Returns the cells of the next row that is not empty, of which there may be so many; nil at the
  /// end.
  mutating func nextRow(upTo limit: Int) throws(ExchangeError) -> [String]? {
    while index < scalars.count, isLineEnd(at: index) { skipLineEnd() }
    guard index < scalars.count else { return nil }
    line = nextLine
    var cells = [try readCell()]
    while index < scalars.count, scalars[index] == separator {
      index += 1
      guard cells.count < limit else {
        throw ExchangeError("the row has more than \(limit) cells", line: line)
      }
      cells.append(try readCell())
    }
    if index < scalars.count { skipLineEnd() }
    return cells
  }

  private mutating func readCell() throws(ExchangeError) -> String {
    var cell = String.UnicodeScalarView()
    guard index < scalars.count, scalars[index] == "\"" else {
      while index < scalars.count, scalars[index] != separator, !isLineEnd(at: index) {
        cell.append(scalars[index])
        index += 1
      }
      return String(cell)
    }
    index += 1
    while true {
      guard index < scalars.count else {
        throw ExchangeError("the file is cut short: a quotation mark has no partner", line: line)
      }
      let scalar = scalars[index]
      index += 1
      if scalar == "\n" { nextLine += 1 }
      guard scalar == "\"" else {
        cell.append(scalar)
        continue
      }
      guard index < scalars.count, scalars[index] == "\"" else { break }
      cell.append(scalar)
      index += 1
    }
    guard index == scalars.count || scalars[index] == separator || isLineEnd(at: index) else {
      throw ExchangeError("a text stands behind a cell's quotation mark", line: nextLine)
    }
    return String(cell)
  }

  /// Returns the cells of the next row as they are with another separator, and stays in front of it; none
  /// where it is damaged.
  func peekRow(separatedBy separator: Unicode.Scalar, upTo limit: Int) -> [String] {
    var cells = self
    cells.separator = separator
    return (try? cells.nextRow(upTo: limit)) ?? []
  }

  private func isLineEnd(at index: Int) -> Bool { scalars[index] == "\n" || scalars[index] == "\r" }

  private mutating func skipLineEnd() {
    let isPair = scalars[index] == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
    index += isPair ? 2 : 1
    nextLine += 1
  }
}

extension TextEncoding {
  fileprivate var isUTF8: Bool { self == .utf8 || self == .utf8WithMark }
}
