// The calls that closures are arguments of.
extension ScopedFile {
  /// Returns the name and the parenthesis of the call whose argument the closure at `brace` is.
  package func closureCall(at brace: Int) -> (name: Int, parenthesis: Int?)? {
    let brace = firstClosure(before: brace)
    return switch list.kind(brace - 1) {
    case .rightParenthesis: scopes.opening(of: brace - 1).flatMap(call)
    case .identifier where list.keyword(brace - 1) == nil: (brace - 1, nil)
    case .colon, .comma, .leftParenthesis: scopes.parenthesis(around: brace).flatMap(call)
    default: nil
    }
  }

  /// Returns the brace of the closure whose parameters `$0` and `$1` mean at a place; nil where no call
  /// takes it.
  package func closureOfPositions(around place: Int) -> Int? {
    for scope in scopes.scopes(around: place) {
      guard case .closure(let brace) = scope.kind else { continue }
      if closureCall(at: brace) != nil || list.kind(brace - 1) == .equals { return brace }
      // A word before a brace is that of an accessor, as in `get {`; any other closure is a value.
      guard list.kind(brace - 1) == .identifier else { return nil }
    }
    return nil
  }

  /// Returns whether a brace opens a closure, and not the body of a statement or a declaration.
  package func isClosure(_ brace: Int) -> Bool {
    scopes.scopes(around: brace + 1).contains { scope in
      if case .closure(brace) = scope.kind { true } else { false }
    }
  }

  /// Returns the brace of the innermost closure around another one that is an argument of a call with
  /// a name.
  package func closure(of name: String, around brace: Int) -> Int? {
    for scope in scopes.scopes(around: brace) {
      guard case .closure(let outer) = scope.kind, outer != brace, let call = closureCall(at: outer)
      else { continue }
      if list.text(call.name) == name { return outer }
    }
    return nil
  }

  /// Returns the brace of the first closure behind a call, of which others with labels may follow; no
  /// call has more of them than are looked at.
  private func firstClosure(before brace: Int) -> Int {
    var first = brace
    for _ in 0..<8 {
      guard list.kind(first - 1) == .colon, list.kind(first - 3) == .rightBrace,
        let before = scopes.opening(of: first - 3)
      else { return first }
      first = before
    }
    return first
  }

  private func call(openedBy parenthesis: Int) -> (name: Int, parenthesis: Int?)? {
    guard list.kind(parenthesis - 1) == .identifier, list.keyword(parenthesis - 1) == nil else {
      return nil
    }
    return (parenthesis - 1, parenthesis)
  }

  /// Returns the expression before the dot of a member.
  package func receiver(ofMember name: Int) -> Range<Int>? {
    guard name > 1, list.kind(name - 1) == .dot || isForcedDot(name - 1) else { return nil }
    return chain(before: name - 1)
  }

  /// Returns the operand with its members and calls that ends before a token.
  package func chain(before end: Int) -> Range<Int>? {
    var start = end
    while start > 0, let before = operand(endingAt: start - 1) {
      start = before
      guard start > 1, list.kind(start - 1) == .dot || isForcedDot(start - 1) else { break }
      start -= 1
    }
    return start < end ? start..<end : nil
  }

  /// Returns where the name, call or subscript begins that ends at a token.
  private func operand(endingAt end: Int) -> Int? {
    var index = end
    while index >= 0 {
      switch list[index].kind {
      case .other where list.text(index) == "?" || list.text(index) == "!": index -= 1
      case .rightParenthesis, .rightBracket, .rightBrace:
        guard let opening = scopes.opening(of: index) else { return nil }
        guard list[index].kind == .rightBrace || followsOperand(opening) else { return opening }
        index = opening - 1
      case .identifier: return mayBeName(index) ? index : nil
      case .string, .interpolatedString, .number: return index
      default: return nil
      }
    }
    return nil
  }

  /// Returns whether a word is no keyword that an implicit member may follow.
  private func mayBeName(_ index: Int) -> Bool {
    switch list.keyword(index) {
    case .return, .in, .case, .else, .try, .await, .where: list.kind(index - 1) == .dot
    default: true
    }
  }

  /// Returns whether a bracket belongs to what stands before it.
  private func followsOperand(_ bracket: Int) -> Bool {
    switch list.kind(bracket - 1) {
    case .identifier: list.keyword(bracket - 1) == nil || list.keyword(bracket - 1) == .self
    case .rightParenthesis, .rightBracket: true
    default: false
    }
  }

  private func isForcedDot(_ index: Int) -> Bool {
    list.kind(index) == .other && list.text(index) == "!."
  }

  /// Counts the parameters that a closure names.
  package func parameterCount(ofClosureAt brace: Int) -> Int {
    list.closureHead(at: brace)?.parameters.count ?? 0
  }

  /// Returns the names that can be meant at a token of a list that is a part of this file.
  package func names(of list: TokenList, at token: Int) -> NameScope {
    names(at: self.token(at: list[token].start))
  }
}
