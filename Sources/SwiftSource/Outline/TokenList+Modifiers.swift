extension Vocabulary {
  /// The modifiers of what no other file sees.
  package static let `private` = Vocabulary(["private", "fileprivate"])
  /// Those of what no other module sees.
  package static let `internal` = Vocabulary(["private", "fileprivate", "internal"])
  package static let `public` = Vocabulary(["public", "open"])
}

extension TokenList {
  /// Returns the first token behind a declaration and the observers of a property.
  package func endOfBody(of item: Outline.Item) -> Int {
    isObserver(item.end) ? after(item.end) : item.end
  }

  /// Whether a declaration is one of the type itself, and not of its values.
  package func isStatic(_ keyword: Int) -> Bool {
    self.keyword(keyword - 1) == .static || self.keyword(keyword - 1) == .class
      || self.keyword(keyword - 2) == .static
  }

  /// Whether a declaration has one of some modifiers.
  ///
  /// Attributes with their arguments stand among the modifiers; the declaration before ends in what
  /// is no part of them.
  package func hasModifier(_ modifiers: Vocabulary, before keyword: Int) -> Bool {
    for index in stride(from: keyword - 1, through: max(0, keyword - 32), by: -1) {
      switch kind(index) {
      case .identifier:
        if modifiers.contains(index, of: self) { return true }
        let known = self.keyword(index)
        if known != nil, known != .static, known != .class, known != .set { return false }
      case .leftBrace, .rightBrace, .equals, .semicolon: return false
      default: break
      }
    }
    return false
  }
}
