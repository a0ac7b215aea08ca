/// Returns the type of an expression, as far as tokens and declarations make it evident.
package struct ExpressionTyper {
  let list: TokenList
  let names: NameScope
  /// Steps that may still be taken, so that no expression costs more than constant time beyond its
  /// own length.
  private(set) var budget: Int
  private(set) var depth = 0
  /// The parameters of the closure whose result is read, where the call tells their types.
  private(set) var given: [String: TypeName] = [:]

  private static let depthLimit = 24

  package init(_ list: TokenList, _ names: NameScope, budget: Int = 400) {
    self.list = list
    self.names = names
    self.budget = budget
  }

  var index: TypeIndex { names.index }

  /// Returns the type of an expression; nil where it is not evident.
  package mutating func type(of expression: Range<Int>) -> TypeName? {
    depth == 0 ? typeWithin(expression)?.unqualified : typeWithin(expression)
  }

  private mutating func typeWithin(_ expression: Range<Int>) -> TypeName? {
    guard budget > 0, depth < Self.depthLimit else { return nil }
    budget -= 1
    depth += 1
    defer { depth -= 1 }
    let range = withoutEffects(expression)
    guard let first = range.first else { return nil }
    switch list.shape(of: range) {
    case .statement:
      let results = list.results(inBody: range)
      guard let first = results.first else { return nil }
      return results.dropFirst().reduce(type(of: first)) { .joined($0, type(of: $1)) }
    case .conditional(let left, let right), .coalescing(let left, let right):
      return TypeName.joined(type(of: left), type(of: right))
    default: break
    }
    let operators = range.filterTopLevel(list) { isBinaryOperator($0, in: range) }
    if !operators.isEmpty { return type(of: operators, in: range) }
    if let cast = list.cast(in: range), cast > first {
      return castType(after: cast, limit: range.upperBound)
    }
    if list[first].kind == .other, range.count > 1 { return type(ofPrefixed: range) }
    var chain = PostfixChain(in: range)
    return type(of: &chain)
  }

  /// Lets another typer go on with what may still be spent.
  mutating func delegate(
    _ list: TokenList,
    _ names: NameScope,
    given: [String: TypeName] = [:],
    _ work: (inout ExpressionTyper) -> TypeName?
  ) -> TypeName? {
    guard depth < Self.depthLimit, budget > 0 else { return nil }
    var other = ExpressionTyper(list, names, budget: budget - 1)
    other.depth = depth + 1
    other.given = given
    defer { budget = other.budget }
    return work(&other)
  }

  private func withoutEffects(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, [.try, .await].contains(list.keyword(start)) {
      start += 1
      // `try?` and `try!`.
      if list.kind(start) == .other, list[start].end == list[start - 1].end + 1 { start += 1 }
    }
    return start..<range.upperBound
  }

  private func castType(after keyword: Int, limit: Int) -> TypeName? {
    let mark = list.kind(keyword + 1) == .other || list.kind(keyword + 1) == .question
    var parser = TypeParser(list, in: keyword + (mark ? 2 : 1)..<limit)
    return parser.parse()
  }

  private mutating func type(ofPrefixed range: Range<Int>) -> TypeName? {
    switch list.bytes[list[range.lowerBound].start] {
    case "-", "~", "&": type(of: range.dropFirst())
    case "!": .bool
    default: nil
    }
  }
}

// MARK: - Operators

extension ExpressionTyper {
  /// Returns whether an operator stands between two operands: with white space on both sides, or on
  /// neither.
  private func isBinaryOperator(_ index: Int, in range: Range<Int>) -> Bool {
    guard index > range.lowerBound, index + 1 < range.upperBound else { return false }
    switch list[index].kind {
    case .plus: return true
    case .identifier: return list.keyword(index) == .is
    case .other: break
    default: return false
    }
    let isSpaced = list[index - 1].end < list[index].start
    guard isSpaced == (list[index].end < list[index + 1].start) else { return false }
    return isSpaced || ["-", "*", "/", "%", "..<", "...", "==", "!="].contains(list.text(index))
  }

  private mutating func type(of operators: [Int], in range: Range<Int>) -> TypeName? {
    var joined: TypeName?
    var start = range.lowerBound
    var isRange = false
    for index in operators {
      switch list.text(index) {
      case "+", "-", "*", "/", "%", "&+", "&-", "&*", "<<", ">>", "|", "&", "^": break
      case "==", "!=", "<", ">", "<=", ">=", "&&", "||", "===", "!==", "~=", "is": return .bool
      case "..<", "...": isRange = true
      default: return nil
      }
    }
    for end in operators + [range.upperBound] {
      let operand = type(of: start..<end)
      joined = start == range.lowerBound ? operand : joinedOperands(joined, operand)
      start = end + 1
    }
    return isRange ? joined.map { TypeName("Range", [$0.isLiteral ? .int : $0]) } : joined
  }

  /// The type of a sum or the like; what is not known may be anything beside a literal.
  private func joinedOperands(_ left: TypeName?, _ right: TypeName?) -> TypeName? {
    if left == .integerLiteral, right == .floatLiteral { return right }
    return TypeName.joined(left, right)
  }
}

extension Range<Int> {
  package func dropFirst() -> Range<Int> { Swift.min(lowerBound + 1, upperBound)..<upperBound }

  fileprivate func filterTopLevel(_ list: TokenList, _ isIncluded: (Int) -> Bool) -> [Int] {
    var found: [Int] = []
    var index = lowerBound
    while index < upperBound {
      if isIncluded(index) { found.append(index) }
      index = list.after(index)
    }
    return found
  }
}
