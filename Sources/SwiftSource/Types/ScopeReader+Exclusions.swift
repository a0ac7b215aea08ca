import SourceFiles

// Cases that the code has excluded where a name stands.
extension ScopeReader {
  typealias ExcludedCase = LexicalScopes.ExcludedCase

  /// Reads `x != .a` among the conditions of an `if`, `while` or `guard`, and `x == .a` of an `if`, which may
  /// leave the function.
  mutating func excludeCases(
    by conditions: [Range<Int>],
    behind keyword: Int,
    before brace: Int
  ) {
    let isGuard = list.keyword(keyword) == .guard
    let comparisons = conditions.compactMap(list.comparisonWithCase)
    let others = comparisons.filter { !$0.isEqual }.map(\.excluded)
    exclude(others, from: isGuard ? list.after(brace) : brace)
    guard list.keyword(keyword) == .if else { return }
    let before = casesExcluded(byChoiceBefore: keyword - 1)
    exclude(before, from: keyword)
    // Of several conditions each may be the one that fails.
    let own = conditions.count == 1 ? comparisons.filter(\.isEqual).map(\.excluded) : []
    let all = (before + own).prefix(LexicalScopes.exclusionLimit)
    if all.isEmpty { return }
    casesOfChoices[brace] = Array(all)
    // What stands behind is for the others.
    let end = list.after(brace)
    let isLeft = list.keyword(brace + 1) == .return && list.keyword(end) != .else
    if isLeft { exclude(own, behind: end) }
  }

  /// Reads the `else` of `if x == .a { … } else { … }`.
  mutating func excludeCases(byElseAt keyword: Int, before brace: Int) {
    let excluded = casesExcluded(byChoiceBefore: keyword)
    if excluded.isEmpty { return }
    open(.body, until: list.after(brace))
    exclude(excluded, from: brace)
  }

  private func casesExcluded(byChoiceBefore keyword: Int) -> [ExcludedCase] {
    guard list.keyword(keyword) == .else, list.kind(keyword - 1) == .rightBrace,
      let brace = scopes.opening(of: keyword - 1)
    else { return [] }
    return casesOfChoices[brace] ?? []
  }
}

extension LexicalScopes.ExcludedCase {
  /// A case that the subject of a switch is not.
  init(_ caseName: String, of subject: Range<Int>, in list: TokenList) {
    let place = subject.lowerBound
    self.init(name: list.text(place), caseName: caseName, place: place)
  }
}

extension TokenList {
  /// Returns the case that a pattern names without a look at its payload: `.open`, `Status.open`.
  func caseNamed(by pattern: Range<Int>) -> String? {
    let last = pattern.upperBound - 1
    guard pattern.count == 2 || pattern.count == 3 && isCapitalized(pattern.lowerBound),
      kind(last - 1) == .dot, kind(last) == .identifier
    else { return nil }
    return text(last)
  }

  /// Reads `x == .a` and `x != .a`, where that is the whole of a condition.
  fileprivate func comparisonWithCase(
    _ condition: Range<Int>
  ) -> (excluded: LexicalScopes.ExcludedCase, isEqual: Bool)? {
    let mark = condition.lowerBound + 1
    guard condition.count > 3, kind(mark - 1) == .identifier, kind(mark) == .other,
      let caseName = caseNamed(by: mark + 1..<condition.upperBound)
    else { return nil }
    let excluded = LexicalScopes.ExcludedCase(
      name: text(mark - 1),
      caseName: caseName,
      place: mark - 1
    )
    switch text(mark) {
    case "==": return (excluded, true)
    case "!=": return (excluded, false)
    default: return nil
    }
  }

  /// Returns whether a case of a switch may go on with the next one's statements.
  func mayFallThrough(from start: Int, to end: Int) -> Bool {
    end - start > Self.caseLimit
      || (start..<end).contains {
        kind($0) == .identifier && self[$0].range.count == 11 && text($0) == "fallthrough"
      }
  }

  /// Returns whether a directive in a range begins like another one: `#if`, or `#e` for all that
  /// goes on with a condition or ends it.
  package func hasDirective(like beginning: String, in range: Range<Int>) -> Bool {
    let next = hashWords.partitioningIndex { $0 >= range.lowerBound }
    let inside = hashWords[next...].prefix { $0 < range.upperBound }
    return inside.count > Self.hashWordLimit
      || inside.contains { text($0).hasPrefix(beginning) }
  }

  private static let hashWordLimit = 64

  /// A longer case is not searched, so that hostile input costs linear time.
  private static let caseLimit = 2000
}
