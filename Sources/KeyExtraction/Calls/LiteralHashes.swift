import FormatStrings
package import LocalizationModel
import Platform
import SourceFiles
import SwiftSource

extension LiteralHash {
  /// The mark among the literals of a file in which a member of one is called like a lookup:
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

extension SourceUnit {
  /// The hashes of the texts of all literals, in their order; of a sound file the tokens are known to be
  /// all that it has.
  func literalHashes(isSound: Bool) -> [LiteralHash] {
    if isSound, !isInterface { return tokens.literalHashes(syntax) }
    return text.bytes.literalHashes(syntax) { isInterface ? nil : tokens }
  }
}

extension [UInt8] {
  /// The hashes of what stands between two double quotes of a line, in their order, and of the texts of
  /// `tokens` where that is not as it is written: with escapes, on several lines.
  ///
  /// The bytes are searched as they are, so that also what no lexer understands counts; lines that
  /// are comments do not. Most files need no tokens for that.
  fileprivate func literalHashes(
    _ syntax: SourceSyntax,
    _ tokens: () -> TokenList?
  ) -> [LiteralHash] {
    var hashes: [LiteralHash] = []
    // Most files have fewer.
    hashes.reserveCapacity(count / 256)
    if addLiterals(to: &hashes), let tokens = tokens() { hashes += tokens.literalHashes(syntax) }
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

  /// The hashes of what stands between two quotes of one kind on a line, in most languages.
  ///
  /// What lies between two literals counts as well, and so do comments.
  var quotedTexts: [LiteralHash] {
    var hashes: [LiteralHash] = []
    for mark in [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`")] {
      var last = offset(of: mark, from: 0)
      while last < count {
        let quote = offset(of: mark, from: last + 1)
        let content = last + 1..<quote
        if quote < count, offset(of: 0x0A, in: content) == quote {
          _ = append(content, to: &hashes)
        }
        last = quote
      }
    }
    return hashes
  }

  /// Returns whether what stands between two quotes shows a literal of several lines or with
  /// hashes, or lies between two that are one text in C: `@"a" @"b"`.
  private func mayJoinTexts(_ content: Range<Int>, _ newline: Int) -> Bool {
    guard let first = content.first else {
      return content.upperBound + 1 < count && self[content.upperBound + 1] == "\""
    }
    if newline < content.upperBound, self[newline - 1] == "\\" { return true }
    if first > 1, self[first - 2] == "#" { return true }
    return (self[first].isWhitespace || self[first] == "@" || self[first] == "\\")
      && self[content].allSatisfy { $0.isWhitespace || $0 == "@" || $0 == "\\" }
  }

  /// Returns whether a member stands here that is called like a look-up: `.localized`, and in a
  /// message of Objective-C `[@"title" localized]`.
  fileprivate func isAtLookUp(_ dot: Int) -> Bool {
    guard dot + 5 < count, self[dot] == "." || self[dot] == " " else { return false }
    return self[dot + 1..<count].starts(with: LiteralCall.bytesOfLookUp)
  }

  /// Adds the hash of a literal as it stands, and that of its text, without what is interpolated, as
  /// `KeyShape` sets a key's specifiers apart from its words; returns whether tokens have to tell the text.
  fileprivate func append(_ literal: Range<Int>, to hashes: inout [LiteralHash]) -> Bool {
    hashes.append(LiteralHash(self[literal]))
    let backslash = UInt8(ascii: "\\")
    var mark = offset(of: backslash, in: literal)
    guard mark < literal.upperBound else { return false }
    var text = LiteralHash([])
    var start = literal.lowerBound
    while mark < literal.upperBound {
      text.append(self[start..<mark])
      let escape = mark + 1 < literal.upperBound ? self[mark + 1] : 0
      if escape == "(" {
        text.append(0)
        start = endOfParenthesis(mark + 1, limit: literal.upperBound)
        // Another literal in it ends this one, as far as bytes tell.
        if self[start - 1] != ")" { return true }
      } else if let byte = escape.escapedByte {
        text.append(byte)
        start = mark + 2
      } else {
        return true
      }
      mark = offset(of: backslash, in: start..<literal.upperBound)
    }
    text.append(self[start..<literal.upperBound])
    hashes.append(text)
    return false
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

  /// Returns whether the line that a byte stands on begins with two slashes.
  package func isInCommentLine(_ index: Int) -> Bool {
    var start = startOfLine(around: index)
    while self[start] == " " || self[start] == "\t" { start += 1 }
    return self[start] == "/" && start + 1 < count && self[start + 1] == "/"
  }
}

extension TokenList {
  /// The hashes of the texts of the literals, in their order.
  fileprivate func literalHashes(_ syntax: SourceSyntax, depth: Int = 0) -> [LiteralHash] {
    var hashes: [LiteralHash] = []
    hashes.reserveCapacity(literals.count + 1)
    switch syntax {
    case .swift: addLiterals(to: &hashes, depth: depth)
    case .objectiveC: addJoinedLiterals(to: &hashes)
    }
    if literals.contains(where: { bytes.isAtLookUp(tokens[$0].end) }) { hashes.append(.lookUp) }
    return hashes
  }

  private func addLiterals(to hashes: inout [LiteralHash], depth: Int) {
    for index in literals { addLiteral(index, to: &hashes, depth: depth) }
  }

  private func addLiteral(_ index: Int, to hashes: inout [LiteralHash], depth: Int) {
    let range = tokens[index].range
    if let content = SwiftLiteral.plainContent(in: bytes, range) {
      hashes.append(LiteralHash(bytes[content]))
    } else if let hash = LiteralHash(ofPlainLinesIn: bytes, range) {
      hashes.append(hash)
    } else if isDelimitedOtherwise(range) || bytes.append(content(of: range), to: &hashes) {
      addDecodedLiteral(range, to: &hashes, depth: depth)
    }
  }

  /// Returns the hash of a literal of Swift without those within it; nil for one that cannot be read.
  func literalHash(of index: Int) -> LiteralHash? {
    var hashes: [LiteralHash] = []
    addLiteral(index, to: &hashes, depth: Self.depthOfLiterals)
    return hashes.last
  }

  /// How deep literals within others are looked for.
  private static let depthOfLiterals = 8

  private func content(of range: Range<Int>) -> Range<Int> {
    range.lowerBound + 1..<max(range.upperBound - 1, range.lowerBound + 1)
  }

  /// Returns whether a literal does not end at the next quote: with hashes, of several lines, with
  /// a literal within an interpolation.
  private func isDelimitedOtherwise(_ range: Range<Int>) -> Bool {
    if bytes[range.lowerBound] == "#" { return true }
    let content = content(of: range)
    return bytes.offset(of: UInt8(ascii: "\""), in: content) < content.upperBound
  }

  /// Adds the hash of a literal's text, and those of the literals within its interpolations.
  private func addDecodedLiteral(_ range: Range<Int>, to hashes: inout [LiteralHash], depth: Int) {
    guard let literal = SwiftLiteral(bytes, in: range) else { return }
    var hash = LiteralHash([])
    for segment in literal.segments {
      switch segment {
      case .text(let text): hash.append(Array(text.utf8)[...])
      case .interpolation(let range):
        hash.append(0)
        guard depth < Self.depthOfLiterals, bytes.offset(of: 0x22, in: range) < range.upperBound
        else { continue }
        hashes += TokenList(bytes, .swift, in: range).literalHashes(.swift, depth: depth + 1)
      }
    }
    hashes.append(hash)
  }

  /// Adds the literals of C, of which those side by side are one text.
  private func addJoinedLiterals(to hashes: inout [LiteralHash]) {
    var next = 0
    while next < literals.count {
      let start = next
      next += 1
      while next < literals.count, literals[next] == literals[next - 1] + 1 { next += 1 }
      let parts = literals[start..<next].map { tokens[$0].range }
      // What is plain behind its sign is the same in Swift.
      let sign = bytes[parts[0].lowerBound] == "@" ? 1 : 0
      let first = parts[0].dropFirst(sign)
      if parts.count == 1, let content = SwiftLiteral.plainContent(in: bytes, first) {
        hashes.append(LiteralHash(bytes[content]))
      } else {
        hashes.append(LiteralHash(parts.compactMap { CLiteral.text(of: bytes, in: $0) }.joined()))
      }
    }
  }
}

extension LiteralHash {
  /// Hashes the text of a literal that has no backslash; nil for any other.
  fileprivate init?(ofPlainLinesIn bytes: [UInt8], _ range: Range<Int>) {
    self.init([])
    var isFirst = true
    let isPlain = SwiftLiteral.forEachPlainLine(in: bytes, range) { line in
      if !isFirst { append(0x0A) }
      append(line)
      isFirst = false
    }
    guard isPlain else { return nil }
  }
}

extension UInt8 {
  /// The byte that this one stands for behind a backslash, in Swift and C alike; nil where it is not one
  /// for certain.
  fileprivate var escapedByte: UInt8? {
    switch self {
    case "n": 0x0A
    case "r": 0x0D
    case "t": 0x09
    case "\\", "'": self
    default: nil
    }
  }
}
