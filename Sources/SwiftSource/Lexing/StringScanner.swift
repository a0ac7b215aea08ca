/// Moves over a Swift string literal with everything that is nested in it.
///
/// The nesting is a stack of our own, not of calls, so that hostile input cannot exhaust the
/// thread's stack. An unfinished literal ends before its line end, together with whatever holds it.
package struct StringScanner {
  package private(set) var cursor: Cursor
  private(set) var hasInterpolation = false
  private var stack: [State] = []

  private enum State {
    case literal(hashes: Int, isMultiline: Bool)
    /// An interpolation, and how many of its parentheses are open.
    case interpolation(parentheses: Int)
  }

  /// Makes a scanner for a literal whose first quote is at the cursor.
  package init(_ cursor: Cursor, hashes: Int) {
    self.cursor = cursor
    open(hashes: hashes)
  }

  /// Makes a scanner for the code of an interpolation that begins at the cursor.
  package init(interpolationAt cursor: Cursor, isMultiline: Bool) {
    self.cursor = cursor
    stack = [.literal(hashes: 0, isMultiline: isMultiline), .interpolation(parentheses: 1)]
  }

  /// Moves over an interpolation and its closing parenthesis.
  package mutating func skipInterpolation() {
    while stack.count > 1, !cursor.isAtEnd { skipNext() }
  }

  /// Moves over a literal and its closing quote.
  mutating func skipLiteral() {
    while !stack.isEmpty, !cursor.isAtEnd { skipNext() }
  }

  private mutating func skipNext() {
    switch stack.last {
    case .literal(let hashes, let isMultiline): skipText(hashes: hashes, isMultiline)
    case .interpolation(let parentheses): skipCode(parentheses: parentheses)
    case nil: break
    }
  }

  private mutating func open(hashes: Int) {
    let isMultiline = cursor.isAtMultilineDelimiter(hashes: hashes)
    cursor.advance(by: isMultiline ? 3 : 1)
    stack.append(.literal(hashes: hashes, isMultiline: isMultiline))
  }

  private mutating func skipText(hashes: Int, _ isMultiline: Bool) {
    cursor.skipPlainText()
    switch cursor.current {
    case "\"": closeOrSkipQuote(hashes: hashes, isMultiline)
    case "\\": skipEscape(hashes: hashes)
    case "\n" where !isMultiline, "\r" where !isMultiline: abandonLine()
    default: cursor.advance()
    }
  }

  private mutating func closeOrSkipQuote(hashes: Int, _ isMultiline: Bool) {
    let quotes = isMultiline ? 3 : 1
    let isEnd =
      cursor.isRun(of: "\"", count: quotes) && cursor.isRun(of: "#", count: hashes, at: quotes)
    cursor.advance(by: isEnd ? quotes + hashes : 1)
    if isEnd { stack.removeLast() }
  }

  private mutating func skipEscape(hashes: Int) {
    cursor.advance()
    guard cursor.isRun(of: "#", count: hashes) else { return }
    cursor.advance(by: hashes)
    if cursor.consume("(") {
      if stack.count == 1 { hasInterpolation = true }
      if cursor.skipPlainInterpolation() { return }
      stack.append(.interpolation(parentheses: 1))
    } else if !cursor.current.isNewline {
      cursor.advance()
    }
  }

  /// Moves over the code of an interpolation until its last parenthesis closes or a literal opens.
  private mutating func skipCode(parentheses: Int) {
    cursor.skip { !$0.isNotableInInterpolation }
    switch cursor.current {
    case "(":
      cursor.advance()
      stack[stack.count - 1] = .interpolation(parentheses: parentheses + 1)
    case ")":
      cursor.advance()
      stack[stack.count - 1] = .interpolation(parentheses: parentheses - 1)
      if parentheses == 1 { stack.removeLast() }
    case "\"": open(hashes: hashesBeforeCursor)
    case "/": skipComment()
    case "\n", "\r": isInsideMultiline ? cursor.advance() : abandonLine()
    default: cursor.advance()
    }
  }

  private mutating func skipComment() {
    cursor.advance()
    guard cursor.consume("*") else {
      // A line comment would hide the closing parenthesis; only several lines can hold one.
      if isInsideMultiline, cursor.current == "/" { cursor.skipLine() }
      return
    }
    while !cursor.isAtEnd, !(cursor.consume("*") && cursor.consume("/")) {
      if cursor.current != "*" { cursor.advance() }
    }
  }

  private var hashesBeforeCursor: Int {
    var count = 0
    while cursor.offset > count, cursor.bytes[cursor.offset - count - 1] == "#" { count += 1 }
    return count
  }

  /// Whether the innermost literal that is open may hold line ends.
  private var isInsideMultiline: Bool {
    for case .literal(_, let isMultiline) in stack.reversed() { return isMultiline }
    return false
  }

  /// Gives up every literal that a line end cannot stand in.
  private mutating func abandonLine() {
    while let last = stack.last {
      if case .literal(_, isMultiline: true) = last { return }
      stack.removeLast()
    }
  }
}

extension UInt8 {
  fileprivate var isNotableInInterpolation: Bool {
    switch self {
    case "(", ")", "\"", "/", "\n", "\r": true
    default: false
    }
  }
}

extension Cursor {
  /// Moves over the code of an interpolation and its closing parenthesis, where it is plain: on one
  /// line, and without anything that may hold parentheses of its own, as most are.
  mutating func skipPlainInterpolation() -> Bool {
    var parentheses = 1
    var distance = 0
    while true {
      switch peek(distance) {
      case "(": parentheses += 1
      case ")": parentheses -= 1
      case "\"", "/", "\n", "\r", 0: return false
      default: break
      }
      distance += 1
      guard parentheses > 0 else { break }
    }
    advance(by: distance)
    return true
  }

  /// Returns whether the quotes at the cursor open a literal of several lines.
  ///
  /// Three quotes do, unless they stand in a raw literal that closes on their own line, such as
  /// `#"""#`.
  func isAtMultilineDelimiter(hashes: Int) -> Bool {
    guard isRun(of: "\"", count: 3) else { return false }
    guard hashes > 0 else { return true }
    var distance = 2
    while offset + distance < bytes.count, !peek(distance).isNewline {
      if peek(distance) == "\"", isRun(of: "#", count: hashes, at: distance + 1) { return false }
      distance += 1
    }
    return true
  }
}
