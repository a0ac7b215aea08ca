import Diagnostics

/// How the reader finds its way after a defect: a table is written in lines, and an entry begins one.
extension OldStyleParser {
  /// Moves on to the next line that begins like an entry or a comment.
  mutating func recover(from offset: Int) {
    cursor.offset = offset
    isOnEntryLine = false
    while !cursor.isAtEnd {
      cursor.skipLine()
      let line = cursor.offset
      cursor.skip(while: \.isBlank)
      if isAtEntry() {
        cursor.offset = line
        return
      }
    }
  }

  /// Returns whether an entry or a comment seems to begin at the cursor.
  private func isAtEntry() -> Bool {
    var probe = cursor
    switch probe.current {
    case "\""?, "'"?: return true
    case "/"?: return probe.peek(ahead: 1) == 0x2F || probe.peek(ahead: 1) == 0x2A
    case "}"?: return isBraced
    default:
      probe.skip(while: \.isUnquoted)
      guard probe.offset > cursor.offset else { return false }
      probe.skip(while: \.isBlank)
      return probe.current == 0x3D
    }
  }

  /// Reports what stands between two entries and can begin none.
  ///
  /// CoreFoundation takes the file for finished there and says nothing.
  mutating func reportStray() {
    let start = cursor.offset
    var end = start + 1
    while end < cursor.bytes.count, cursor.bytes[end] & 0xC0 == 0x80 { end += 1 }
    let character = cursor.string(start..<end)
    let loss = isAfterEntry ? lossByStray(endingAt: end) : nil
    let effect = loss == nil ? "" : "; Apple's readers drop the rest of the file"
    let lost = loss.flatMap { $0.isEmpty ? nil : "lost are \($0)" }
    if character == ";" {
      report(
        "Extra ';'\(effect)",
        at: start..<end,
        severity: isAfterEntry && loss == nil ? .note : .error,
        help: "remove it\(lost.map { "; \($0)" } ?? "")",
        fix: .init(summary: "remove ';'", range: start..<end)
      )
      cursor.advance()
    } else {
      report("Unexpected \(Self.name(of: character))\(effect)", at: start..<end, help: lost)
      recover(from: start)
    }
  }

  /// Names the first keys that a stray character costs; nil where nothing follows it.
  ///
  /// The rest of the file is looked at for the first one only: it is the one that costs something.
  private mutating func lossByStray(endingAt end: Int) -> String? {
    guard strays == .unknown else { return strays == .costly ? "" : nil }
    strays = .costly
    let limit = 3
    var rest = self
    rest.cursor.offset = end
    // Of `\n"key"` the letter belongs to the stray character.
    var quote = rest.cursor
    quote.skip(while: \.isUnquoted)
    if quote.current == 0x22 { rest.cursor = quote }
    _ = rest.readLeadingComment()
    let keys = (0...limit).compactMap { _ in rest.next() }.map { "'\(rest.text($0.key))'" }
    if keys.isEmpty, rest.cursor.isAtEnd {
      strays = .harmless
      return nil
    }
    return (keys.prefix(limit) + (keys.count > limit ? ["…"] : [])).joined(separator: ", ")
  }

  private static func name(of character: String) -> String {
    guard let scalar = character.unicodeScalars.first else { return "character" }
    let isVisible = scalar.value > 0x20 && scalar.value != 0x7F && scalar.value != 0xA0
    if isVisible, scalar.value != 0xFEFF { return "'\(character)'" }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "character U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Continues behind the first line of a literal that has no end, or ended where it should not.
  ///
  /// - Returns: The literal up to the end of that line.
  mutating func recoverFromUnterminatedLiteral(at start: Int) -> OldStyleLiteral {
    report("Literal without a closing quotation mark", at: start..<start + 1)
    cursor.offset = start
    cursor.skipToLineEnd()
    let end = cursor.endOfStatement(from: start + 1)
    recover(from: start)
    let content = start + 1..<end
    return OldStyleLiteral(
      range: start..<end,
      content: content,
      hasEscapes: cursor.bytes[content].contains(0x5C),
      isTerminated: false
    )
  }

  /// Continues after a key that neither `=` nor `;` follows.
  mutating func recoverFromMissingEquals(_ key: OldStyleLiteral, _ comment: Range<Int>?) {
    let end = key.range.upperBound
    let isOnSameLine = !cursor.hasLineEnd(end..<cursor.offset)
    if isOnSameLine, cursor.hasLineEnd(key.range) {
      _ = recoverFromUnterminatedLiteral(at: key.range.lowerBound)
      return
    }
    report("Missing '=' after key '\(text(key))'", at: end..<end)
    guard isOnSameLine, cursor.current == 0x22, let value = readLiteral(), value.isTerminated
    else { return recover(from: end) }
    skipTrivia()
    if cursor.consume(";") { append(key, .literal(value), comment) } else { recover(from: end) }
  }

  /// Reports a semicolon that is not there; it is certain to belong there where nothing else on the
  /// line is wrong.
  mutating func reportMissingSemicolon(after end: Int, isCertain: Bool) {
    report(
      "Missing ';' at the end of the entry",
      at: end..<end,
      help: "add ';' here",
      fix: isCertain ? .init(summary: "insert ';'", range: end..<end, replacement: ";") : nil
    )
  }

  /// Continues after a value that no `;` follows.
  ///
  /// Either the semicolon was forgotten, and the next entry begins on a line of its own. Or a
  /// quotation mark is missing, or one too many, and the value ended elsewhere than it was meant to.
  ///
  /// - Returns: The value as it was meant.
  mutating func recoverFromMissingSemicolon(_ literal: OldStyleLiteral) -> OldStyleLiteral {
    let end = literal.range.upperBound
    if cursor.isAtEnd || cursor.hasLineEnd(end..<cursor.offset) || isEntryNext() {
      reportMissingSemicolon(after: end, isCertain: true)
      // The trivia read since then may be the next entry's comment.
      cursor.offset = end
      return literal
    }
    if cursor.hasLineEnd(literal.range) {
      return recoverFromUnterminatedLiteral(at: literal.range.lowerBound)
    }
    cursor.skipToLineEnd()
    let statementEnd = cursor.endOfStatement(from: end)
    guard cursor.bytes[statementEnd - 1] == 0x22, statementEnd > end else {
      reportMissingSemicolon(after: end, isCertain: false)
      recover(from: end)
      return literal
    }
    return recoverFromQuote(in: literal, endingAt: statementEnd)
  }

  /// Whether a literal and `=` follow.
  private func isEntryNext() -> Bool {
    var probe = self
    guard probe.readLiteral() != nil else { return false }
    probe.skipTrivia()
    return probe.cursor.current == 0x3D
  }

  private mutating func recoverFromQuote(
    in literal: OldStyleLiteral,
    endingAt end: Int
  ) -> OldStyleLiteral {
    if literal.isQuoted {
      let quote = literal.range.upperBound - 1
      report("Quotation mark inside a literal without '\\' in front of it", at: quote..<quote + 1)
    } else {
      report("Value without an opening quotation mark", at: literal.range.prefix(1))
    }
    cursor.offset = end
    skipTrivia()
    _ = cursor.consume(";")
    let content = literal.content.lowerBound..<end - 1
    let hasEscapes = cursor.bytes[content].contains(0x5C)
    return OldStyleLiteral(
      range: literal.range.lowerBound..<end,
      content: content,
      hasEscapes: hasEscapes
    )
  }
}

extension ByteCursor {
  func hasLineEnd(_ range: Range<Int>) -> Bool {
    bytes[range].contains(where: \.isLineEnd)
  }

  /// Returns where the text between `start` and the cursor ends, but for blanks and a `;`.
  func endOfStatement(from start: Int) -> Int {
    var end = max(offset, start)
    while end > start, bytes[end - 1].isBlank { end -= 1 }
    if end > start, bytes[end - 1] == ";" { end -= 1 }
    while end > start, bytes[end - 1].isBlank { end -= 1 }
    return end
  }
}

extension Range<Int> {
  /// The first `length` places at most.
  func prefix(_ length: Int) -> Range<Int> {
    lowerBound..<Swift.min(lowerBound + length, upperBound)
  }
}
