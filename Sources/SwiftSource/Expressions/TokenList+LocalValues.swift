// What the local variables of Objective-C stand for.
extension TokenList {
  /// Returns what is assigned to a local variable in a body, or what it iterates over, but for what is
  /// overwritten before the use at `name`; nil for a name that the body does not declare, and for a
  /// block's parameter, which can be anything.
  package func values(
    assignedTo name: Int,
    in body: Range<Int>
  ) -> [(value: Range<Int>, isIterated: Bool)]? {
    let spelling = bytes[self[name].range]
    var values: [(Range<Int>, Bool)] = []
    var isDeclared = false
    for index in body.prefix(Self.bodyLimit) {
      guard self[index].kind == .identifier, bytes[self[index].range].elementsEqual(spelling),
        !isMember(index)
      else { continue }
      if declares(index) {
        if kind(index + 1) == .rightParenthesis { return nil }
        isDeclared = true
      }
      if let assignment = assignment(to: index), !assignment.extends {
        let value = cValue(of: assignment, limit: body.upperBound)
        if !assignment.iterates, !value.contains(name), overwrites(index, beforeUseAt: name) {
          values = []
        }
        values.append((value, assignment.iterates))
      } else if kind(index + 1) == .leftBracket, isSet(partner(of: index + 1)) {
        // `names[0] = name` shows no list of elements.
        let start = after(index + 1) + 1
        let end = topLevel(.semicolon, in: start..<body.upperBound)
        values.append((start..<(end ?? body.upperBound), false))
      }
    }
    return isDeclared && !values.isEmpty ? values : nil
  }

  /// Returns whether an assignment is always carried out before a use, and nothing before it
  /// matters.
  private func overwrites(_ assignment: Int, beforeUseAt use: Int) -> Bool {
    guard assignment < use, use - assignment < Self.overwritingLimit,
      beginsStatement(before: assignment)
    else { return false }
    var index = assignment
    while index < use {
      let leavesBlock = self[index].kind == .rightBrace || self[index].kind == .directive
      if leavesBlock || keyword(index) == .case || keyword(index) == .default { return false }
      let next = after(index)
      index = next > use ? index + 1 : next
    }
    return true
  }

  /// Returns whether what stands before a name belongs to a declaration, and no condition decides.
  private func beginsStatement(before name: Int) -> Bool {
    var index = name - 1
    while kind(index) == .identifier || kind(index) == .other {
      if keyword(index) == .else || keyword(index) == .do { return false }
      index -= 1
    }
    return [.semicolon, .leftBrace, .rightBrace].contains(kind(index))
  }

  /// Tokens that lie further apart are not compared.
  private static let overwritingLimit = 1000

  /// A longer body is not searched to its end.
  private static let bodyLimit = 8000

  /// Returns whether a type stands before a name.
  private func declares(_ name: Int) -> Bool {
    switch kind(name - 1) {
    case .identifier: keyword(name - 1) != .return && keyword(name - 1) != .in
    // A type may have arguments: `NSArray<NSString *> *names`.
    case .other:
      isOperator("*", name - 1) && (kind(name - 2) == .identifier || isOperator(">", name - 2))
    default: false
    }
  }
}
