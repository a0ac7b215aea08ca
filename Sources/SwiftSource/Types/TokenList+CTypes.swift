/// The types that stand before names in declarations of C.
extension TokenList {
  /// Returns the tokens of a type before the name that it declares; nil where the name is only used.
  package func cType(before name: Int) -> Range<Int>? {
    var start = name
    while start > 0, name - start < 8 {
      let previous = start - 1
      let isWord = kind(previous) == .identifier && !Self.statements.contains(text(previous))
      guard isWord || isOperator("*", previous) else { break }
      start = previous
    }
    let type = start..<name
    // `a * b` is a product, where nothing begins a statement.
    let isFirst = start == 0 || isFirstOnLine(start) || endsDeclaration(start - 1)
    return isFirst && type.contains(where: isTypeWord) ? type : nil
  }

  /// Returns the name in `NSString *name` behind a token.
  package func objectName(behind index: Int, of type: String) -> Int? {
    kind(index + 3) == .identifier && text(index + 1) == type ? index + 3 : nil
  }

  /// Returns where the value begins that a body returns in its first statement.
  package func startOfResult(inBody body: Range<Int>) -> Int? {
    keyword(body.lowerBound) == .return ? body.lowerBound + 1 : nil
  }

  /// Whether a statement, a parameter or the attributes of a property end in a token.
  private func endsDeclaration(_ index: Int) -> Bool {
    switch kind(index) {
    case .semicolon, .leftBrace, .rightBrace, .leftParenthesis, .rightParenthesis, .comma, .at: true
    default: false
    }
  }

  /// Whether what may follow the name of a declared variable stands behind a name.
  package func endsDeclarator(_ name: Int) -> Bool {
    switch kind(name + 1) {
    case .semicolon, .equals, .comma: true
    default: false
    }
  }

  /// Whether a token is a word of a type, and no qualifier.
  package func isTypeWord(_ index: Int) -> Bool {
    kind(index) == .identifier && !Self.qualifiers.contains(text(index))
  }

  /// Words that say nothing of the type beside which they stand.
  private static let qualifiers: Set<String> = [
    "__autoreleasing", "__block", "__strong", "__unsafe_unretained", "__weak", "_Nonnull",
    "_Nullable", "const", "extern", "nonnull", "nullable", "property", "static", "volatile",
  ]

  /// Words before a name that is used, and not declared.
  private static let statements: Set<String> = [
    "case", "do", "else", "goto", "in", "return", "sizeof", "throw",
  ]
}
