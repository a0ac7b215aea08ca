// Chains that give an element of a collection, or what a closure makes of a value.
extension TokenList {
  /// Returns the bracket of the collection whose element a chain gives: of `["a", "b"][i]`,
  /// `["a"].first` and `["a", "b"].randomElement()!`.
  package func collection(ofElementIn chain: Range<Int>) -> Int? {
    guard let bracket = chain.first, kind(bracket) == .leftBracket else { return nil }
    var index = after(bracket)
    if kind(index) == .leftBracket, self[index - 1].end == self[index].start {
      index = after(index)
    } else if kind(index) == .dot, Self.elements.contains(index + 1, of: self) {
      index = kind(index + 2) == .leftParenthesis ? after(index + 2) : index + 2
    } else {
      return nil
    }
    if isOperator("!", index) { index += 1 }
    return index == chain.upperBound ? bracket : nil
  }

  private static let elements = Vocabulary(["first", "last", "max", "min", "randomElement"])

  /// Returns the brace of the closure that makes the value of a chain: of `n.map { "a \($0)" }` and
  /// `n.flatMap({ … })`.
  package func mapping(endingIn chain: Range<Int>) -> Int? {
    guard let brace = closure(endingIn: chain), brace > chain.lowerBound + 2 else { return nil }
    let name = kind(brace - 1) == .leftParenthesis ? brace - 2 : brace - 1
    return isMember(name) && Self.mappings.contains(name, of: self) ? brace : nil
  }

  /// Returns the last token of a chain in no bracket, or the bracket that the chain ends with.
  private func lastPart(of chain: Range<Int>) -> Int {
    var index = chain.lowerBound
    var last = index
    while index < chain.upperBound {
      last = index
      index = after(index)
    }
    return last
  }

  /// Returns the bracket of the subscript that a chain ends with: of `texts["a"]`.
  package func subscriptBracket(endingIn chain: Range<Int>) -> Int? {
    guard kind(chain.upperBound - 1) == .rightBracket else { return nil }
    let last = lastPart(of: chain)
    return last > chain.lowerBound && kind(last) == .leftBracket ? last : nil
  }

  /// Returns what an element is where a dictionary has none: of `texts["a", default: "b"]` the literal.
  package func defaultValue(ofElementIn chain: Range<Int>) -> Range<Int>? {
    guard let bracket = subscriptBracket(endingIn: chain) else { return nil }
    let arguments = arguments(in: bracket)
    return arguments.count == 2 && arguments[1].label == "default" ? arguments[1].value : nil
  }

  private func closure(endingIn chain: Range<Int>) -> Int? {
    let last = lastPart(of: chain)
    switch kind(last) {
    case .leftBrace: return last
    case .leftParenthesis:
      return kind(last + 1) == .leftBrace && after(last + 1) == chain.upperBound - 1
        ? last + 1 : nil
    default: return nil
    }
  }

  private static let mappings = Vocabulary(["compactMap", "flatMap", "map"])

  /// Returns the parenthesis of `.some(…)`, `.success(…)` and `.constant(…)`, whose value is what they hold.
  package func wrappingCase(in chain: Range<Int>) -> Int? {
    guard let dot = chain.first, kind(dot) == .dot, kind(dot + 2) == .leftParenthesis,
      Self.cases.contains(dot + 1, of: self), after(dot + 2) == chain.upperBound
    else { return nil }
    return dot + 2
  }

  private static let cases = Vocabulary(["constant", "some", "success"])

  /// Returns whether an argument is the first one of a call whose initializer is named:
  /// `Key.init("…")`.
  package func isInitializerNamed(_ argument: Range<Int>) -> Bool {
    kind(argument.lowerBound - 1) == .leftParenthesis
      && keyword(argument.lowerBound - 2) == .`init`
  }

  /// Returns whether a type's name is called, by itself or as `Key.init`.
  package func isInitialized(_ type: Int) -> Bool {
    isCalled(type) || hasMember(type) && keyword(type + 2) == .`init`
  }

  /// Returns the type that the head of a closure names as its result: `{ n -> Key in`.
  package func result(ofClosureAt brace: Int) -> Range<Int>? {
    guard let head = closureHead(at: brace), let arrow = topLevel(.arrow, in: head.range) else {
      return nil
    }
    return arrow + 1..<head.range.upperBound
  }

  /// Tells of most names that the head of a closure does not end behind them.
  package func mayEndClosureHead(_ name: Int) -> Bool {
    keyword(name + 1) == .in || keyword(name + 2) == .in
  }

  /// Returns the brace of the closure whose head ends with a type that a name is the last one of.
  package func closure(yielding name: Int) -> Int? {
    var end = name + 1
    while end < name + 4, [.rightBracket, .question].contains(kind(end)) || isOperator("?", end) {
      end += 1
    }
    guard keyword(end) == .in, let brace = bracket(around: name).flatMap(braceAround) else {
      return nil
    }
    return result(ofClosureAt: brace)?.contains(name) ?? false ? brace : nil
  }

  /// A bracket itself, or the brace around it where it is one of a type.
  private func braceAround(_ bracket: Int) -> Int? {
    if kind(bracket) == .leftBrace { return bracket }
    return self.bracket(around: bracket).flatMap { kind($0) == .leftBrace ? $0 : nil }
  }
}
