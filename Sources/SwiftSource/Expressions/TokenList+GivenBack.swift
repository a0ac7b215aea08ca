// Values by which code looks for another one, and which it gives back where it finds none.
extension TokenList {
  /// Returns the values of a choice, without one that is given back: `texts[key] ?? key`,
  /// `known.contains(key) ? find(key) : key`; nil for what is no choice.
  ///
  /// The source does not tell of such a value whether something is found by it.
  package func branchesNotGivenBack(of expression: Expression) -> [Range<Int>]? {
    switch expression.shape {
    case .coalescing(let found, let value):
      let isFound = path(value).map { !places(of: $0, in: found).isEmpty } ?? false
      return isFound ? [found] : [found, value]
    case .conditional(let left, let right):
      let condition = expression.range.lowerBound..<left.lowerBound
      return [(left, right), (right, left)].compactMap { value, other in
        guard let name = path(value) else { return value }
        let isSought =
          places(of: name, in: condition).contains { tests($0) }
          || places(of: name, in: other).contains { isIndex($0) }
        return isSought ? nil : value
      }
    default: return nil
    }
  }

  /// Returns whether a value that a body yields is given back: `guard let text = texts[key] else { return
  /// key }`, `switch key { case "US": …; default: key }`.
  package func isGivenBack(_ value: Range<Int>, in body: Range<Int>) -> Bool {
    guard body.count <= Self.longestBody, let name = path(value) else { return false }
    return isSought(name, inBody: body)
  }

  /// Longer bodies are not searched, so that hostile input costs linear time.
  private static let longestBody = 2000

  private func isSought(_ name: Range<Int>, inBody body: Range<Int>) -> Bool {
    statements(in: body).prefix { $0.lowerBound <= name.lowerBound }.contains { statement in
      let blocks = bodies(of: statement)
      let own = blocks.first { $0.contains(name.lowerBound) }
      if let own, isSought(name, inBody: own) { return true }
      if rebinds(name, in: statement, blocks, own) { return false }
      // What stands before decides only if it can end the body.
      guard [.if, .guard, .switch].contains(keyword(statement.lowerBound)),
        own != nil || statement.contains(where: { keyword($0) == .return })
      else { return false }
      if keyword(statement.lowerBound) == .switch, let cases = blocks.last {
        return isSwitch(over: name, at: statement.lowerBound, cases)
      }
      return places(of: name, in: statement).contains { place in
        guard let block = blocks.first(where: { $0.contains(place.lowerBound) }) else {
          return tests(place)
        }
        return block != own && isIndex(place)
      }
    }
  }

  /// Whether a condition gives the name to what it finds where the name stands: `if let key = texts[key]`.
  private func rebinds(
    _ name: Range<Int>,
    in statement: Range<Int>,
    _ blocks: [Range<Int>],
    _ own: Range<Int>?
  ) -> Bool {
    let isBound = keyword(statement.lowerBound) == .guard ? own == nil : own == blocks.first
    guard isBound, let end = blocks.first?.lowerBound else { return false }
    return places(of: name, in: statement.lowerBound..<end).contains {
      introducer(of: $0.lowerBound) == .let
    }
  }

  /// Whether a `switch` compares the value of a name with texts.
  private func isSwitch(over name: Range<Int>, at keyword: Int, _ cases: Range<Int>) -> Bool {
    places(of: name, in: keyword..<cases.lowerBound).first?.lowerBound == keyword + 1
      && cases.contains { self.keyword($0) == .case && isText($0 + 1) }
  }

  // MARK: - Names

  /// Returns the path that a value is, perhaps in other letters: `key`, `kind.rawValue`, `key.capitalized`;
  /// nil for any other.
  private func path(_ value: Range<Int>) -> Range<Int>? {
    let name = withoutSpelling(value)
    return !name.isEmpty && isPath(name) ? name : nil
  }

  /// Returns where else a path stands in a range.
  private func places(of name: Range<Int>, in range: Range<Int>) -> [Range<Int>] {
    range.compactMap { start in
      let place = start..<start + name.count
      let isSame =
        tokens[start].kind == .identifier && start != name.lowerBound && !isMember(start)
        && place.upperBound <= range.upperBound
        && zip(name, place).allSatisfy { text($0) == text($1) }
      return isSame ? place : nil
    }
  }

  /// Whether a condition looks for the value at a place, or compares it: `texts[key]`, `known.contains(key)`,
  /// `key == "US"`.
  private func tests(_ place: Range<Int>) -> Bool {
    if isIndex(place) { return true }
    let end = place.upperBound
    if isOperator("==", end) || isOperator("!=", end) { return isText(end + 1) }
    guard kind(end) == .comma || kind(end) == .rightParenthesis,
      let bracket = bracket(around: place.lowerBound), kind(bracket) == .leftParenthesis
    else { return false }
    return callee(of: bracket) != nil && !isMember(place.lowerBound)
  }

  /// Whether a subscript begins with the value at a place.
  private func isIndex(_ place: Range<Int>) -> Bool {
    let bracket = place.lowerBound - 1
    guard kind(bracket) == .leftBracket else { return false }
    switch kind(bracket - 1) {
    case .identifier: return keyword(bracket - 1) == nil || isSelf(bracket - 1)
    case .rightBracket, .rightParenthesis, .question: return true
    case .other: return isOperator("?", bracket - 1) || isOperator("!", bracket - 1)
    default: return false
    }
  }

  /// Whether a literal of some text stands at a token.
  private func isText(_ token: Int) -> Bool {
    kind(token) == .string && self[token].range.count > 2
  }
}
