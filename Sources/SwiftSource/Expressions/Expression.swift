/// An expression by its outermost shape.
///
/// Its parts are lowered on demand, so that an expression costs what is looked at:
/// its texts, its type and its literals are folds over one shape after the other.
package struct Expression {
  package enum Shape {
    case nothing
    /// `if` and `switch`, which yield what their branches do.
    case statement
    case conditional(Range<Int>, Range<Int>)
    case coalescing(Range<Int>, Range<Int>)
    /// The operands between plus signs.
    case sum([Range<Int>])
    /// The components between commas, whose parentheses were taken away.
    case tuple([Range<Int>])
    case literal(Int)
    case name(Int)
    /// The bracket of an array or a dictionary.
    case collection(Int)
    /// The brace of a closure.
    case closure(Int)
    /// The parenthesis around an expression or a tuple.
    case parenthesized(Int)
    /// `.init(…)` by its parenthesis.
    case initializer(Int)
    /// `{ … }()` by its brace.
    case calledClosure(Int)
    /// Any other single token.
    case other(Int)
    /// Anything longer: members, calls, subscripts, other operators.
    case chain
  }

  /// The tokens, without what was taken away around them.
  package let range: Range<Int>
  package let shape: Shape

  /// The two expressions of a choice, of which one is the value.
  package var branches: (Range<Int>, Range<Int>)? { shape.branches }
}

extension Expression.Shape {
  /// The two expressions of a choice, of which one is the value.
  package var branches: (Range<Int>, Range<Int>)? {
    switch self {
    case .conditional(let left, let right), .coalescing(let left, let right): (left, right)
    default: nil
    }
  }
}

extension TokenList {
  /// Returns the values among which an expression chooses by `?:` and `??`.
  package func alternatives(of range: Range<Int>, depth: Int = 0) -> [Range<Int>] {
    let expression = expression(in: range)
    // Deeper choices are none that a person writes.
    guard depth < 64, let (left, right) = expression.branches else { return [expression.range] }
    return alternatives(of: left, depth: depth + 1) + alternatives(of: right, depth: depth + 1)
  }

  /// Lowers an expression without the parentheses around the whole, `try` and `await` before it, and a
  /// cast after it.
  package func expression(in range: Range<Int>) -> Expression {
    let range = strippedExpression(range)
    return Expression(range: range, shape: shape(of: range))
  }

  /// Returns the shape of an expression as it stands.
  package func shape(of range: Range<Int>) -> Expression.Shape {
    guard let first = range.first else { return .nothing }
    if keyword(first) == .if || keyword(first) == .switch { return .statement }
    if after(first) == range.upperBound { return shapeOfOperand(first) }
    let marks = marks(in: range)
    // The values of a tuple may be choices and sums; a comma between angle brackets parts none.
    let parts = marks.hasComma ? split(range) : []
    if parts.count > 1, !marks.hasGenericArguments { return .tuple(parts) }
    if let question = marks.question, let branches = branches(behind: question, in: range) {
      return .conditional(branches.0, branches.1)
    }
    if let operation = marks.coalescing {
      return .coalescing(range.lowerBound..<operation, operation + 1..<range.upperBound)
    }
    if marks.hasPlus { return .sum(split(range, at: .plus)) }
    return parts.count > 1 ? .tuple(parts) : shapeOfChain(range)
  }

  private func shapeOfOperand(_ token: Int) -> Expression.Shape {
    switch self[token].kind {
    case .string, .interpolatedString: .literal(token)
    case .identifier: .name(token)
    case .leftBracket: .collection(token)
    case .leftBrace: .closure(token)
    case .leftParenthesis: .parenthesized(token)
    default: .other(token)
    }
  }

  private func shapeOfChain(_ range: Range<Int>) -> Expression.Shape {
    let first = range.lowerBound
    if self[first].kind == .leftBrace, kind(after(first)) == .leftParenthesis {
      return .calledClosure(first)
    }
    if self[first].kind == .dot, keyword(first + 1) == .`init`, kind(first + 2) == .leftParenthesis,
      after(first + 2) == range.upperBound
    {
      return .initializer(first + 2)
    }
    return .chain
  }

  /// The first marks in no bracket that tell shapes from each other.
  private struct Marks {
    var question: Int?
    var coalescing: Int?
    var hasPlus = false
    var hasComma = false
    var hasGenericArguments = false
  }

  private func marks(in range: Range<Int>) -> Marks {
    var marks = Marks()
    var index = range.lowerBound
    while index < range.upperBound {
      switch self[index].kind {
      case .question: if marks.question == nil { marks.question = index }
      case .nilCoalescing: if marks.coalescing == nil { marks.coalescing = index }
      case .plus: marks.hasPlus = true
      case .comma: marks.hasComma = true
      case .other where bytes[self[index].start] == "<" && self[index].start == self[index - 1].end:
        marks.hasGenericArguments = true
      default: break
      }
      index = after(index)
    }
    return marks
  }

  /// Returns what stands after a `?` and after its `:`.
  private func branches(behind question: Int, in range: Range<Int>) -> (Range<Int>, Range<Int>)? {
    var depth = 0
    var index = question + 1
    while index < range.upperBound {
      switch self[index].kind {
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

  /// Takes away parentheses around the whole, `try` and `await` before it, and a cast after it.
  package func strippedExpression(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first {
      if keyword(first) == .try || keyword(first) == .await {
        range = first + 1..<range.upperBound
      } else if self[first].kind == .leftParenthesis, after(first) == range.upperBound {
        range = inside(first)
      } else if let cast = cast(in: range), cast > first {
        range = first..<cast
      } else {
        break
      }
    }
    return range
  }

  /// Returns the word `as` of an expression that is cast as a whole: of a choice, a cast concerns one
  /// branch alone.
  package func cast(in range: Range<Int>) -> Int? {
    var cast: Int?
    var index = range.lowerBound
    while index < range.upperBound {
      switch self[index].kind {
      case .question, .nilCoalescing: return nil
      default:
        if cast == nil, self[index].spells(.as), keyword(index) == .as { cast = index }
      }
      index = after(index)
    }
    return cast
  }

  /// Whether what ends with a token is cast.
  package func isCast(_ last: Int) -> Bool { keyword(last + 1) == .as }

  /// Returns the type that an expression is cast to: of `as T`, `as? T` and `as! T`.
  package func type(castBy cast: Int, in range: Range<Int>) -> Range<Int> {
    let isMarked = kind(cast + 1) == .other || kind(cast + 1) == .question
    return cast + (isMarked ? 2 : 1)..<range.upperBound
  }

  /// An element of a collection's literal; an array's has no key.
  package typealias Entry = (key: Range<Int>?, value: Range<Int>)

  /// Returns the elements between a bracket and its partner.
  package func entries(in bracket: Int) -> [Entry] {
    split(inside(bracket)).map(entry)
  }

  private func entry(of element: Range<Int>) -> Entry {
    let colon = topLevel(.colon, in: element)
    guard let colon else { return (nil, element) }
    // The colon of a choice divides no key from a value.
    if case .conditional = shape(of: element) { return (nil, element) }
    return (element.lowerBound..<colon, colon + 1..<element.upperBound)
  }

  /// Returns the statements of a closure, without its parameters.
  package func closureBody(_ brace: Int) -> Range<Int> {
    let range = inside(brace)
    let head = firstTopLevel(in: range) { self[$0].spells(.in) && keyword($0) == .in }
    return (head.map { $0 + 1 } ?? range.lowerBound)..<range.upperBound
  }
}
