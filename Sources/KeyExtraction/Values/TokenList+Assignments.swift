import SwiftSource

// What the local variables of Objective-C stand for.
extension TokenList {
  /// Returns what is assigned to a local variable in a body, or what it iterates over, but for what is
  /// overwritten before the use at `name`; nil for a name that the body does not declare, and for a
  /// block's parameter, which can be anything.
  func values(
    assignedTo name: Int,
    in body: Range<Int>
  ) -> [(value: Range<Int>, isIterated: Bool)]? {
    let spelling = bytes[self[name].range]
    var values: [(Range<Int>, Bool)] = []
    var isDeclared = false
    for index in body.prefix(Self.bodyLimit) {
      guard self[index].kind == .identifier, bytes[self[index].range].elementsEqual(spelling),
        kind(index - 1) != .dot
      else { continue }
      if declares(index) {
        if kind(index + 1) == .rightParenthesis { return nil }
        isDeclared = true
      }
      if kind(index + 1) == .equals {
        let end = firstTopLevel(in: index..<body.upperBound) {
          self[$0].kind == .semicolon || self[$0].kind == .comma
        }
        let value = index + 2..<(end ?? body.upperBound)
        if !value.contains(name), overwrites(index, beforeUseAt: name) { values = [] }
        values.append((value, false))
      } else if keyword(index + 1) == .in {
        let end = firstTopLevel(in: index + 2..<body.upperBound) {
          self[$0].kind == .rightParenthesis
        }
        values.append((index + 2..<(end ?? index + 2), true))
      } else if kind(index + 1) == .leftBracket, kind(after(index + 1)) == .equals {
        // Of `names[0] = name` no list tells the elements.
        let start = after(index + 1) + 1
        let end = firstTopLevel(in: start..<body.upperBound) { self[$0].kind == .semicolon }
        values.append((start..<(end ?? body.upperBound), false))
      }
    }
    return isDeclared && !values.isEmpty ? values : nil
  }

  /// Tells whether an assignment is always carried out before a use, and nothing before it matters.
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

  /// Tells whether what stands before a name belongs to a declaration, and no condition decides.
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

  /// Tells whether a type stands before a name.
  private func declares(_ name: Int) -> Bool {
    switch kind(name - 1) {
    case .identifier: keyword(name - 1) != .return && keyword(name - 1) != .in
    // A type may have arguments: `NSArray<NSString *> *names`.
    case .other:
      text(name - 1) == "*"
        && (kind(name - 2) == .identifier || kind(name - 2) == .other && text(name - 2) == ">")
    default: false
    }
  }
}
