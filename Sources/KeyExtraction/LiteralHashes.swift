import FormatStrings
package import LocalizationModel
import SourceFiles

extension LiteralHash {
  /// What stands among the literals of a file in which a member of one is called like a look-up:
  /// `"title".localized`.
  package static let lookUp = LiteralHash("\0." + LiteralCall.nameOfLookUp)

  /// The hashes of the literals that may stand for a key: of itself, and of its words around
  /// interpolations.
  package static func all(of key: String) -> [LiteralHash] {
    guard let shape = KeyShape(key), shape.frame.utf8.contains(where: { $0 | 0x20 >= 0x61 }) else {
      return [LiteralHash(key)]
    }
    return [LiteralHash(key), LiteralHash(shape.frame)]
  }
}

extension [UInt8] {
  /// The hashes of what stands between two double quotes of a line, in their order.
  ///
  /// The bytes are searched as they are, so that also what no lexer understands counts; lines that
  /// are comments do not.
  var literalHashes: [LiteralHash] {
    var hashes: [LiteralHash] = []
    // Most files have fewer.
    hashes.reserveCapacity(count / 256)
    var last: Int?
    var isInComment = false
    var looksItselfUp = false
    var quote = offset(of: UInt8(ascii: "\""), from: 0)
    while quote < count {
      if let start = last, !holdsNewline(start + 1..<quote) {
        if !isInComment {
          append(start + 1..<quote, to: &hashes)
          if !looksItselfUp, isAtLookUp(quote + 1) { looksItselfUp = true }
        }
      } else {
        isInComment = isInCommentLine(quote)
      }
      last = quote
      quote = offset(of: UInt8(ascii: "\""), from: quote + 1)
    }
    if looksItselfUp { hashes.append(.lookUp) }
    return hashes
  }

  /// Tells whether a member stands here that is called like a look-up: `.localized`.
  private func isAtLookUp(_ dot: Int) -> Bool {
    guard dot + 5 < count, self[dot] == UInt8(ascii: ".") else { return false }
    return self[dot + 1..<count].starts(with: Self.nameOfLookUp)
  }

  private static let nameOfLookUp = Array(LiteralCall.nameOfLookUp.utf8)

  /// Adds the hash of a literal, and that of its words where it is interpolated, as `KeyShape` sets a
  /// key's specifiers apart from them.
  private func append(_ literal: Range<Int>, to hashes: inout [LiteralHash]) {
    hashes.append(LiteralHash(self[literal]))
    let backslash = UInt8(ascii: "\\")
    var mark = offset(of: backslash, in: literal)
    guard mark < literal.upperBound else { return }
    var frame = LiteralHash([])
    var start = literal.lowerBound
    while mark < literal.upperBound {
      var end = mark + 1
      if end < literal.upperBound, self[end] == UInt8(ascii: "(") {
        frame.append(self[start..<mark])
        frame.append([0])
        start = endOfParenthesis(end, limit: literal.upperBound)
        end = start
      }
      mark = offset(of: backslash, in: end..<literal.upperBound)
    }
    guard start > literal.lowerBound else { return }
    frame.append(self[start..<literal.upperBound])
    hashes.append(frame)
  }

  /// Returns where the bytes go on behind the partner of a parenthesis.
  private func endOfParenthesis(_ start: Int, limit: Int) -> Int {
    var depth = 0
    for index in start..<limit {
      if self[index] == 0x28 { depth += 1 }
      if self[index] == 0x29 { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return limit
  }

  private func holdsNewline(_ range: Range<Int>) -> Bool {
    offset(of: 0x0A, in: range) < range.upperBound
  }

  /// Tells whether the line that a byte stands on begins with two slashes.
  package func isInCommentLine(_ index: Int) -> Bool {
    var start = startOfLine(around: index)
    while self[start] == " " || self[start] == "\t" { start += 1 }
    return self[start] == "/" && start + 1 < count && self[start + 1] == "/"
  }
}
