import SourceFiles

/// Reads an old-style property list: the text form of `.strings`.
///
/// The grammar is CoreFoundation's. Where that gives up, or worse, drops the rest of the file in
/// silence, this reader reports one defect and goes on with the next entry.
///
///     file    = entries | "{" entries "}"
///     entries = { literal ( ";" | "=" value ";" ) }
///     value   = literal | "{" entries "}" | "(" [ value { "," value } [ "," ] ] ")" | "<" hex ">"
struct OldStyleParser {
  var cursor: ByteCursor
  private(set) var entries: [OldStyleEntry] = []
  private(set) var defects: [Defect] = []
  /// Whether the whole list stands in braces.
  private(set) var isBraced = false
  /// One defect in an entry brings others, which would only confuse.
  private var isEntryDefective = false
  /// Set when a comment has no end: then none after it has, and they need not be searched.
  var hasUnterminatedComment = false

  init(_ bytes: [UInt8]) {
    cursor = ByteCursor(bytes)
  }

  /// Reads the whole text.
  mutating func parse() {
    // An average entry of a real table has about 100 bytes.
    entries.reserveCapacity(cursor.bytes.count / 100)
    var comment = readLeadingComment()
    if cursor.consume("{") {
      isBraced = true
      comment = readLeadingComment()
    }
    while let byte = cursor.current {
      isEntryDefective = false
      if let literal = readLiteral() {
        readEntry(literal, comment)
      } else if isBraced, byte == "}" {
        return finishBraces()
      } else {
        reportStray()
      }
      isEntryDefective = false
      comment = readLeadingComment()
    }
    if isBraced { report("Missing '}' at the end of the table", at: cursor.endOfText) }
  }

  private mutating func finishBraces() {
    cursor.advance()
    skipTrivia()
    guard !cursor.isAtEnd else { return }
    report("Unexpected text after the end of the table", at: cursor.offset..<cursor.offset + 1)
  }

  private mutating func readEntry(_ key: OldStyleLiteral, _ comment: Range<Int>?) {
    guard key.isTerminated else { return }
    skipTrivia()
    if cursor.consume("=") {
      readValue(of: key, comment)
    } else if cursor.consume(";") {
      append(key, nil, comment)
    } else {
      recoverFromMissingEquals(key, comment)
    }
  }

  private mutating func readValue(of key: OldStyleLiteral, _ comment: Range<Int>?) {
    let equals = cursor.offset
    skipTrivia()
    if let literal = readLiteral() { return finishEntry(key, literal, comment) }
    if let byte = cursor.current, byte == "{" || byte == "(" || byte == "<" {
      guard let node = readNode(depth: 1) else { return recover(from: cursor.offset) }
      finishEntry(key, node, comment)
    } else {
      report("Missing value of key '\(text(key))'", at: equals..<equals)
      if !cursor.consume(";") { recover(from: equals) }
    }
  }

  private mutating func finishEntry(
    _ key: OldStyleLiteral,
    _ node: PropertyListNode,
    _ comment: Range<Int>?
  ) {
    skipTrivia()
    if !cursor.consume(";") {
      let end = node.range.upperBound
      reportMissingSemicolon(after: end, isCertain: cursor.hasLineEnd(end..<cursor.offset))
      recover(from: end)
    }
    append(key, .node(node), comment)
  }

  private mutating func finishEntry(
    _ key: OldStyleLiteral,
    _ literal: OldStyleLiteral,
    _ comment: Range<Int>?
  ) {
    var literal = literal
    if literal.isTerminated {
      skipTrivia()
      if !cursor.consume(";") { literal = recoverFromMissingSemicolon(literal) }
    }
    append(key, .literal(literal), comment)
  }

  mutating func append(
    _ key: OldStyleLiteral,
    _ value: OldStyleEntry.Value?,
    _ comment: Range<Int>?
  ) {
    entries.append(OldStyleEntry(comment: comment, key: key, value: value, end: cursor.offset))
  }

  mutating func report(
    _ message: String,
    at range: Range<Int>,
    severity: Severity = .error,
    help: String? = nil,
    fix: Defect.Fix? = nil
  ) {
    guard !isEntryDefective else { return }
    isEntryDefective = severity == .error
    defects.append(
      Defect(severity: severity, message: message, range: range, help: help, fix: fix)
    )
  }

  func text(_ literal: OldStyleLiteral) -> String { literal.text(in: cursor.bytes) }

  /// Whether the cursor stands behind an entry, or nothing but trivia has been read.
  var isAfterEntry: Bool { !entries.isEmpty }
}

extension ByteCursor {
  var endOfText: Range<Int> { bytes.count..<bytes.count }
}
