import LocalizationModel

extension DeclarationReader {
  /// Reads a static member that is nothing but a look-up, as SwiftGen generates it:
  /// `static let title = L10n.tr("Localizable", "home.title")`.
  ///
  /// Returns whether it is one. Such a definition is no use of the key; the uses of the member are.
  mutating func readAccessor(at keyword: Int, in scope: TypeScope?) -> Bool {
    guard let scope, let call = lookUp(after: keyword) else { return false }
    let arguments = list.arguments(in: call + 1)
    let evaluator = KeyEvaluator(list: list, language: .swift)
    guard arguments.count >= 2, arguments[0].label == nil, arguments[1].label == nil,
      let table = evaluator.literalText(in: arguments[0].value),
      let key = evaluator.literalText(in: arguments[1].value)
    else { return false }
    declarations.accessors.append(
      KeyAccessor(
        components: scope.path + [list.text(keyword + 1)],
        table: table,
        key: key,
        isImplicitMember: false
      )
    )
    declarations.understoodSites[path, default: []].insert(list[call].start)
    declarations.definedKeys[path, default: []].insert(key)
    return true
  }

  /// Returns the name of the call of `tr` in the member that begins at a keyword; a generated member
  /// has it near its beginning.
  private func lookUp(after keyword: Int) -> Int? {
    let limit = min(keyword + 120, list.count)
    for index in min(keyword + 1, limit)..<limit {
      switch list.keyword(index) {
      case .static, .let, .var, .func, .enum, .struct: return nil
      default: break
      }
      if list.kind(index) == .identifier, list.kind(index + 1) == .leftParenthesis,
        list.text(index) == "tr"
      {
        return index
      }
    }
    return nil
  }
}
