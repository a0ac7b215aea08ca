// Names that are declared or bound.
extension TokenList {
  /// Whether a name stands behind one of some keywords.
  @inlinable
  package func isIntroduced(_ name: Int, by keywords: KeywordSet) -> Bool {
    isKeyword(name - 1, of: keywords)
  }

  /// Returns the name right behind a keyword.
  package func name(introducedBy keyword: Int) -> Int? {
    kind(keyword + 1) == .identifier ? keyword + 1 : nil
  }

  /// Whether a token is one of some keywords, and no name that is spelled like it.
  @inlinable @inline(__always)
  package func isKeyword(_ index: Int, of keywords: KeywordSet) -> Bool {
    self[index].isOne(of: keywords) && keyword(index) != nil
  }

  /// Whether a name stands behind one of some keywords and a dot: `case .title`.
  package func isImplicitMember(_ name: Int, behind keywords: KeywordSet) -> Bool {
    isMember(name) && isKeyword(name - 2, of: keywords)
  }

  /// Whether a variable is declared at its name: behind `let` or `var`, or behind C's `*`.
  package func isDeclared(_ name: Int) -> Bool {
    guard kind(name - 1) == .identifier else { return kind(name - 1) == .other }
    return introducer(of: name) == .let || introducer(of: name) == .var
  }

  /// Whether a name gets a value: by an assignment, a pattern, a loop, or as a closure's parameter.
  package func isBound(_ name: Int, in language: SourceSyntax) -> Bool {
    if assignment(to: name) != nil { return true }
    switch language {
    case .swift: return isPattern(name) || isParameterOfClosure(name)
    case .objectiveC:
      // The parameter of a block.
      let isLast = kind(name + 1) == .comma || kind(name + 1) == .rightParenthesis
      return isLast && isOperator("*", name - 1)
    }
  }

  /// Whether a name is bound by `let name`, `for name`, `let (name, other)` or `case let .title(name)`.
  private func isPattern(_ name: Int) -> Bool {
    if self[name - 1].isOne(of: Self.binders) { return true }
    guard let bracket = bracket(around: name), self[bracket].kind == .leftParenthesis else {
      return false
    }
    let start = callee(of: bracket).map(startOfChain(endingAt:)) ?? bracket
    return (start - 2..<bracket).contains { self[$0].isOne(of: Self.binders) }
  }

  private static let binders: KeywordSet = [.let, .var, .for]

  private func isParameterOfClosure(_ name: Int) -> Bool {
    guard let bracket = bracket(around: name) else { return false }
    let brace = self[bracket].kind == .leftParenthesis ? self.bracket(around: bracket) : bracket
    guard let brace, self[brace].kind == .leftBrace, let head = closureHead(at: brace) else {
      return false
    }
    return head.parameters.contains { $0.lowerBound == name }
  }

  /// Returns the names of local variables, those of conditions, loops and closures among them; `keywords`
  /// are those of all other variables.
  package func localNames(besides keywords: Set<Int>) -> Set<String> {
    var names: Set<String> = []
    for index in range where kind(index) == .identifier {
      switch keyword(index) {
      case .let, .var: if !keywords.contains(index) { names.insert(text(index + 1)) }
      case .for: names.insert(text(index + 1))
      case .in: names.formUnion(namesBound(before: index).map(text))
      default: break
      }
    }
    return names
  }

  /// Returns the names before `in`: of a loop's `key in`, and the parameters in a closure's head.
  private func namesBound(before keyword: Int) -> [Int] {
    if kind(keyword - 1) == .identifier { return [keyword - 1] }
    guard kind(keyword - 1) == .rightParenthesis, let brace = bracket(around: keyword),
      let head = closureHead(at: brace)
    else { return [] }
    return head.parameters.compactMap(\.first)
  }

  // MARK: - The declaration of a name that is used

  /// How far before a call its text's variable is looked for.
  package static let assignmentDistance = 400

  /// How long a list may be in which the declaration of a property is searched for.
  package static let propertyDistance = 8_000

  /// Returns what a variable was given before a use, up to its declaration, and whether it was extended.
  package func valuesAssigned(before use: Int) -> (values: [Range<Int>], isExtended: Bool) {
    var values: [Range<Int>] = []
    var isExtended = false
    let limit = max(0, use - Self.assignmentDistance)
    for index in stride(from: use - 1, through: limit, by: -1) {
      if keyword(index) == .func { break }
      guard isName(of: use, at: index), !isMember(index) else { continue }
      // A type of one word may stand between.
      let isTyped = isLabel(index) && kind(index + 3) == .equals
      switch isTyped ? Assignment.set(from: index + 4) : assignment(to: index) {
      case .set(let start): values.append(start..<expressionEnd(from: start, limit: use))
      case .extended(let start):
        isExtended = true
        values.append(start..<expressionEnd(from: start, limit: use))
      case .iterated, nil: break
      }
      if isDeclared(index) { break }
    }
    return (values, isExtended)
  }

  /// Returns what a property is given that is used at a name: the only one of the name in the file.
  package func valueOfProperty(usedAt use: Int) -> Range<Int>? {
    guard !isParameter(use), count < Self.propertyDistance else { return nil }
    var value: Range<Int>?
    for index in range where isName(of: use, at: index) && isDeclared(index) {
      guard value == nil, isProperty(index), case .set(let start) = assignment(to: index) else {
        return nil
      }
      value = start..<expressionEnd(from: start, limit: count)
    }
    return value
  }

  /// Whether a declared name is that of a type's member, or stands outside of all braces.
  private func isProperty(_ name: Int) -> Bool {
    let brace = stride(from: name - 1, through: 0, by: -1).first {
      kind($0) == .leftBrace && partner(of: $0) > name
    }
    guard let brace else { return true }
    let head = stride(from: brace - 1, through: max(0, brace - Self.headLimit), by: -1).prefix {
      kind($0) != .leftBrace && kind($0) != .rightBrace && kind($0) != .rightParenthesis
    }
    return head.contains { index in
      switch keyword(index) {
      case .class, .struct, .enum, .extension, .actor, .protocol: true
      default: false
      }
    }
  }

  /// Whether the function around a use has a parameter of the name.
  private func isParameter(_ use: Int) -> Bool {
    let limit = max(0, use - Self.assignmentDistance)
    for index in stride(from: use - 1, through: limit, by: -1) {
      guard kind(index) == .leftParenthesis, keyword(index - 2) == .func else { continue }
      return inside(index).contains { isName(of: use, at: $0) && isLabel($0) }
    }
    return false
  }
}

// What is assigned to.
extension TokenList {
  /// How far above its use a name is looked for.
  private static let declarationDistance = 4000

  /// Returns whether a name is declared above with a type of Apple's frameworks, whose names begin with two
  /// letters for all: `let content = UNMutableNotificationContent()`, `var label: UILabel!`.
  package func isSystemObject(_ name: Int) -> Bool {
    (Swift.max(0, name - Self.declarationDistance)..<name).contains { index in
      guard isName(of: name, at: index), isIntroduced(index, by: [.let, .var]),
        kind(index + 1) == .colon || kind(index + 1) == .equals, kind(index + 2) == .identifier
      else { return false }
      return isSystemType(index + 2)
    }
  }

  /// Returns whether a property of `self` is one that a class has from Apple's views and controllers:
  /// `self.title` in a subclass of `NSButton` that declares no other one of the name.
  ///
  /// Those of a managed object stand in no source.
  package func isOfSystemClass(_ property: Int) -> Bool {
    let start = Swift.max(0, property - Self.declarationDistance)
    let head = stride(from: property, through: start, by: -1).first { index in
      body(ofSubclassAt: index, around: property) != nil
    }
    guard let head, let brace = body(ofSubclassAt: head, around: property),
      isSystemType(head + 3), Self.kindsOfViews.contains(where: text(head + 3).hasSuffix)
    else { return false }
    return !inside(brace).contains { index in
      isName(of: property, at: index) && isIntroduced(index, by: [.let, .var])
        && text(index - 2) != "override"
    }
  }

  /// Returns the brace of a class with a superclass, `class Name: Other {`, which a token stands in.
  private func body(ofSubclassAt keyword: Int, around token: Int) -> Int? {
    guard self.keyword(keyword) == .class, kind(keyword + 2) == .colon,
      let brace = topLevel(.leftBrace, in: keyword..<token), partner(of: brace) > token
    else { return nil }
    return brace
  }

  private static let kindsOfViews = [
    "Button", "Cell", "Control", "Controller", "Field", "Item", "Label", "View", "Window",
  ]

  /// Returns the type that a variable is declared with next above a use, behind some token:
  /// `let item = Item(title)`, `item: Item`.
  package func typeOfVariable(_ name: Int, declaredBehind start: Int = 1) -> Int? {
    let limit = Swift.max(start, name - Self.declarationDistance)
    let declared = stride(from: name - 1, through: limit, by: -1).first { index in
      isName(of: name, at: index) && isIntroduced(index, by: [.let, .var])
        && isInScope(name, ofVariable: index)
    }
    guard let declared, isCapitalized(declared + 2) else { return nil }
    switch kind(declared + 1) {
    case .equals: return kind(declared + 3) == .leftParenthesis ? declared + 2 : nil
    case .colon: return hasMember(declared + 2) ? nil : declared + 2
    default: return nil
    }
  }

  /// Returns whether a type may be a view or another object that shows what it has: one of Apple's
  /// frameworks, or one with such a name.
  package func mayShowTexts(_ type: Int) -> Bool {
    isSystemType(type) || Self.kindsOfViews.contains(where: text(type).hasSuffix)
  }

  private func isSystemType(_ name: Int) -> Bool {
    let type = text(name)
    return ["LA", "MF", "MK", "NS", "UI", "UN", "WK"].contains { type.hasPrefix($0) }
      && type.dropFirst(2).first?.isUppercase ?? false
  }

  /// Returns whether a variable that a name means is declared above it, behind some token and not too far
  /// away.
  package func isVariable(_ name: Int, declaredBehind start: Int) -> Bool {
    (Swift.max(start, name - Self.declarationDistance)..<Swift.max(start, name)).contains { index in
      isName(of: name, at: index) && isIntroduced(index, by: [.let, .var])
        && isInScope(name, ofVariable: index)
    }
  }

  /// Whether a token stands in the block of a variable: that of a condition is the one behind it.
  private func isInScope(_ token: Int, ofVariable name: Int) -> Bool {
    let isCondition = [.if, .while].contains(keyword(name - 2)) || kind(name - 2) == .comma
    let brace =
      isCondition ? topLevel(.leftBrace, in: name..<token) : bracket(around: name)
    // Nothing but the condition itself lies between.
    guard let brace else { return true }
    return partner(of: brace) > token
  }

  /// Returns the literal that is all that stands behind an equals sign.
  package func literal(assignedAt equals: Int) -> Range<Int>? {
    guard kind(equals + 1) == .string,
      expressionEnd(from: equals + 1, limit: count) == equals + 2
    else { return nil }
    return equals + 1..<equals + 2
  }
}
