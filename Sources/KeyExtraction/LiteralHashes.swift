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
  /// The hashes of what stands between two double quotes of a line, in their order, and of the texts
  /// that `tokens` are for where that is not as it is written: with escapes, on several lines.
  ///
  /// The bytes are searched as they are, so that also what no lexer understands counts; lines that
  /// are comments do not. Most files need no tokens for that.
  func literalHashes(_ syntax: SourceSyntax, _ tokens: () -> TokenList?) -> [LiteralHash] {
    var hashes: [LiteralHash] = []
    // Most files have fewer.
    hashes.reserveCapacity(count / 256)
    if addLiterals(to: &hashes), let tokens = tokens() {
      tokens.addSpelledLiterals(syntax, to: &hashes)
    }
    return hashes
  }

  /// Adds what stands between quotes; returns whether a literal seems to be for another text.
  private func addLiterals(to hashes: inout [LiteralHash]) -> Bool {
    let mark = UInt8(ascii: "\"")
    var last = offset(of: mark, from: 0)
    guard last < count else { return false }
    var isInComment = isInCommentLine(last)
    var looksItselfUp = false
    var isSpelled = false
    while true {
      let quote = offset(of: mark, from: last + 1)
      guard quote < count else { break }
      let content = last + 1..<quote
      let newline = offset(of: 0x0A, in: content)
      if newline < quote {
        isInComment = isInCommentLine(quote)
      } else if !isInComment {
        if append(content, to: &hashes) { isSpelled = true }
        if !looksItselfUp, isAtLookUp(quote + 1) { looksItselfUp = true }
      }
      if !isSpelled { isSpelled = mayJoinTexts(content, newline) }
      last = quote
    }
    if looksItselfUp { hashes.append(.lookUp) }
    return isSpelled
  }

  /// Tells whether what stands between two quotes shows a literal of several lines or with hashes, or
  /// lies between two that are one text in C: `@"a" @"b"`.
  private func mayJoinTexts(_ content: Range<Int>, _ newline: Int) -> Bool {
    guard let first = content.first else {
      return content.upperBound + 1 < count && self[content.upperBound + 1] == "\""
    }
    if newline < content.upperBound, self[newline - 1] == "\\" { return true }
    if first > 1, self[first - 2] == "#" { return true }
    return (self[first].isWhitespace || self[first] == "@" || self[first] == "\\")
      && self[content].allSatisfy { $0.isWhitespace || $0 == "@" || $0 == "\\" }
  }

  /// Tells whether a member stands here that is called like a look-up: `.localized`.
  private func isAtLookUp(_ dot: Int) -> Bool {
    guard dot + 5 < count, self[dot] == UInt8(ascii: ".") else { return false }
    return self[dot + 1..<count].starts(with: Self.nameOfLookUp)
  }

  private static let nameOfLookUp = Array(LiteralCall.nameOfLookUp.utf8)

  /// Adds the hash of a literal, and that of its words where it is interpolated, as `KeyShape` sets a
  /// key's specifiers apart from them; returns whether it has other escapes.
  private func append(_ literal: Range<Int>, to hashes: inout [LiteralHash]) -> Bool {
    hashes.append(LiteralHash(self[literal]))
    let backslash = UInt8(ascii: "\\")
    var mark = offset(of: backslash, in: literal)
    guard mark < literal.upperBound else { return false }
    var hasEscape = false
    var frame = LiteralHash([])
    var start = literal.lowerBound
    while mark < literal.upperBound {
      var end = mark + 1
      if end < literal.upperBound, self[end] == UInt8(ascii: "(") {
        frame.append(self[start..<mark])
        frame.append([0])
        start = endOfParenthesis(end, limit: literal.upperBound)
        end = start
      } else {
        hasEscape = true
        end = Swift.min(end + 1, literal.upperBound)
      }
      mark = offset(of: backslash, in: end..<literal.upperBound)
    }
    guard start > literal.lowerBound else { return hasEscape }
    frame.append(self[start..<literal.upperBound])
    hashes.append(frame)
    return hasEscape
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

  /// Tells whether the line that a byte stands on begins with two slashes.
  package func isInCommentLine(_ index: Int) -> Bool {
    var start = startOfLine(around: index)
    while self[start] == " " || self[start] == "\t" { start += 1 }
    return self[start] == "/" && start + 1 < count && self[start + 1] == "/"
  }
}

extension TokenList {
  /// Adds the hashes of the texts of those literals that are spelled otherwise.
  fileprivate func addSpelledLiterals(_ syntax: SourceSyntax, to hashes: inout [LiteralHash]) {
    switch syntax {
    case .swift: addSpelledLiterals(to: &hashes, depth: 0)
    case .objectiveC: addJoinedLiterals(to: &hashes)
    }
  }

  private func addSpelledLiterals(to hashes: inout [LiteralHash], depth: Int) {
    for index in literals {
      let range = tokens[index].range
      guard isSpelled(range), let literal = SwiftLiteral(bytes, in: range) else { continue }
      var hash = LiteralHash([])
      for segment in literal.segments {
        switch segment {
        case .text(let text): hash.append(Array(text.utf8)[...])
        case .interpolation(let range):
          hash.append([0])
          guard depth < 8, isSpelled(range) else { continue }
          TokenList(bytes, .swift, in: range).addSpelledLiterals(to: &hashes, depth: depth + 1)
        }
      }
      hashes.append(hash)
    }
  }

  /// Tells whether a literal has hashes, several lines, or a backslash that begins no interpolation:
  /// what is plain around its interpolations is found as it stands.
  private func isSpelled(_ range: Range<Int>) -> Bool {
    if bytes[range.lowerBound] == "#" { return true }
    var mark = bytes.offset(of: 0x5C, or: 0x0A, in: range)
    while mark + 1 < range.upperBound, bytes[mark] == "\\", bytes[mark + 1] == "(" {
      mark = bytes.offset(of: 0x5C, or: 0x0A, in: mark + 2..<range.upperBound)
    }
    return mark < range.upperBound
  }

  /// Adds what has escapes, and what stands side by side and is one text in C.
  private func addJoinedLiterals(to hashes: inout [LiteralHash]) {
    var next = 0
    while next < literals.count {
      let first = next
      next += 1
      while next < literals.count, literals[next] == literals[next - 1] + 1 { next += 1 }
      guard next - first > 1 || isSpelled(tokens[literals[first]].range) else { continue }
      let texts = literals[first..<next].compactMap {
        CLiteral.text(of: bytes, in: tokens[$0].range)
      }
      hashes.append(LiteralHash(texts.joined()))
    }
  }
}
