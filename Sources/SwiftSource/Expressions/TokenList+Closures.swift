extension TokenList {
  /// The part between the brace of a closure and its `in`.
  package struct ClosureHead {
    /// The text between the brackets of the captures; empty where there are none.
    let captures: Range<Int>
    /// The part behind the captures: the parameters, and the type of the result.
    package let range: Range<Int>
    package let parameters: [Range<Int>]
  }

  /// Reads closure parameters: `{ item in`, `{ (index, item: T) -> Void in`, `{ [weak self] x in` and
  /// `{ @MainActor item in`; nil where a brace opens none.
  package func closureHead(at brace: Int) -> ClosureHead? {
    let limit = min(brace + Self.closureHeadLimit, count)
    var index = brace + 1
    while kind(index) == .at, index < limit { index = endOfAttribute(at: index) }
    let captures = kind(index) == .leftBracket ? inside(index) : index..<index
    if kind(index) == .leftBracket { index = after(index) }
    let start = index
    while index < limit, keyword(index) != .in {
      guard isPartOfClosureHead(index) else { return nil }
      index = after(index)
    }
    guard index < limit else { return nil }
    let parameters = kind(start) == .leftParenthesis ? inside(start) : start..<index
    return ClosureHead(captures: captures, range: start..<index, parameters: split(parameters))
  }

  /// Returns the token behind an attribute, whose arguments touch its name.
  private func endOfAttribute(at sign: Int) -> Int {
    let end = sign + 2
    return kind(end) == .leftParenthesis && self[end].start == self[end - 1].end ? after(end) : end
  }

  /// A head with more tokens is none that a person writes.
  private static let closureHeadLimit = 48

  private func isPartOfClosureHead(_ index: Int) -> Bool {
    switch self[index].kind {
    case .identifier:
      keyword(index) == nil || [.async, .throws, .any, .some].contains(keyword(index))
    case .leftParenthesis, .leftBracket, .comma, .colon, .arrow, .dot, .at: true
    case .other: "<>?!.&".utf8.contains(bytes[self[index].start])
    default: false
    }
  }
}
