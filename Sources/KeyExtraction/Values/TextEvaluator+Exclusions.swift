// Cases of enumerations that the code has excluded before it makes a text of a value.
extension TextEvaluator {
  /// Returns the cases that the value of a name cannot be here: `status`, `self`.
  func excludedCases(ofName name: String) -> Set<String> {
    guard let file = names.file else { return [] }
    let found = file.scopes.exclusions(of: name, at: names.position)
    return found.cases.isEmpty || file.mayChange(found, before: names.position) ? [] : found.cases
  }

  /// Returns the names of those cases that a value can be which are not excluded; nil where that is all
  /// that is known.
  func cases(of type: TypeName, told: Texts?, butFor excluded: Set<String>) -> Texts? {
    guard !excluded.isEmpty, let place else { return told }
    let all = index.enumerations(named: type.name, from: place).flatMap { $0.cases.map(\.name) }
    let rest = (told?.patterns.compactMap(\.text) ?? all).filter { !excluded.contains($0) }
    return rest.isEmpty ? told : rest.map { Texts($0) }.joined()
  }
}

extension ScopedFile {
  /// Tells whether what is excluded may hold no longer at a token: in builds that have other code than
  /// what excludes it, and for `self` in a function that may change it.
  fileprivate func mayChange(_ found: LexicalScopes.Exclusions, before position: Int) -> Bool {
    let isConditional = (found.start..<position).contains { index in
      list.kind(index) == .directive && list.text(index).hasPrefix("#e")
    }
    if isConditional || !found.isOfSelf { return isConditional }
    return head(ofFunctionBefore: found.start).contains { spells("mutating", at: $0) }
  }

  /// Returns the words before the last `func` before a token, with all that stands between the two.
  private func head(ofFunctionBefore index: Int) -> Range<Int> {
    let before = max(0, index - Self.reach)..<index
    let function = before.last { spells("func", at: $0) } ?? before.lowerBound
    return max(0, function - Self.modifiers)..<index
  }

  private func spells(_ word: String, at index: Int) -> Bool {
    list.kind(index) == .identifier && list.bytes[list[index].range].elementsEqual(word.utf8)
  }

  /// Functions are seldom longer, and hostile input costs linear time.
  private static let reach = 4000
  /// So many words may stand before `func`: `@discardableResult public mutating`.
  private static let modifiers = 6
}
