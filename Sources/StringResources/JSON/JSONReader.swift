import Platform
import TextFormats

/// Reads JSON piece by piece, with places, in the order of the text.
///
/// A value of an unexpected kind is reported and stepped over. After a defect in the syntax, every
/// read answers as if the text had ended, so that the caller keeps what it has and comes to an end.
struct JSONReader {
  var cursor: ByteCursor
  private(set) var defects: [Defect] = []
  /// Whether the syntax is broken, so that nothing more can be read.
  private(set) var hasFailed = false
  private(set) var names = JSONMemberNames()
  /// Whether the innermost object or array has been entered and nothing of it read.
  var isFirst = false
  /// The line of the cursor, and where it begins.
  ///
  /// No string holds a line end, so that they all are among the white space, which is skipped byte
  /// by byte anyway.
  private var line = 1
  private var lineStart = 0

  init(_ bytes: [UInt8]) {
    cursor = ByteCursor(bytes)
  }

  /// Enters an object, whose members `nextMember` reads then.
  ///
  /// - Parameter isChecked: Whether to report members of one name.
  /// - Returns: Whether there is one; any other value has been stepped over.
  mutating func enterObject(isChecked: Bool = true) -> Bool {
    guard expectValue("{", "an object") else { return false }
    return enter(isChecked: isChecked)
  }

  /// Reads the next member's name, whose value must be read or skipped then.
  ///
  /// - Returns: nil at the object's end, which leaves it.
  mutating func nextMember() -> Name? {
    nextMemberLiteral().map(name)
  }

  /// Reads the next member's name as it stands in the text: most names need no text of their own.
  ///
  /// - Returns: nil at the object's end, which leaves it.
  mutating func nextMemberLiteral() -> Literal? {
    guard isAtNext(before: "}") else { return nil }
    skipSpace()
    guard let literal = scanLiteral() else { return nil }
    skipSpace()
    guard expect(":") else { return nil }
    insert(literal)
    return literal
  }

  /// Enters an array, whose elements `nextElement` announces then.
  mutating func enterArray() -> Bool {
    guard expectValue("[", "an array") else { return false }
    return enter(isChecked: false)
  }

  /// Returns whether an element follows, which must be read or skipped then; else leaves the array.
  mutating func nextElement() -> Bool {
    isAtNext(before: "]")
  }

  /// Reads a string; any other value is reported and stepped over.
  mutating func readString() -> Name? {
    readStringLiteral().map(name)
  }

  /// Reads a string as it stands in the text; any other value is reported and stepped over.
  mutating func readStringLiteral() -> Literal? {
    expectValue("\"", "a string") ? scanLiteral() : nil
  }

  /// Returns what a literal says.
  func text(of literal: Literal) -> String { literal.text(in: cursor.bytes) }

  private func name(_ literal: Literal) -> Name {
    Name(text: text(of: literal), range: literal.range, line: literal.line, column: literal.column)
  }

  /// Takes note of a member's name, and reports it where the object has it already.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - followsLast: Whether it is known to stand behind the last one by its bytes.
  mutating func insert(_ name: Literal, followsLast: Bool = false) {
    guard names.insert(name, in: cursor.bytes, followsLast: followsLast) else { return }
    let message = "Member '\(text(of: name))' stands in this object more than once"
    defects.append(Defect(message: message, range: name.range))
  }

  private mutating func scanLiteral() -> Literal? {
    guard !hasFailed else { return nil }
    var place = place
    guard let literal = place.readLiteral(in: cursor.bytes) else {
      failInString()
      return nil
    }
    cursor.offset = place.offset
    return literal
  }

  /// Reads `true` or `false`.
  mutating func readBoolean() -> Bool? {
    switch readWord() {
    case "true": true
    case "false": false
    default: nil
    }
  }

  /// Reads a whole number.
  mutating func readInteger() -> Int? {
    readWord().flatMap { Int($0) }
  }

  private mutating func readWord() -> String? {
    skipSpace()
    let start = cursor.offset
    skipValue()
    return hasFailed ? nil : cursor.string(start..<cursor.offset)
  }

  /// Comes to the next value, and returns its first byte, which shows its kind; nil at the end.
  mutating func peekValue() -> UInt8? {
    skipSpace()
    return hasFailed ? nil : cursor.current
  }

  /// Steps over a value of any kind.
  mutating func skipValue() {
    skipSpace()
    switch cursor.current {
    case "{"?:
      guard enterObject(isChecked: false) else { return }
      while nextMember() != nil { skipValue() }
    case "["?:
      guard enterArray() else { return }
      while nextElement() { skipValue() }
    case "\""?: _ = scanLiteral()
    case "-"?, ("0"..."9")?, ("a"..."z")?: skipWord()
    default: failExpecting("a value")
    }
  }

  /// Reports what stands behind the text's one value.
  mutating func finish() {
    skipSpace()
    if !hasFailed, !cursor.isAtEnd { fail("Unexpected text after the end of the file's object") }
  }

  // MARK: - Parts

  var place: JSONPlace {
    get { JSONPlace(offset: cursor.offset, line: line, lineStart: lineStart) }
    set { (cursor.offset, line, lineStart) = (newValue.offset, newValue.line, newValue.lineStart) }
  }

  private mutating func skipSpace() {
    let bytes = cursor.bytes
    var index = cursor.offset
    while index < bytes.count {
      let byte = bytes[index]
      guard byte.isSpace else { break }
      index += 1
      guard byte.isLineEnd else { continue }
      let isFirstOfPair = byte == "\r" && index < bytes.count && bytes[index] == "\n"
      if !isFirstOfPair { line += 1 }
      lineStart = index
      // Lines are indented deeply.
      index = bytes.offset(ofOtherThan: 0x20, in: index..<bytes.count)
    }
    cursor.offset = index
  }

  /// Comes to a value of the kind that begins with `start`, or reports another kind; `null` stands for
  /// a member that is not there, as Apple's tools take it.
  private mutating func expectValue(_ start: Unicode.Scalar, _ what: String) -> Bool {
    guard !hasFailed else { return false }
    skipSpace()
    if let byte = cursor.current, byte == start { return true }
    let offset = cursor.offset
    skipValue()
    let value = offset..<cursor.offset
    if !hasFailed, !cursor.bytes[value].elementsEqual("null".utf8) {
      defects.append(Defect(message: "Expected \(what)", range: value))
    }
    return false
  }

  private mutating func enter(isChecked: Bool) -> Bool {
    guard names.depth < PropertyListNode.depthLimit else {
      fail("Values are nested more than 512 deep")
      return false
    }
    cursor.advance()
    names.enter(isChecked: isChecked)
    isFirst = true
    return true
  }

  /// Comes to the next member or element, over the comma in front of it, or leaves at `end`.
  private mutating func isAtNext(before end: Unicode.Scalar) -> Bool {
    guard !hasFailed else { return false }
    skipSpace()
    if cursor.consume(end) {
      names.leave()
      isFirst = false
      return false
    }
    guard isFirst || expect(",", or: end) else { return false }
    isFirst = false
    return true
  }

  /// Finds out what is wrong with the string at the cursor.
  private mutating func failInString() {
    guard cursor.consume("\"") else { return failExpecting("a string") }
    while true {
      let rest = cursor.offset..<cursor.bytes.count
      cursor.offset = cursor.bytes.offsetOfEndOfPlainText(in: rest)
      guard let byte = cursor.current else { return failExpecting("the end of a string") }
      guard byte == 0x5C else { return fail("Line end or control character inside a string") }
      guard let length = JSONEscapes.length(at: cursor.offset, in: cursor.bytes) else {
        return fail("Unknown escape sequence in a string")
      }
      cursor.advance(by: length)
    }
  }

  /// Steps over a number, `true`, `false`, or `null`.
  private mutating func skipWord() {
    let start = cursor.offset
    cursor.skip {
      "0"..."9" ~= $0 || "a"..."z" ~= $0 || $0 == "." || $0 == "-" || $0 == "+" || $0 == "E"
    }
    guard !JSONWord.isValid(cursor.bytes[start..<cursor.offset]) else { return }
    cursor.offset = start
    failExpecting("a value")
  }

  private mutating func expect(_ scalar: Unicode.Scalar, or end: Unicode.Scalar? = nil) -> Bool {
    if cursor.consume(scalar) { return true }
    failExpecting(end.map { "'\(scalar)' or '\($0)'" } ?? "'\(scalar)'")
    return false
  }

  private mutating func failExpecting(_ what: String) {
    if let comma = lastComma { return failAtComma(comma) }
    fail(cursor.isAtEnd ? "The file ends where \(what) is expected" : "Expected \(what)")
  }

  /// The comma between the cursor at a closing bracket and the last member or element.
  private var lastComma: Int? {
    guard cursor.current == UInt8(ascii: "}") || cursor.current == UInt8(ascii: "]") else {
      return nil
    }
    let last = cursor.bytes[..<cursor.offset].lastIndex { $0 > 0x20 }
    return last.flatMap { cursor.bytes[$0] == UInt8(ascii: ",") ? $0 : nil }
  }

  private mutating func failAtComma(_ comma: Int) {
    guard !hasFailed else { return }
    hasFailed = true
    let range = comma..<comma + 1
    defects.append(
      Defect(
        message: "A comma stands behind the last value",
        range: range,
        help: "remove it",
        fix: .init(summary: "Remove the comma", range: range)
      )
    )
  }

  private mutating func fail(_ message: String) {
    guard !hasFailed else { return }
    hasFailed = true
    let end = min(cursor.offset + 1, cursor.bytes.count)
    defects.append(Defect(message: message, range: cursor.offset..<end))
  }
}

extension ResourceFormat {
  /// Returns whether the syntax of a catalog is whole; members of one name do not break it.
  ///
  /// The reader of tables stops at a defect in the syntax.
  package static func isWholeCatalog(_ bytes: [UInt8]) -> Bool {
    var reader = JSONReader(bytes)
    reader.skipValue()
    reader.finish()
    return !reader.hasFailed
  }
}
