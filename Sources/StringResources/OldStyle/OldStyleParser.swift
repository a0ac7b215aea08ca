import Diagnostics
import Platform

/// Reads an old-style property list: the text form of `.strings`.
///
/// The grammar is CoreFoundation's. Where that gives up, or worse, drops the rest of the file in
/// silence, this reader reports one defect and goes on with the next entry.
///
///     file    = entries | "{" entries "}" | list
///     list    = "(" [ value { "," value } [ "," ] ] ")"
///     entries = { literal ( ";" | "=" value ";" ) }
///     value   = literal | "{" entries "}" | list | "<" hex ">"
struct OldStyleParser: IteratorProtocol {
  var cursor: ByteCursor
  private(set) var defects: [Defect] = []
  /// The values that are no literals.
  private(set) var nodes: [PropertyListNode] = []
  /// Whether the whole list stands in braces.
  private(set) var isBraced = false
  /// Whether the text is that of a file, which may begin with a header.
  private let isFile: Bool
  private var hasBegun = false
  private var isFinished = false
  /// The entry that has been read and not been handed on.
  private var entry: OldStyleEntry?
  /// Whether the cursor stands behind an entry, or nothing but trivia has been read.
  private(set) var isAfterEntry = false
  /// Whether the cursor is still on the line where the last entry ends.
  var isOnEntryLine = false
  /// The comments in front of what is read next.
  private var comment: Range<Int>?
  /// The instructions in the comment on the line where the last entry ends.
  var remark: Range<Int>?
  /// One defect in an entry brings others, which would only confuse.
  private var isEntryDefective = false
  /// The price of characters between the entries.
  enum Strays {
    case unknown
    /// Nothing but such characters follows.
    case harmless
    case costly
  }
  var strays = Strays.unknown
  /// Set when a comment has no end: then none after it has, and they need not be searched.
  var hasUnterminatedComment = false

  init(_ bytes: [UInt8], isFile: Bool = true) {
    cursor = ByteCursor(bytes)
    self.isFile = isFile
  }

  /// Reads the next entry; nil at the end of the text.
  mutating func next() -> OldStyleEntry? {
    if !hasBegun { begin() }
    while !isFinished, let byte = cursor.current {
      isEntryDefective = false
      if let found = readPlainEntry() { return withRemark(found) }
      if let literal = readLiteral() {
        readEntry(literal, comment)
      } else if isBraced, byte == "}" {
        finishBraces()
        break
      } else {
        reportStray()
      }
      isEntryDefective = false
      if let found = entry.take() { return withRemark(found) }
      comment = readLeadingComment()
    }
    if isBraced, !isFinished { report("Missing '}' at the end of the table", at: cursor.endOfText) }
    isFinished = true
    return nil
  }

  /// Reads what stands behind an entry on its line, and hands the entry on with it.
  ///
  /// Extra semicolons do not part a comment from the entry in front of them.
  private mutating func withRemark(_ found: OldStyleEntry) -> OldStyleEntry {
    (isAfterEntry, isOnEntryLine) = (true, true)
    comment = readLeadingComment()
    while let byte = cursor.current, byte == ";" {
      if isOnEntryLine { noteRemark(comment) } else { reportIfLost(comment) }
      reportStray()
      isEntryDefective = false
      comment = readLeadingComment()
    }
    var found = found
    found.remark = remark.take()
    return found
  }

  /// Reads an entry as nearly all are: two literals without escapes, with nothing but spaces between them.
  ///
  /// - Returns: nil for any other, which is read step by step.
  private mutating func readPlainEntry() -> OldStyleEntry? {
    guard let key = plainLiteral(at: cursor.offset) else { return nil }
    let equals = cursor.bytes.offset(ofOtherThan: 0x20, in: key.upperBound..<cursor.bytes.count)
    guard equals < cursor.bytes.count, cursor.bytes[equals] == "=" else { return nil }
    let start = cursor.bytes.offset(ofOtherThan: 0x20, in: equals + 1..<cursor.bytes.count)
    guard let value = plainLiteral(at: start), value.upperBound < cursor.bytes.count,
      cursor.bytes[value.upperBound] == ";"
    else { return nil }
    cursor.offset = value.upperBound + 1
    return OldStyleEntry(
      comment: comment,
      key: OldStyleLiteral(range: key, content: key.lowerBound + 1..<key.upperBound - 1),
      value: .literal(
        OldStyleLiteral(range: value, content: value.lowerBound + 1..<value.upperBound - 1)
      ),
      end: cursor.offset
    )
  }

  /// Returns the range of a literal that begins with a quotation mark at an offset, and ends with the
  /// next one without an escape in between.
  private func plainLiteral(at start: Int) -> Range<Int>? {
    guard start < cursor.bytes.count, cursor.bytes[start] == "\"" else { return nil }
    let end = cursor.bytes.offset(of: 0x22, or: 0x5C, in: start + 1..<cursor.bytes.count)
    guard end < cursor.bytes.count, cursor.bytes[end] == "\"" else { return nil }
    return start..<end + 1
  }

  private mutating func begin() {
    hasBegun = true
    comment = readLeadingComment()
    if isFile { comment = OldStyleHeader.skip(in: cursor.bytes, comment) }
    if cursor.consume("{") {
      isBraced = true
      comment = readLeadingComment()
    } else if let byte = cursor.current, byte == "(" {
      skipList()
    }
  }

  /// Passes over a file that is a list, and no table: code reads it as it is, and it has no keys.
  private mutating func skipList() {
    let start = self
    if readNode(depth: 1) != nil {
      skipTrivia()
      isFinished = cursor.isAtEnd && defects.isEmpty
    }
    if !isFinished { self = start }
  }

  private mutating func finishBraces() {
    isFinished = true
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
    append(key, .node(nodes.count, node.range), comment)
    nodes.append(node)
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
    entry = OldStyleEntry(comment: comment, key: key, value: value, end: cursor.offset)
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

  /// Reports a comment that is to tell the program something and stands in front of no key.
  mutating func reportIfLost(_ comment: Range<Int>?) {
    guard let comment, cursor.bytes.tellsProgram(comment) else { return }
    defects.append(
      Defect(
        rule: .unusedSuppression,
        severity: .warning,
        message: "suppression stands beside no key",
        range: comment,
        help: "put it on the line of its key, or immediately above"
      )
    )
  }

  func text(_ literal: OldStyleLiteral) -> String { literal.text(in: cursor.bytes) }

  /// Reads all entries that are left.
  mutating func readAll() -> [OldStyleEntry] {
    var entries: [OldStyleEntry] = []
    while let entry = next() { entries.append(entry) }
    return entries
  }
}

extension ByteCursor {
  var endOfText: Range<Int> { bytes.count..<bytes.count }
}
