import LocalizationModel

extension [UInt8] {
  /// The hashes of what stands between two double quotes of a line, sorted, each once.
  ///
  /// The bytes are searched as they are, so that also what no lexer understands counts; lines that
  /// are comments do not.
  var literalHashes: [LiteralHash] {
    var hashes: [LiteralHash] = []
    var (lineStart, lastQuote) = (0, -1)
    for index in indices {
      switch self[index] {
      case "\n": (lineStart, lastQuote) = (index + 1, -1)
      case "\"":
        if lastQuote >= 0, !isComment(from: lineStart) {
          hashes.append(LiteralHash(self[lastQuote + 1..<index]))
        }
        lastQuote = index
      default: break
      }
    }
    return Set(hashes).sorted()
  }

  private func isComment(from lineStart: Int) -> Bool {
    let code = self[lineStart...].drop { $0 == " " || $0 == "\t" }
    return code.starts(with: "//".utf8)
  }
}
