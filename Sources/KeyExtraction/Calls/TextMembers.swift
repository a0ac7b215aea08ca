import LocalizationModel
import SourceFiles
import SwiftSource

// The static members of types that give texts, and the names by which other code means them.
extension TokenList {
  /// Returns the static members that give the texts of some references.
  func textMembers(in outline: Outline, giving references: [KeyReference]) -> [TextMember] {
    if references.isEmpty { return [] }
    let offsets = references.map(\.location.offset).sorted()
    // Most members hold no reference.
    let members = outline.items.filter { item in
      (item.kind == .property || item.kind == .function) && !item.isLocal && isStatic(item.keyword)
        && holds(offsets, in: item)
    }
    if members.isEmpty { return [] }
    let known = Set(offsets)
    var types = TypesAround(list: self, outline)
    var found: [TextMember] = []
    for item in members {
      guard let type = types.type(of: item.bracket) else { continue }
      for text in texts(givenBy: item) {
        for offset in namesOfText(in: text) where known.contains(offset) {
          found.append(
            TextMember(
              path: type.path + self.text(item.name),
              offset: offset,
              isPrivate: type.isPrivate || hasModifier(.private, before: item.keyword)
            )
          )
        }
      }
    }
    return found
  }

  /// Whether the value or the body of a member begins before one of some sorted offsets and ends behind it.
  private func holds(_ offsets: [Int], in item: Outline.Item) -> Bool {
    let ranges = [item.value, item.body.map(inside)].compactMap(\.self)
    return ranges.contains { range in
      guard let first = range.first, let last = range.last else { return false }
      let next = offsets.partitioningIndex { $0 >= self[first].start }
      return next < offsets.count && offsets[next] < self[last].end
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

/// The types of a file by the brackets of their bodies, each looked at once.
private struct TypesAround {
  /// The path of a type with the dot behind it, and whether other files do not see it.
  struct Found {
    var path = ""
    var isPrivate = false
  }

  private let list: TokenList
  private let types: [Int: Outline.Item]
  private var known: [Int: Found] = [:]

  init(list: TokenList, _ outline: Outline) {
    self.list = list
    let found = outline.items.lazy.filter(\.kind.isType).compactMap { item in
      item.body.map { ($0, item) }
    }
    types = Dictionary(found) { first, _ in first }
  }

  /// Returns the type around a member; nil for what stands in none.
  mutating func type(of bracket: Int?) -> Found? {
    guard let bracket else { return nil }
    if let found = known[bracket] { return found }
    var found = Found()
    var around: Int? = bracket
    while let body = around, let type = types[body] {
      let start = list.startOfChain(endingAt: type.name)
      found.path = list.path(from: start, to: type.name) + "." + found.path
      found.isPrivate = found.isPrivate || list.hasModifier(.private, before: type.keyword)
      around = type.bracket
    }
    known[bracket] = found
    return found
  }
}
