extension TokenList {
  /// Returns the tokens of the type that begins at `start`, up to `limit` at most.
  package func typeRange(from start: Int, limit: Int) -> Range<Int> {
    var index = start
    var angles = 0
    while index < limit {
      switch self[index].kind {
      case .equals, .leftBrace, .rightParenthesis, .rightBrace, .rightBracket, .colon, .semicolon:
        return start..<index
      case .comma where angles == 0: return start..<index
      case .other where isAngle(index, "<"): angles += 1
      case .other where isAngle(index, ">"): angles -= self[index].range.count
      case .identifier where endsType(index): return start..<index
      case .at where index > start && isFirstOnLine(index): return start..<index
      default: break
      }
      index = after(index)
    }
    return start..<index
  }

  /// Returns the last name of `a, b: Type`, whose first one stands at a token; nil where no type
  /// follows.
  package func lastName(declaredFrom first: Int) -> Int? {
    var name = first
    while kind(name + 1) == .comma, kind(name + 2) == .identifier, keyword(name + 2) == nil {
      name += 2
    }
    return kind(name + 1) == .colon ? name : nil
  }

  /// Returns the token after `async`, `throws(Failure)` and `rethrows`, if these begin here.
  func afterEffects(_ start: Int) -> Int {
    var index = start
    while true {
      switch keyword(index) {
      case .async, .rethrows: index += 1
      case .throws:
        index += 1
        if kind(index) == .leftParenthesis { index = after(index) }
      default: return index
      }
    }
  }

  /// Returns whether a line end stands between a token and the one before.
  package func isFirstOnLine(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    let end = self[index].start
    var offset = self[index - 1].end
    while offset < end {
      if bytes[offset].isNewline { return true }
      offset += 1
    }
    return false
  }

  /// A name on a new line begins something else, unless the type goes on.
  private func endsType(_ index: Int) -> Bool {
    switch keyword(index) {
    case .where, .in, .let, .var, .func, .case: return true
    default: break
    }
    guard isFirstOnLine(index) else { return false }
    switch kind(index - 1) {
    case .dot, .arrow, .colon, .comma, .at: return false
    default: return true
    }
  }

  /// Returns whether a token is made of nothing but one kind of angle bracket; `?` and `!` may
  /// follow.
  private func isAngle(_ index: Int, _ bracket: Unicode.Scalar) -> Bool {
    bytes[self[index].start] == bracket
  }

  /// Counts the angle brackets that a token closes: of `>>?` two.
  private func marks(ofAngle index: Int) -> Int {
    bytes[self[index].range].prefix { $0 == UInt8(ascii: ">") }.count
  }

  /// Returns what stands between the angle brackets behind a type's name, divided at the commas.
  package func genericArguments(of name: Int, limit: Int) -> [Range<Int>] {
    guard isOperator("<", name + 1) else { return [] }
    var arguments: [Range<Int>] = []
    var (start, angles) = (name + 2, 1)
    var index = start
    while index < limit {
      switch self[index].kind {
      case .other where isAngle(index, "<"): angles += 1
      case .other where isAngle(index, ">"): angles -= marks(ofAngle: index)
      case .comma where angles == 1:
        arguments.append(start..<index)
        start = index + 1
      default: break
      }
      if angles < 1 { break }
      index = after(index)
    }
    return arguments + [start..<max(start, index)]
  }

  /// A type with more tokens is none that a person writes.
  package static let typeLimit = 100

  /// Returns a name, and the type of a function behind its colon: `show: (String) -> Void`.
  package func nameAndFunctionType(around colon: Int) -> (name: Int, type: Range<Int>)? {
    guard kind(colon - 1) == .identifier,
      kind(colon + 1) == .leftParenthesis || kind(colon + 1) == .at
    else { return nil }
    return (colon - 1, typeRange(from: colon + 1, limit: min(colon + Self.typeLimit, count)))
  }

  /// Returns the parenthesis of a function's type: in `((String) -> Void)?` the inner one.
  package func parametersOfFunction(in type: Range<Int>) -> Int? {
    var index = type.lowerBound
    while index < type.upperBound {
      switch self[index].kind {
      case .at: index += 2
      case .leftParenthesis:
        var next = after(index)
        while keyword(next) == .async || keyword(next) == .throws { next += 1 }
        if kind(next) == .arrow { return index }
        index += 1
      default: return nil
      }
    }
    return nil
  }
}
