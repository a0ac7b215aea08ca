/// The way in which a name gets a value, with the token that the value begins at.
package enum Assignment: Equatable {
  /// `name = value`.
  case set(from: Int)
  /// `name += value`.
  case extended(from: Int)
  /// `for name in values`.
  case iterated(from: Int)

  package var extends: Bool { if case .extended = self { true } else { false } }
  package var iterates: Bool { if case .iterated = self { true } else { false } }
}

extension TokenList {
  /// Returns how a name gets a value right behind it.
  package func assignment(to name: Int) -> Assignment? {
    if isSet(name) { return .set(from: name + 2) }
    if keyword(name + 1) == .in { return .iterated(from: name + 2) }
    return isOperator("+=", name + 1) ? .extended(from: name + 2) : nil
  }

  /// Returns the value of an assignment of C, before a limit at the latest.
  package func cValue(of assignment: Assignment, limit: Int) -> Range<Int> {
    switch assignment {
    case .set(let start), .extended(let start):
      let end = firstTopLevel(in: start..<limit) { kind($0) == .semicolon || kind($0) == .comma }
      return start..<(end ?? limit)
    case .iterated(let start):
      let end = topLevel(.rightParenthesis, in: start..<limit)
      return start..<(end ?? start)
    }
  }

  /// Returns the name right before a sign that sets or extends it, or one of its elements:
  /// `titles[0] = value`.
  package func target(of sign: Int) -> Int? {
    if kind(sign - 1) == .identifier { return sign - 1 }
    guard kind(sign - 1) == .rightBracket, let bracket = bracket(closedBy: sign - 1),
      kind(bracket - 1) == .identifier, self[bracket - 1].end == self[bracket].start
    else { return nil }
    return bracket - 1
  }

  /// Returns the near bracket that a token closes.
  private func bracket(closedBy end: Int) -> Int? {
    stride(from: end - 1, through: max(0, end - Self.typeLimit), by: -1).first {
      self[$0].kind == .leftBracket && partner(of: $0) == end
    }
  }

  /// Whether a name may be that of a property of the type around it: behind `self` or alone, and no
  /// variable that is declared here.
  package func isOwn(_ name: Int) -> Bool {
    if isMember(name) { return qualifier(of: name).map { isSelf($0) && !isMember($0) } ?? false }
    return !isDeclared(name) && keyword(name) == nil
  }

  /// Returns the one word that is the type of what a value is given to: `Row` of `row: Row? = value`.
  package func typeOfTarget(ofValueAt value: Int) -> Int? {
    guard kind(value - 1) == .equals else { return nil }
    let type = isOperator("?", value - 2) ? value - 3 : value - 2
    return kind(type) == .identifier && label(ofValueAt: type) != nil ? type : nil
  }

  /// Returns where `model?.alert.title` begins.
  package func startOfTarget(endingAt name: Int) -> Int {
    var start = name
    while isMember(start) {
      let previous = endOfReceiver(ofTarget: start) - 1
      guard kind(previous) == .identifier else { return start }
      start = previous
    }
    return start
  }

  /// Returns what stands before the last name of a target and its dot: `model` of `model?.title`.
  package func receiver(ofTarget target: Range<Int>) -> Range<Int> {
    target.lowerBound..<endOfReceiver(ofTarget: target.upperBound - 1)
  }

  private func endOfReceiver(ofTarget name: Int) -> Int {
    let isMarked = kind(name - 2) == .question || kind(name - 2) == .other
    return name - (isMarked ? 2 : 1)
  }

  /// Returns the name in `let name = value` and `var name: Type = value`.
  package func nameOfConstant(setTo value: Int) -> Int? {
    let equals = value - 1
    guard kind(equals) == .equals else { return nil }
    let start = max(0, equals - Self.typeLimit)
    var index = equals - 1
    while index > start, kind(index) != .equals, !self[index].isOne(of: Self.variables) {
      index -= 1
    }
    let name = index + 1
    guard self[index].isOne(of: Self.variables), kind(name) == .identifier,
      name + 1 == equals
        || isLabel(name) && typeRange(from: name + 2, limit: equals).upperBound == equals
    else { return nil }
    return name
  }

  private static let variables: KeywordSet = [.let, .var]

  /// Returns the value that the nearest `let bundle = …` above gives a name.
  package func nearestValue(ofName name: Int, before start: Int) -> Range<Int>? {
    for equals in stride(from: start - 1, through: max(0, start - Self.searchLimit), by: -1)
    where self[equals].kind == .equals {
      guard let target = target(of: equals), isName(of: name, at: target) else { continue }
      return equals + 1..<expressionEnd(from: equals + 1, limit: min(start, equals + 40))
    }
    return nil
  }

  /// How far a variable is looked for, so that hostile input costs linear time.
  private static let searchLimit = 2000

  /// Whether a variable is changed in place: `key += "…"`, `&key`, `key.append("…")`.
  package func isChangedInPlace(_ name: Int) -> Bool {
    assignment(to: name)?.extends ?? false || isOperator("&", name - 1)
      || member(of: name).map { Self.changes.contains($0, of: self) } ?? false
  }

  private static let changes = Vocabulary(["append", "insert", "remove", "removeAll"])

  /// Returns where a name stands, as no member, from a token to the end of the block; and whether the
  /// block was looked at as a whole.
  package func uses(
    of name: some Collection<UInt8>,
    from start: Int
  ) -> (names: [Int], areAll: Bool) {
    var names: [Int] = []
    var depth = 0
    for index in start..<min(count, start + Self.blockLimit) {
      switch self[index].kind {
      case .leftBrace: depth += 1
      case .rightBrace:
        depth -= 1
        if depth < 0 { return (names, true) }
      case .identifier where !isMember(index) && bytes[self[index].range].elementsEqual(name):
        names.append(index)
      default: break
      }
    }
    return (names, count - start <= Self.blockLimit)
  }

  /// A longer block is not searched to its end.
  private static let blockLimit = 4000
}
