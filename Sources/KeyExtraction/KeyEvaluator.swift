import LocalizationModel

/// Tells which keys an expression can be, from its tokens alone.
struct KeyEvaluator {
  let list: TokenList
  let language: SourceSyntax

  /// What is known of a key.
  enum Outcome: Hashable {
    case key(String)
    case pattern(KeyPattern, reason: String)
  }

  /// Returns the keys that a `String` expression can be, each literal beneath `?:` and `??` on its
  /// own; what cannot be told becomes a pattern of its literal parts.
  func strings(in range: Range<Int>) -> [Outcome] {
    let range = stripped(range)
    if let (first, second) = conditionalBranches(of: range) {
      return unique(strings(in: first) + strings(in: second))
    }
    if let (first, second) = operands(of: .nilCoalescing, in: range) {
      return unique(strings(in: first) + strings(in: second))
    }
    return [concatenation(in: range)]
  }

  /// Returns the text of an expression that is one literal, or literals joined; nil for any other.
  func literalText(in range: Range<Int>) -> String? {
    guard case .key(let text) = concatenation(in: stripped(range)) else { return nil }
    return text
  }

  /// Returns every literal in an expression of a localizable type that becomes a key of its own, in
  /// order, as ranges of one token.
  func localizableLiterals(in range: Range<Int>) -> [Int] {
    let range = stripped(range)
    if let (first, second) = conditionalBranches(of: range) {
      return localizableLiterals(in: first) + localizableLiterals(in: second)
    }
    if let (first, second) = operands(of: .nilCoalescing, in: range) {
      return localizableLiterals(in: first) + localizableLiterals(in: second)
    }
    guard let first = range.first, range.count == 1 else { return elements(of: range) }
    switch list[first].kind {
    case .string, .interpolatedString: return [first]
    default: return []
    }
  }

  /// Returns the literals in an array literal, which the whole range must be.
  private func elements(of range: Range<Int>) -> [Int] {
    guard let first = range.first, list[first].kind == .leftBracket,
      list.after(first) == range.upperBound
    else { return [] }
    return list.split(list.inside(first)).flatMap(localizableLiterals)
  }

  /// Joins literals that stand beside each other in C, or between plus signs.
  private func concatenation(in range: Range<Int>) -> Outcome {
    var parts: [KeyPattern.Element] = []
    var reason = "key is not a string literal"
    for part in operands(joinedIn: range) {
      let part = stripped(part)
      guard let literal = literal(in: part) else {
        parts.append(.anything)
        continue
      }
      if literal.contains(.anything) { reason = "key is interpolated" }
      parts += literal
    }
    let pattern = KeyPattern(parts)
    if pattern.elements.isEmpty { return .key("") }
    if case .literal(let text) = pattern.elements[0], pattern.elements.count == 1 {
      return .key(text)
    }
    if reason == "key is not a string literal", pattern != .anything {
      reason = "key is put together at run time"
    }
    return .pattern(pattern, reason: reason)
  }

  /// Returns the parts of one literal, or of C's adjacent ones; nil where the range is anything else.
  private func literal(in range: Range<Int>) -> [KeyPattern.Element]? {
    switch language {
    case .swift:
      guard range.count == 1, list[range.lowerBound].isLiteral else { return nil }
      return SwiftLiteral(list.bytes, in: list[range.lowerBound].range)?.segments.map { segment in
        switch segment {
        case .text(let text): .literal(text)
        case .interpolation: .anything
        }
      }
    case .objectiveC:
      var parts: [KeyPattern.Element] = []
      var index = range.lowerBound
      while index < range.upperBound {
        if list.keyword(index) == .CFSTR, list.kind(index + 1) == .leftParenthesis {
          guard let inner = literal(in: list.inside(index + 1)) else { return nil }
          parts += inner
          index = list.after(index + 1)
          continue
        }
        guard list[index].kind == .string,
          let text = CLiteral.text(of: list.bytes, in: list[index].range)
        else { return nil }
        parts.append(.literal(text))
        index += 1
      }
      return parts.isEmpty ? nil : parts
    }
  }

  /// Divides at plus signs, which only Swift's strings have.
  private func operands(joinedIn range: Range<Int>) -> [Range<Int>] {
    guard language == .swift else { return [range] }
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if list[index].kind == .plus {
        parts.append(start..<index)
        start = index + 1
      }
      index = list.after(index)
    }
    return parts + [start..<max(start, range.upperBound)]
  }

  /// Returns what stands after the first `?` and after its `:`.
  private func conditionalBranches(of range: Range<Int>) -> (Range<Int>, Range<Int>)? {
    guard let question = firstIndex(of: .question, in: range) else { return nil }
    var depth = 0
    var index = question + 1
    while index < range.upperBound {
      switch list[index].kind {
      case .question: depth += 1
      case .colon where depth == 0:
        return (question + 1..<index, index + 1..<range.upperBound)
      case .colon: depth -= 1
      default: break
      }
      index = list.after(index)
    }
    return nil
  }

  private func operands(of kind: Token.Kind, in range: Range<Int>) -> (Range<Int>, Range<Int>)? {
    guard let index = firstIndex(of: kind, in: range) else { return nil }
    return (range.lowerBound..<index, index + 1..<range.upperBound)
  }

  private func firstIndex(of kind: Token.Kind, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if list[index].kind == kind { return index }
      index = list.after(index)
    }
    return nil
  }

  /// Takes away parentheses around the whole.
  private func stripped(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first, list[first].kind == .leftParenthesis,
      list.after(first) == range.upperBound
    {
      range = list.inside(first)
    }
    return range
  }

  private func unique(_ outcomes: [Outcome]) -> [Outcome] {
    outcomes.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension Token {
  var isLiteral: Bool { kind == .string || kind == .interpolatedString }
}

/// How the tokens of a file hang together.
enum SourceSyntax: Sendable {
  case swift
  case objectiveC
}
