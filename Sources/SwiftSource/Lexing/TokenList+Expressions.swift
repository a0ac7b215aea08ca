/// The ends of expressions and the arguments of calls.
extension TokenList {
  /// Returns the first token in no bracket that meets a condition.
  @inlinable
  package func firstTopLevel(in range: Range<Int>, where condition: (Int) -> Bool) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if condition(index) { return index }
      index = after(index)
    }
    return nil
  }

  /// Returns the first token of a kind in no bracket.
  @inlinable
  package func topLevel(_ kind: Token.Kind, in range: Range<Int>) -> Int? {
    firstTopLevel(in: range) { self[$0].kind == kind }
  }

  /// Returns the end of the expression that begins at `start`: where its line ends and neither that
  /// line nor the next one wants to go on.
  package func expressionEnd(from start: Int, limit: Int) -> Int {
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
  package func initialValueEnd(from start: Int, limit: Int) -> Int {
    let end = expressionEnd(from: start, limit: limit)
    return firstTopLevel(in: start..<end, where: isObserver) ?? end
  }

  /// Returns the initial value of a property, which `=` stands before; nil where another token does.
  package func initialValue(setBy equals: Int) -> Range<Int>? {
    guard kind(equals) == .equals else { return nil }
    return equals + 1..<initialValueEnd(from: equals + 1, limit: count)
  }

  /// Returns whether a brace holds `didSet` or `willSet`.
  package func isObserver(_ index: Int) -> Bool {
    kind(index) == .leftBrace && Self.observers.contains(index + 1, of: self)
  }

  private static let observers = Vocabulary(["didSet", "willSet"])

  /// Returns whether the line that begins at a token goes on with the expression before it.
  package func joinsLines(_ last: Int, _ next: Int) -> Bool {
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
  package typealias Argument = (label: String?, value: Range<Int>)

  /// Returns the label of an argument and its value.
  package func labelAndValue(of argument: Range<Int>) -> Argument {
    guard argument.count > 1, tokens[argument.lowerBound].kind == .identifier,
      tokens[argument.lowerBound + 1].kind == .colon
    else { return (nil, argument) }
    return (text(argument.lowerBound), argument.lowerBound + 2..<argument.upperBound)
  }

  /// Returns the arguments between a parenthesis and its partner.
  package func arguments(in parenthesis: Int) -> [Argument] {
    var arguments: [Argument] = []
    arguments.reserveCapacity(4)
    forEachPart(of: inside(parenthesis), at: .comma) { arguments.append(labelAndValue(of: $0)) }
    return arguments
  }

  /// Returns whether a parenthesis opens no arguments, but the labels in a function's name:
  /// `#selector(text(forKey:))`.
  package func opensName(at parenthesis: Int) -> Bool {
    kind(partner(of: parenthesis) - 1) == .colon
  }

  /// Returns the brace of a closure that stands at a token behind a call: the first one without a
  /// label, others with theirs.
  package func closure(behindCallAt index: Int, limit: Int) -> Int? {
    let isLabelled = kind(index) == .identifier && kind(index + 1) == .colon
    let brace = isLabelled ? index + 2 : index
    return brace < limit && self[brace].kind == .leftBrace ? brace : nil
  }

  /// Returns the innermost bracket around a token, as far as it is near.
  package func bracket(around index: Int) -> Int? {
    stride(from: index - 1, through: Swift.max(0, index - 200), by: -1).first {
      tokens[$0].kind.isOpeningBracket && partner(of: $0) > index
    }
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
