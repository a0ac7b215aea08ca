import SourceFiles

/// Writes rows of cells that spreadsheets take for texts and never for formulas.
package struct DelimitedRows {
  private let separator: Unicode.Scalar

  package init(separator: Unicode.Scalar) {
    self.separator = separator
  }

  /// Returns rows of texts that go out.
  package func text(of rows: [[VisibleText]]) -> VisibleText {
    VisibleText(encoded: bytes(of: rows.map { $0.map(\.string) }))
  }

  package func bytes(of rows: [[String]]) -> [UInt8] {
    // Spreadsheets take a file without the mark for one of an old encoding.
    [0xEF, 0xBB, 0xBF] + rows.flatMap(line)
  }

  /// Returns the text that a cell was written for.
  package static func text(ofCell cell: String) -> String {
    guard cell.unicodeScalars.first == guardMark else { return cell }
    let rest = String(cell.unicodeScalars.dropFirst())
    return rest.needsGuard ? rest : cell
  }

  /// Stands in front of the cells that a spreadsheet would take for a formula.
  fileprivate static let guardMark: Unicode.Scalar = "'"

  private func line(_ cells: [String]) -> [UInt8] {
    Array(cells.map(cell).joined(separator: String(Character(separator))).utf8) + [0x0D, 0x0A]
  }

  private func cell(_ text: String) -> String {
    let text = text.needsGuard ? String(Character(Self.guardMark)) + text : text
    let needsQuotes = text.unicodeScalars.contains {
      $0 == separator || $0 == "\"" || $0 == "\n" || $0 == "\r" || $0 == ";"
    }
    let isPadded = text.first?.isWhitespace == true || text.last?.isWhitespace == true
    guard needsQuotes || isPadded else { return text }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      quoted.unicodeScalars.append(scalar)
      if scalar == "\"" { quoted.unicodeScalars.append(scalar) }
    }
    return quoted + "\""
  }
}

extension String {
  /// Whether a spreadsheet would take the text for a formula, which some do behind blanks as well, or
  /// for one that was guarded.
  fileprivate var needsGuard: Bool {
    let sign = unicodeScalars.first { !$0.properties.isWhitespace && !$0.isControlOfText }
    return sign.map("=+-@＝＋－＠".unicodeScalars.contains) ?? false
      || unicodeScalars.first.map { "\t\r\(DelimitedRows.guardMark)".unicodeScalars.contains($0) }
        ?? false
  }
}
