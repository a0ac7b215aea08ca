/// The shapes of expressions that matter to keys, read from tokens.
extension TokenList {
  /// Takes away parentheses around the whole, `try` and `await` before it, and a cast after it.
  func strippedExpression(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first {
      if keyword(first) == .try || keyword(first) == .await {
        range = first + 1..<range.upperBound
      } else if tokens[first].kind == .leftParenthesis, after(first) == range.upperBound {
        range = inside(first)
      } else if let cast = firstTopLevel(in: range, where: { keyword($0) == .as }), cast > first {
        range = first..<cast
      } else {
        break
      }
    }
    return range
  }

  /// Returns what stands after the first `?` and after its `:`.
  func conditionalBranches(of range: Range<Int>) -> (Range<Int>, Range<Int>)? {
    guard let question = firstTopLevel(in: range, where: { tokens[$0].kind == .question }) else {
      return nil
    }
    var depth = 0
    var index = question + 1
    while index < range.upperBound {
      switch tokens[index].kind {
      case .question: depth += 1
      case .colon where depth == 0:
        return (question + 1..<index, index + 1..<range.upperBound)
      case .colon: depth -= 1
      default: break
      }
      index = after(index)
    }
    return nil
  }

  /// Returns what stands on either side of the first `??`.
  func coalescedOperands(of range: Range<Int>) -> (Range<Int>, Range<Int>)? {
    let operation = firstTopLevel(in: range) { tokens[$0].kind == .nilCoalescing }
    return operation.map { (range.lowerBound..<$0, $0 + 1..<range.upperBound) }
  }

  /// Divides at plus signs that stand in no bracket.
  func operandsOfPlus(in range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if tokens[index].kind == .plus {
        parts.append(start..<index)
        start = index + 1
      }
      index = after(index)
    }
    return parts + [start..<max(start, range.upperBound)]
  }

  /// Returns the first token in no bracket that meets a condition.
  func firstTopLevel(in range: Range<Int>, where condition: (Int) -> Bool) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if condition(index) { return index }
      index = after(index)
    }
    return nil
  }

  /// Returns the end of the expression that begins at `start`: where its line ends and neither that
  /// line nor the next one wants to go on.
  func expressionEnd(from start: Int, limit: Int) -> Int {
    // Commas divide the conditions of `if`, which can be an expression as well.
    switch keyword(start) {
    case .if, .switch: return statementEnd(from: start, limit: limit)
    default: break
    }
    var index = start
    while index < limit {
      switch tokens[index].kind {
      case .semicolon, .rightBrace, .rightParenthesis, .rightBracket, .comma: return index
      default: break
      }
      let next = after(index)
      if next < limit, isFirstOnLine(next), !joinsLines(index, next) { return next }
      index = next
    }
    return limit
  }

  /// Returns the end of a property's initial value, before the braces of its observers.
  func initialValueEnd(from start: Int, limit: Int) -> Int {
    let end = expressionEnd(from: start, limit: limit)
    return firstTopLevel(in: start..<end, where: isObserver) ?? end
  }

  /// Tells whether a brace holds `didSet` or `willSet`.
  func isObserver(_ index: Int) -> Bool {
    self[index].kind == .leftBrace && kind(index + 1) == .identifier
      && ["didSet", "willSet"].contains(text(index + 1))
  }

  /// Tells whether the line that begins at a token goes on with the expression before it.
  func joinsLines(_ last: Int, _ next: Int) -> Bool {
    let (end, start) = (tokens[last], tokens[next])
    // `#else` is the same word as `else`.
    if start.kind == .directive { return false }
    if start.kind.isInfix || end.kind.isInfix && end.kind != .other { return true }
    return start.spells(.as) && keyword(next) == .as
      || start.spells(.else) && keyword(next) == .else
      || end.spells(.return) && keyword(last) == .return
      || end.spells(.else) && keyword(last) == .else
  }

  /// An argument of a call.
  typealias Argument = (label: String?, value: Range<Int>)

  /// Returns the label of an argument and its value.
  func labelAndValue(of argument: Range<Int>) -> (label: String?, value: Range<Int>) {
    guard argument.count > 1, tokens[argument.lowerBound].kind == .identifier,
      tokens[argument.lowerBound + 1].kind == .colon
    else { return (nil, argument) }
    return (text(argument.lowerBound), argument.lowerBound + 2..<argument.upperBound)
  }

  /// Returns the arguments between a parenthesis and its partner.
  func arguments(in parenthesis: Int) -> [(label: String?, value: Range<Int>)] {
    split(inside(parenthesis)).map(labelAndValue)
  }
}

extension Token.Kind {
  /// Whether an expression goes on after this token, or came before it.
  fileprivate var isInfix: Bool {
    switch self {
    case .dot, .question, .colon, .nilCoalescing, .plus, .equals, .arrow, .other: true
    default: false
    }
  }
}
