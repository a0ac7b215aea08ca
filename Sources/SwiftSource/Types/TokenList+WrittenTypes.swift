// Types that are written down in the file of a use, as far as these leave no doubt.
extension TokenList {
  /// Returns the one word that is the type of an expression which is one name, or one behind `self` and a
  /// dot; nil where it is not written down.
  package func wordOfType(of range: Range<Int>) -> String? {
    guard let name = ownName(in: range), keyword(name) == nil else { return nil }
    let local = range.count == 1 ? localType(of: name) : nil
    return (local ?? propertyType(of: name))?.first.map(text)
  }

  /// Returns where the type of a parameter or local variable stands; an empty range where it is not
  /// written down.
  private func localType(of use: Int) -> Range<Int>? {
    let limit = max(0, use - Self.assignmentDistance)
    // Within braces that are closed again, names mean nothing here.
    var closed = 0
    for index in stride(from: use - 1, through: limit, by: -1) {
      if kind(index) == .rightBrace { closed += 1 }
      if kind(index) == .leftBrace { closed = max(0, closed - 1) }
      guard closed == 0 else { continue }
      if isName(of: use, at: index), !isMember(index) {
        if let type = payloadType(boundAt: index) { return type }
        if isDeclared(index) { return writtenType(behind: index) }
        // A closure's parameter, or the variable of a loop.
        if keyword(index + 1) == .in { return index..<index }
        if let type = typeInClosureHead(of: index) { return type }
      }
      guard let parameters = parameters(ofFunctionAt: index, around: use) else { continue }
      let parameter = parameters.first { isName(of: use, at: $0) && isLabel($0) }
      return parameter.map { writtenType(behind: $0) }
    }
    // What lies further away may have another variable of the name.
    return limit == 0 ? nil : use..<use
  }

  /// Returns where the type stands of what a name is bound to in `case let .found(count)`, if the file
  /// declares such a case once.
  private func payloadType(boundAt name: Int) -> Range<Int>? {
    let open = stride(from: name - 1, through: max(0, name - 12), by: -1).first {
      kind($0) == .leftParenthesis && partner(of: $0) > name
    }
    guard let open, kind(open - 1) == .identifier, kind(open - 2) == .dot,
      [open - 3, open - 4].contains(where: { keyword($0) == .case }),
      let position = split(inside(open)).firstIndex(where: { $0.contains(name) })
    else { return nil }
    let declarations = range.filter { index in
      isName(of: open - 1, at: index) && isCalled(index)
        && (introducer(of: index) == .case || kind(index - 1) == .comma)
    }
    guard declarations.count == 1 else { return nil }
    let payload = split(inside(declarations[0] + 1))
    guard position < payload.count else { return nil }
    let part = payload[position]
    if isLabel(part.lowerBound) { return writtenType(behind: part.lowerBound) }
    return part.count == 1 && kind(part.lowerBound) == .identifier ? part : nil
  }

  /// How many tokens of a closure's head are looked at.
  private static let headDistance = 24

  /// Returns where the type stands of a name that a closure's head declares: `{ [name = value] in` and
  /// `{ (name: T) in`; an empty range where it is not written down.
  private func typeInClosureHead(of name: Int) -> Range<Int>? {
    guard isSet(name) || isLabel(name) else { return nil }
    let open = stride(from: name - 1, through: max(0, name - Self.headDistance), by: -1).first {
      partner(of: $0) > name
    }
    guard let open, kind(open - 1) == .leftBrace || kind(open - 1) == .rightBracket else {
      return nil
    }
    let end = after(open)
    let isHead = firstTopLevel(in: end..<min(end + Self.headDistance, count)) { keyword($0) == .in }
    return isHead == nil ? nil : writtenType(behind: name)
  }

  /// Returns what stands between the parentheses of a function, if a use is in its body.
  private func parameters(ofFunctionAt index: Int, around use: Int) -> Range<Int>? {
    guard keyword(index) == .func || keyword(index) == .`init`, !isMember(index),
      let parenthesis = topLevel(.leftParenthesis, in: index..<min(index + 16, use))
    else { return nil }
    let rest = after(parenthesis)..<max(use, after(parenthesis))
    guard let body = topLevel(.leftBrace, in: rest),
      inside(body).contains(use)
    else { return nil }
    return inside(parenthesis)
  }

  /// Returns where the type of a property stands, if the file declares the name once only.
  private func propertyType(of use: Int) -> Range<Int>? {
    guard tokens.count < Self.propertyDistance else { return nil }
    var declaration: Int?
    for index in range where isName(of: use, at: index) {
      if keyword(index + 1) == .in { return nil }
      guard isDeclared(index) else { continue }
      if declaration != nil { return nil }
      declaration = index
    }
    return declaration.map { writtenType(behind: $0) }
  }

  /// Returns the one word behind a name and a colon, if no more belongs to the type.
  private func writtenType(behind name: Int) -> Range<Int> {
    let type = name + 2
    guard isLabel(name), kind(type) == .identifier else { return name..<name }
    switch kind(type + 1) {
    case .dot, .question, .at, .leftParenthesis, .arrow: return name..<name
    case .other where !isFirstOnLine(type + 1): return name..<name
    default: return type..<type + 1
    }
  }
}
