import SourceFiles

// What stands before a member's dot.
extension TokenList {
  /// Returns whether a member is called on what is a value and no type: on a variable, which is
  /// named in small letters, or on what another call gives.
  package func isCalledOnValue(_ name: Int) -> Bool {
    guard isMember(name) else { return false }
    var end = name - 2
    if isOperator("?", end) || isOperator("!", end) { end -= 1 }
    switch kind(end) {
    case .string, .interpolatedString: return true
    case .rightParenthesis: return !namesType(startOfChain(endingAt: name))
    case .identifier: return keyword(end) == nil && !namesType(end)
    default: return false
    }
  }

  /// Returns whether a name stands behind a dot that no receiver stands before: `.title("…")`.
  package func isImplicitMember(_ name: Int) -> Bool {
    guard isMember(name) else { return false }
    switch kind(name - 2) {
    case .identifier:
      switch keyword(name - 2) {
      case .return, .case, .in, .try, .await, .if, .else, .guard, .while, .where, .switch:
        return true
      default: return false
      }
    case .other: return !["?", "??", "!", ">"].contains(text(name - 2))
    case .comma, .colon, .semicolon, .leftParenthesis, .leftBracket, .leftBrace, .equals, .arrow,
      .plus, .question, .nilCoalescing, .end, nil:
      return true
    case .rightParenthesis, .rightBracket, .rightBrace, .string, .interpolatedString, .number,
      .directive, .opaqueLiteral, .comment, .dot, .at:
      return false
    }
  }

  /// Returns whether a name may be that of a type, or of a variable that holds one: `type(of:
  /// self)`.
  private func namesType(_ name: Int) -> Bool {
    guard kind(name) == .identifier, let first = bytes[self[name].range].first else { return false }
    if ("A"..."Z") ~= first && kind(name + 1) != .leftParenthesis { return true }
    let text = text(name).lowercased()
    return text == "super" || text.hasSuffix("type") || text.hasSuffix("class")
  }

  /// Returns whether a member is called on what may be any value: neither on a literal, nor on a
  /// type, whose members are functions of other values, nor on what an implicit member stands
  /// behind.
  package func mayBeCalledOnAny(_ member: Int) -> Bool {
    let end = member - 2
    switch kind(end) {
    case .interpolatedString, .rightParenthesis, .rightBracket, .rightBrace: return true
    case .identifier:
      return isMember(end) || isOperator("\\", end - 1)
        || !isCapitalized(end) && (keyword(end) ?? .`self`) == .`self`
    // `title?.localized`, and `\.localized` in a key path.
    default: return isOperator("\\", end) || isOperator("?", end) || isOperator("!", end)
    }
  }

  /// Returns whether a name is a member of what an optional is taken to hold: `toast!.show`.
  package func isForcedMember(_ name: Int) -> Bool {
    kind(name - 1) == .other && isOperator("!.", name - 1)
  }

  /// Returns whether `self`, `Self` or `super` alone stands before a name's dot.
  package func isCalledOnSelf(_ name: Int) -> Bool {
    guard let receiver = qualifier(of: name), !isMember(receiver) else { return false }
    return isSelf(receiver) || text(receiver) == "super"
  }

  /// Returns the last token of what stands before a member's dot, and before the `?` of an optional.
  package func endOfReceiver(ofMember member: Int) -> Int {
    isOperator("?", member - 2) ? member - 3 : member - 2
  }

  /// Returns the name before a member's dot, which may be marked as an optional.
  package func nameOfReceiver(ofMember member: Int) -> Int? {
    let name = endOfReceiver(ofMember: member)
    return isMember(member) && kind(name) == .identifier ? name : nil
  }

  /// Returns the token before a member's dot as it is written.
  package func textOfReceiver(ofMember member: Int) -> String { text(member - 2) }

  /// Returns the last token of what a member or a message is sent to, as it is written.
  package func textOfReceiver(before name: Int) -> String {
    isMember(name) ? textOfReceiver(ofMember: name) : text(name - 1)
  }

  /// Returns whether `init` behind a dot makes the value of `self`: `self.init` and `self = .init`.
  package func initializesSelf(_ name: Int) -> Bool {
    let value = kind(name - 2) == .equals ? name - 3 : name - 2
    return keyword(value) == .self && !isMember(value)
  }

  /// Returns the name alone before a dot.
  @inlinable
  package func nameAlone(before dot: Int) -> Int? {
    kind(dot - 1) == .identifier && kind(dot - 2) != .dot ? dot - 1 : nil
  }

  /// Returns what a method is called on: `bundle` or `Bundle(for: Home.self)!` before its dot, and in
  /// Objective-C `[NSBundle mainBundle]`; an empty range where that is not in sight.
  package func receiver(before site: Int) -> Range<Int> {
    var end = isMember(site) ? site - 2 : site - 1
    while kind(end) == .question || kind(end) == .other { end -= 1 }
    switch kind(end) {
    case .identifier: return startOfChain(endingAt: end)..<end + 1
    case .rightParenthesis, .rightBracket:
      let start = stride(from: end - 1, through: max(0, end - 40), by: -1).first {
        partner(of: $0) == end
      }
      guard let start else { return site..<site }
      return (kind(start) == .leftParenthesis ? startOfChain(endingAt: start - 1) : start)..<end + 1
    default: return site..<site
    }
  }

  /// Returns what `key!` and `key ?? ""` unwrap.
  package func unwrapped(_ range: Range<Int>) -> Range<Int> {
    let end = range.upperBound
    if range.count > 1, isOperator("!", end - 1) { return range.dropLast() }
    let isDefault = range.count > 2 && kind(end - 2) == .nilCoalescing
    return isDefault && kind(end - 1) == .string && self[end - 1].range.count == 2
      ? range.dropLast(2) : range
  }

  /// Returns the name that a member or a message belongs to, and whether no other object than `self` stands
  /// before that: `label` of `label`, `self.label`, `cell.label?`, `[cell label]`.
  package func owner(ofMember member: Int) -> (name: Int, isOwn: Bool)? {
    var name = isMember(member) ? member - 2 : member - 1
    while isOptionality(name) { name -= 1 }
    if kind(name) == .rightBracket { name -= 1 }
    guard kind(name) == .identifier else { return nil }
    var receiver = isMember(name) ? name - 2 : name - 1
    while isOptionality(receiver) { receiver -= 1 }
    let isReached = receiver < name - 1 || kind(receiver) == .identifier
    return (name, !isReached || text(receiver) == "self")
  }

  /// Whether a token is the `?` or `!` behind an optional.
  private func isOptionality(_ index: Int) -> Bool {
    guard range.contains(index) else { return false }
    let byte = bytes[self[index].start]
    return byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
  }
}
