// Names that mean one element of a collection after the other.
extension TokenList {
  /// The farthest that the declaration of such a name is looked for, in tokens.
  private static let reach = 2048
  /// Calls that hand the elements of their first argument to their closure.
  private static let loops: Set<String> = ["ForEach", "List"]
  /// Methods of collections whose elements are some of theirs.
  private static let choices: Set<String> = [
    "dropFirst", "dropLast", "filter", "prefix", "reversed", "shuffled", "sorted", "suffix",
  ]
  /// Methods whose elements are theirs behind a number.
  private static let numberings: Set<String> = ["enumerated", "indexed"]

  /// Returns the last name of the collection that a local name is an element of: `items` of
  /// `for item in items`, `items.map { item in`, `ForEach(model.items) { item in` and
  /// `ForEach(Array(items.enumerated())) { _, item in`.
  ///
  /// Complexity: O(the tokens back to the declaration of the name), with a limit.
  package func collection(ofElement name: Int) -> Int? {
    let bytes = bytes[self[name].range]
    let earlier = stride(from: name - 1, to: max(1, name - Self.reach), by: -1)
    let declared = earlier.first { index in
      kind(index) == .identifier && keyword(index + 1) == .in
        && self.bytes[self[index].range].elementsEqual(bytes)
    }
    guard let declared else { return nil }
    if keyword(declared - 1) == .for {
      let last = endOfPath(from: declared + 2, before: .leftBrace)
      return last.flatMap { partner(of: $0 + 1) > name ? $0 : nil }
    }
    let isNumbered = kind(declared - 1) == .comma && kind(declared - 3) == .leftBrace
    let brace = declared - (isNumbered ? 3 : 1)
    guard kind(brace) == .leftBrace, partner(of: brace) > name else { return nil }
    let called = brace - 1
    guard kind(called) == .rightParenthesis else {
      return isNumbered ? nil : qualifier(of: called)
    }
    let opening = stride(from: called - 1, to: max(1, called - Self.reach), by: -1).first {
      kind($0) == .leftParenthesis && partner(of: $0) == called
    }
    guard let opening, let callee = callee(of: opening), Self.loops.contains(text(callee)) else {
      return nil
    }
    let first = opening + 1
    if isNumbered { return endOfPath(from: first, through: Self.numberings) }
    return endOfPath(from: first, before: .comma)
      ?? endOfPath(from: first, before: .rightParenthesis)
      ?? endOfPath(from: first, through: Self.choices)
  }

  /// Returns the last name of a chain of names that starts at a token and ends before a kind of token.
  private func endOfPath(from start: Int, before end: Token.Kind) -> Int? {
    guard kind(start) == .identifier else { return nil }
    var last = start
    while let member = member(of: last) { last = member }
    return kind(last + 1) == end ? last : nil
  }

  /// Returns the last name of a chain of names of which one of some methods is called, also within `Array(…)`.
  private func endOfPath(from start: Int, through methods: Set<String>) -> Int? {
    let isArray = isCalled(start) && text(start) == "Array"
    var last = isArray ? start + 2 : start
    guard kind(last) == .identifier else { return nil }
    while let member = member(of: last) {
      if isCalled(member) || opensClosure(member) {
        return methods.contains(text(member)) ? last : nil
      }
      last = member
    }
    return nil
  }

  /// Returns the names in `for (title, _) in items {`; none for a loop of another kind, or over something else.
  package func namesOfComponents(ofLoopAt word: Int, over collection: String) -> [String] {
    guard keyword(word) == .for, kind(word + 1) == .leftParenthesis else { return [] }
    let end = after(word + 1)
    guard keyword(end) == .in, kind(end + 1) == .identifier, text(end + 1) == collection,
      kind(end + 2) == .leftBrace
    else { return [] }
    return split(inside(word + 1)).map { $0.count == 1 ? text($0.lowerBound) : "" }
  }
}
