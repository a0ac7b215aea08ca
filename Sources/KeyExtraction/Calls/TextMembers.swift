import LocalizationModel
import SourceFiles
import SwiftSource

// The static members of types that give texts, and the names by which other code means them.
extension TokenList {
  /// Returns the path of the member that an expression is: `Texts.Menu.title`, `Texts.title()`; `.title`
  /// is one of `String`.
  func memberPath(in range: Range<Int>) -> String? {
    let isCall = kind(range.upperBound - 1) == .rightParenthesis
    let range = isCall ? range.dropLast(2) : range
    guard range.count > 1, let first = range.first, let last = range.last, kind(last) == .identifier
    else { return nil }
    if kind(first) == .dot { return range.count == 2 ? "String.\(text(last))" : nil }
    // What a value has is no member of a type.
    guard startOfChain(endingAt: last) == first, isCapitalized(last - 2),
      keyword(last - 2) == nil
    else { return nil }
    return path(from: first, to: last)
  }

  private func path(from first: Int, to last: Int) -> String {
    stride(from: first, through: last, by: 2).map(text).joined(separator: ".")
  }

  /// Returns the static members that give the texts of some references.
  func textMembers(in outline: Outline, giving references: [KeyReference]) -> [TextMember] {
    if references.isEmpty { return [] }
    // Most files have none.
    let members = outline.items.filter { item in
      (item.kind == .property || item.kind == .function) && !item.isLocal && isStatic(item.keyword)
    }
    if members.isEmpty { return [] }
    let offsets = Set(references.map(\.location.offset))
    let types = outline.items.filter { $0.kind.isType && $0.body != nil }
    let typesByBody = Dictionary(types.map { ($0.body, $0) }) { first, _ in first }
    return members.flatMap { item -> [TextMember] in
      guard let bracket = item.bracket else { return [] }
      let found = texts(givenBy: item).flatMap(namesOfText).filter(offsets.contains)
      guard !found.isEmpty else { return [] }
      var (path, isPrivate) = (text(item.name), hasModifier(.private, before: item.keyword))
      var around: Int? = bracket
      while let body = around, let type = typesByBody[body] {
        path = self.path(from: startOfChain(endingAt: type.name), to: type.name) + "." + path
        isPrivate = isPrivate || hasModifier(.private, before: type.keyword)
        around = type.bracket
      }
      return found.map { TextMember(path: path, offset: $0, isPrivate: isPrivate) }
    }
  }

  /// Returns the expressions that a property, or a function without parameters, gives.
  private func texts(givenBy item: Outline.Item) -> [Range<Int>] {
    var values: [Range<Int>] = []
    switch item.kind {
    case .property: values = item.value.map { [$0] } ?? []
    case .function where item.parenthesis.map { inside($0).isEmpty } ?? false: break
    default: return []
    }
    if values.isEmpty, let body = item.body { values = results(inBody: inside(body)) }
    return values.flatMap { value in
      let expression = expression(in: value)
      guard let (left, right) = expression.branches else { return [expression.range] }
      return [left, right].map(strippedExpression)
    }
  }
}
