import SourceFiles
import SwiftSource

extension TypeIndex {
  /// Returns the one text that all declarations have which a constant may mean; nil where one is no
  /// literal, or can change.
  func text(of constant: TableConstant) -> String? {
    // Of a name alone any type may have a member that is inherited.
    if constant.owner.isEmpty, owners(of: constant.name) != [""] { return nil }
    let place = SourcePlace(path: constant.path, offset: 0)
    let sources = stringSources(of: constant.name, in: constant.owner, from: place).sources
    guard let text = sources.first?.source.literal,
      sources.dropFirst().allSatisfy({ $0.source.literal == text })
    else { return nil }
    return text
  }
}

extension StringSources.Source {
  /// The text of a constant, or of a computed property that is nothing else.
  fileprivate var literal: String? {
    guard !isObjectiveC, kind != .variable else { return nil }
    let list = TokenList(bytes, .swift, in: content..<bytes.count)
    var value = list.range
    if kind == .body {
      value = list.inside(0)
      if list.keyword(1) == .return { value = value.dropFirst() }
    }
    return KeyEvaluator(list: list, language: .swift).literalText(in: value)
  }
}
