import LocalizationModel
import SwiftSource
extension DeclarationReader {
  /// Reads a static member that is nothing but a look-up, as SwiftGen generates it:
  /// `static let title = L10n.tr("Localizable", "home.title")`.
  ///
  /// Returns whether it is one. Such a definition is no use of the key; the uses of the member are.
  mutating func readAccessor(at keyword: Int, in scope: TypeScope?) -> Bool {
    guard let scope else { return false }
    if scope.path.first == "String", defineKey(after: keyword, of: scope) { return true }
    guard let call = lookUp(after: keyword), let name = list.name(introducedBy: keyword) else {
      return false
    }
    let arguments = list.arguments(in: call + 1)
    let evaluator = KeyEvaluator(list: list, language: .swift)
    guard arguments.count >= 2, arguments[0].label == nil, arguments[1].label == nil,
      let table = evaluator.literalText(in: arguments[0].value),
      let key = evaluator.literalText(in: arguments[1].value)
    else { return false }
    let accessor = KeyAccessor(
      components: scope.path + [list.text(name)],
      table: table,
      key: key,
      isImplicitMember: false
    )
    declarations.define(accessor, lookedUpAt: list[call].start)
    return true
  }

  /// Notes the key of a static member that is nothing but a value of its type, as xcstrings-tool
  /// generates it: `static var title: Home { Home(key: "home.title", arguments: [], table: "Home") }`.
  ///
  /// Returns whether it is one; its uses are known by their form.
  private mutating func defineKey(after keyword: Int, of scope: TypeScope) -> Bool {
    let limit = min(keyword + Self.memberLength, list.tokens.count)
    let call = (keyword + 1..<max(keyword + 1, limit)).first { index in
      list.kind(index) == .identifier && list.isCalled(index) && list.text(index) == scope.name
    }
    guard let call else { return false }
    let arguments = list.arguments(in: call + 1)
    guard arguments.map(\.label).starts(with: ["key", "arguments", "table"]),
      let key = KeyEvaluator(list: list, language: .swift).literalText(in: arguments[0].value)
    else { return false }
    declarations.facts.definedKeys.insert(key)
    return true
  }

  /// Notes where the file of such members looks their keys up: these are known by the members' uses.
  mutating func readLookUpsOfDefinedKeys() {
    guard !declarations.facts.definedKeys.isEmpty, declarations.accessors.isEmpty else { return }
    for index in list.range
    where list.kind(index) == .identifier && list.isMember(index) && list.isCalled(index)
      && list.text(index) == "localizedString"
    {
      declarations.facts.understoodSites.insert(list[index].start)
    }
  }

  /// A generated member has its look-up this near its beginning.
  private static let memberLength = 120

  /// Returns the name of the call of `tr` in the member that begins at a keyword.
  private func lookUp(after keyword: Int) -> Int? {
    let limit = min(keyword + Self.memberLength, list.tokens.count)
    for index in min(keyword + 1, limit)..<limit {
      switch list.keyword(index) {
      case .static, .let, .var, .func, .enum, .struct: return nil
      default: break
      }
      if list.kind(index) == .identifier, list.isCalled(index), list.text(index) == "tr" {
        return index
      }
    }
    return nil
  }
}
