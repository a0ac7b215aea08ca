import TextFormats
import Testing

@Suite struct DelimitedRowsTests {
  @Test(
    arguments: [
      "", "\r", "\n", "\r\n", "\t", " ", "\u{A0}", "\u{3000}", "\u{FEFF}", "\u{200B}", " \t\r ",
    ],
    ["=1+1", "+1", "-1", "@A1", "＝1", "＋1", "－1", "＠A1"]
  )
  func `A text that begins like a formula behind blanks is guarded, and read back`(
    blanks: String,
    formula: String
  ) {
    for separator: Unicode.Scalar in [",", "\t"] {
      let text = blanks + formula
      let bytes = DelimitedRows(separator: separator).bytes(of: [[text]])
      let cell = String(decoding: bytes.dropFirst(3).dropLast(2), as: UTF8.self)
      let content = cell.unicodeScalars.first == "\"" ? String(cell.dropFirst().dropLast()) : cell
      #expect(content == "'" + text)
      #expect(DelimitedRows.text(ofCell: content) == text)
    }
  }
}
