/// The head of a Swift type or extension.
package struct SwiftTypeHead {
  /// The name; of a qualified one the last part, and of `[Element]` the bracket.
  package let name: Int
  /// The tokens behind the colon, up to the body; empty where there is none.
  package let parents: Range<Int>
  package let body: Int
}

/// The names of properties that have a type in common, as far as their type.
package struct SwiftPropertyHead {
  package let first: Int
  package let last: Int
  /// The type; empty where none is written.
  package let type: Range<Int>
  /// Whether a colon stands behind the names.
  package let hasType: Bool
  /// The brace of the body of a computed property.
  package var body: Int?

  /// The first token behind the type, or behind the names.
  package var end: Int { type.upperBound }

  package var names: StrideThrough<Int> { stride(from: first, through: last, by: 2) }
}

/// The names in parentheses that get the components of one value, as far as their type.
package struct SwiftPatternHead {
  package let pattern: Range<Int>
  /// The type; empty where none is written.
  package let type: Range<Int>

  /// The first token behind the type, or behind the names.
  package var end: Int { type.upperBound }
}

/// A case of an enumeration.
package struct SwiftCaseHead {
  /// The parenthesis of what it holds.
  package let parenthesis: Int?
  package let rawValue: Range<Int>?
  package let end: Int
}

/// The head of a statement with a block.
package struct SwiftStatementHead {
  package enum Shape {
    /// The value that a `switch` compares.
    case subject(Range<Int>)
    /// The conditions of `if`, `guard` and `while`.
    case conditions([Range<Int>])
    /// The pattern of a `for`, and the values that it goes through.
    case loop(pattern: Range<Int>, values: Range<Int>)
    /// Anything else, or nothing: `do`, `else`, `catch let error as NetworkError`.
    case other
  }

  package let shape: Shape
  /// The brace of its block.
  package let body: Int
}

extension TokenList {
  /// How far from its keyword the body of a declaration or a statement is looked for, so that broken code
  /// costs linear time.
  package static let headLimit = 256

  /// Returns the brace of the body whose head begins at a token.
  func brace(from start: Int, limit: Int) -> Int? {
    topLevel(.leftBrace, in: start..<min(limit, start + Self.headLimit))
  }

  /// Reads the head of the type, extension or protocol that begins with a keyword; nil where none does.
  package func swiftTypeHead(at keyword: Int) -> SwiftTypeHead? {
    let first = keyword + 1
    // `class func`, `class var`: no type.
    guard kind(first) == .identifier || kind(first) == .leftBracket,
      self.keyword(first).map({ $0 == .Preview }) ?? true, !isImported(keyword),
      let body = brace(from: first, limit: count)
    else { return nil }
    let end = endOfExtendedType(from: first, limit: body)
    let hasParents = kind(end) == .colon
    return SwiftTypeHead(
      name: endOfQualifiedName(from: first, limit: body),
      parents: hasParents ? end + 1..<max(body, end + 1) : end..<end,
      body: body
    )
  }

  /// Returns whether a keyword only says what is imported: `import class Kit.Row`.
  func isImported(_ keyword: Int) -> Bool { self[keyword - 1].spells(.import) }

  private func endOfQualifiedName(from first: Int, limit: Int) -> Int {
    var name = first
    while kind(name + 1) == .dot, name + 2 < limit { name += 2 }
    return name
  }

  /// Returns the colon, the `where` or the brace behind a type's name and what angle brackets enclose.
  private func endOfExtendedType(from first: Int, limit: Int) -> Int {
    var index = first
    var angles = 0
    while index < limit {
      switch self[index].kind {
      case .colon where angles <= 0: return index
      case .identifier where angles <= 0 && keyword(index) == .where: return index
      case .other:
        let spelling = bytes[self[index].range]
        angles += spelling.count { $0 == "<" } - spelling.count { $0 == ">" }
      default: break
      }
      index = after(index)
    }
    return limit
  }

  /// Reads `a: T`, `a, b: T` or `a` behind `let` or `var`; nil where no name stands.
  package func swiftPropertyHead(from name: Int) -> SwiftPropertyHead? {
    guard kind(name) == .identifier else { return nil }
    guard let last = lastName(declaredFrom: name) else {
      return SwiftPropertyHead(first: name, last: name, type: name + 1..<name + 1, hasType: false)
    }
    let type = typeRange(from: last + 2, limit: max(count, last + 2))
    let hasBody = kind(type.upperBound) == .leftBrace && !isObserver(type.upperBound)
    return SwiftPropertyHead(
      first: name,
      last: last,
      type: type,
      hasType: true,
      body: hasBody ? type.upperBound : nil
    )
  }

  /// Reads `(a, b): (T, U)` or `(a, b)` behind `let` or `var`; nil where no parenthesis stands.
  package func swiftPatternHead(from parenthesis: Int) -> SwiftPatternHead? {
    guard kind(parenthesis) == .leftParenthesis else { return nil }
    let end = after(parenthesis)
    let type =
      kind(end) == .colon ? typeRange(from: end + 1, limit: max(count, end + 1)) : end..<end
    return SwiftPatternHead(pattern: parenthesis..<end, type: type)
  }

  /// Reads the head of the statement that begins with a keyword; nil where it has no block near: the one
  /// of `else if` is that of `if`.
  func swiftStatementHead(at keyword: Int) -> SwiftStatementHead? {
    guard let body = brace(from: keyword + 1, limit: count) else { return nil }
    let head = keyword + 1..<body
    switch self.keyword(keyword) {
    case .else where !head.isEmpty, .do where !head.isEmpty: return nil
    case .switch: return SwiftStatementHead(shape: .subject(head), body: body)
    case .if, .while: return SwiftStatementHead(shape: .conditions(split(head)), body: body)
    case .guard:
      let end = max(head.lowerBound, self.keyword(body - 1) == .else ? body - 1 : body)
      let conditions = split(head.lowerBound..<end)
      return SwiftStatementHead(shape: .conditions(conditions), body: body)
    case .for: return SwiftStatementHead(shape: loop(in: head), body: body)
    default: return SwiftStatementHead(shape: .other, body: body)
    }
  }

  private func loop(in head: Range<Int>) -> SwiftStatementHead.Shape {
    let end = firstTopLevel(in: head) { keyword($0) == .where } ?? head.upperBound
    guard let word = firstTopLevel(in: head.lowerBound..<end, where: { keyword($0) == .in }) else {
      return .other
    }
    let start = (head.lowerBound..<word).first { ![.try, .await, .case].contains(keyword($0)) }
    return .loop(pattern: (start ?? word)..<word, values: word + 1..<end)
  }

  /// Reads `a(name: String)` or `a = "b"` behind `case`; nil where no name stands.
  func swiftCaseHead(from name: Int) -> SwiftCaseHead? {
    guard kind(name) == .identifier else { return nil }
    let hasPayload = kind(name + 1) == .leftParenthesis
    let next = hasPayload ? after(name + 1) : name + 1
    var value: Range<Int>?
    if kind(next) == .equals {
      // The sign of a number may stand before it.
      value = next + 1..<next + (kind(next + 1) == .other ? 3 : 2)
    }
    return SwiftCaseHead(
      parenthesis: hasPayload ? name + 1 : nil,
      rawValue: value,
      end: value?.upperBound ?? next
    )
  }
}
