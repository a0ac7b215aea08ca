import LocalizationModel
import SourceFiles

extension [UInt8] {
  /// The hashes of what stands between two double quotes of a line, in their order.
  ///
  /// The bytes are searched as they are, so that also what no lexer understands counts; lines that
  /// are comments do not.
  var literalHashes: [LiteralHash] {
    var hashes: [LiteralHash] = []
    var last: Int?
    var isInComment = false
    var quote = offset(of: UInt8(ascii: "\""), from: 0)
    while quote < count {
      if let start = last, !holdsNewline(start + 1..<quote) {
        if !isInComment { hashes.append(LiteralHash(self[start + 1..<quote])) }
      } else {
        isInComment = isInCommentLine(quote)
      }
      last = quote
      quote = offset(of: UInt8(ascii: "\""), from: quote + 1)
    }
    return hashes
  }

  private func holdsNewline(_ range: Range<Int>) -> Bool {
    offset(of: 0x0A, in: range) < range.upperBound
  }

  /// Tells whether the line that a byte stands on begins with two slashes.
  private func isInCommentLine(_ index: Int) -> Bool {
    var start = index
    while start > 0, self[start - 1] != "\n" { start -= 1 }
    while self[start] == " " || self[start] == "\t" { start += 1 }
    return self[start] == "/" && start + 1 < count && self[start + 1] == "/"
  }
}
