/// Names by what stands right beside them: the value that they are members of, their calls and labels.
extension TokenList {
  /// Whether a name is a member of what stands before a dot.
  @inlinable @inline(__always)
  package func isMember(_ name: Int) -> Bool { kind(name - 1) == .dot }

  /// Whether a member of a name stands behind it.
  @inlinable @inline(__always)
  package func hasMember(_ name: Int) -> Bool { kind(name + 1) == .dot }

  /// Whether parentheses stand behind a name, as those of a call or of a function's parameters do.
  @inlinable @inline(__always)
  package func isCalled(_ name: Int) -> Bool { kind(name + 1) == .leftParenthesis }

  /// Whether a brace stands behind a name: of a closure, or of a body.
  @inlinable @inline(__always)
  package func opensClosure(_ name: Int) -> Bool { kind(name + 1) == .leftBrace }

  /// Whether a name is a label, the part of a selector, or what a type is written behind.
  @inlinable @inline(__always)
  package func isLabel(_ name: Int) -> Bool { kind(name + 1) == .colon }

  /// Whether a name is set to a value: `title = …`.
  @inlinable @inline(__always)
  package func isSet(_ name: Int) -> Bool { kind(name + 1) == .equals }

  /// Whether a name is that of an attribute: `@Localized`.
  @inlinable @inline(__always)
  package func isAttribute(_ name: Int) -> Bool { kind(name - 1) == .at }

  /// Whether a type stands for itself: `UIApplication.self`, `[UIApplication class]`.
  package func isClassObject(_ name: Int) -> Bool {
    let next = hasMember(name) ? name + 2 : name + 1
    return keyword(next) == .self || keyword(next) == .class
  }

  /// The keyword that a name stands behind: `let`, `func`, `case`.
  @inlinable @inline(__always)
  package func introducer(of name: Int) -> Keyword? { keyword(name - 1) }

  /// Whether a token is an operator of some spelling, or the mark of an optional.
  package func isOperator(_ spelling: String, _ index: Int) -> Bool {
    kind(index) == .other && bytes[self[index].range].elementsEqual(spelling.utf8)
  }

  package func isSelf(_ index: Int) -> Bool {
    keyword(index) == .self || keyword(index) == .Self
  }

  /// Returns the name before a member's dot: `Texts` of `Texts.title`.
  package func qualifier(of member: Int) -> Int? {
    isMember(member) && kind(member - 2) == .identifier ? member - 2 : nil
  }

  /// Whether a name stands behind another one and a dot.
  package func isQualified(_ name: Int, by qualifier: String) -> Bool {
    self.qualifier(of: name).map { text($0) == qualifier } ?? false
  }

  /// Returns the names before a member and their dots, the last one first.
  package func qualifiers(of member: Int) -> [Int] {
    Array(sequence(first: member, next: qualifier).dropFirst())
  }

  /// Returns the first token of a chain of names and dots that ends at `name`.
  package func startOfChain(endingAt name: Int) -> Int {
    var start = name
    while let qualifier = qualifier(of: start) { start = qualifier }
    return start
  }

  /// Returns the name behind a name and a dot: `title` of `Texts.title`.
  package func member(of name: Int) -> Int? {
    hasMember(name) && kind(name + 2) == .identifier ? name + 2 : nil
  }

  /// Returns the name behind the dot that an expression begins with: `.title`.
  package func implicitMember(at dot: Int) -> Int? {
    kind(dot) == .dot && kind(dot + 1) == .identifier ? dot + 1 : nil
  }

  /// Returns the names behind a name and their dots: `Home` and `title` of `L10n.Home.title`.
  package func members(of name: Int) -> [Int] {
    Array(sequence(first: name, next: member(of:)).dropFirst())
  }

  /// Returns the member of what a name stands for or a call of it returns, `.self` left out.
  package func member(ofValueOf name: Int) -> Int? { member(of: endOfValue(of: name) - 1) }

  /// Returns where a name ends, with its call if it is called.
  package func endOfCall(by name: Int) -> Int { isCalled(name) ? after(name + 1) : name + 1 }

  /// Returns where a name ends with its call and with `.self`, which changes nothing.
  package func endOfValue(of name: Int) -> Int {
    let end = endOfCall(by: name)
    guard let member = member(of: end - 1), text(member) == "self" else { return end }
    return member + 1
  }

  /// Whether a range holds only names and dots.
  package func isPath(_ range: Range<Int>) -> Bool {
    range.allSatisfy { kind($0) == .identifier || kind($0) == .dot }
  }

  /// Returns the name that an expression is, alone or behind `self` or `Self`.
  package func ownName(in range: Range<Int>) -> Int? {
    guard let last = range.last, kind(last) == .identifier else { return nil }
    guard range.count > 1 else { return last }
    return range.count == 3 && isMember(last) && isSelf(range.lowerBound) ? last : nil
  }

  /// Returns the last name of `title`, `tab.title` and `tab.title()`.
  package func lastName(in range: Range<Int>) -> Int? {
    let path = withoutEmptyCall(strippedExpression(range))
    guard let last = path.last, kind(path.lowerBound) == .identifier, isPath(path) else {
      return nil
    }
    return last
  }

  /// Returns the path of the static member that an expression is: `Texts.Menu.title`, `Texts.title()`;
  /// `.title` is one of `String`.
  package func memberPath(in range: Range<Int>) -> String? {
    let path = withoutEmptyCall(range)
    guard path.count > 1, let last = path.last, kind(last) == .identifier else { return nil }
    if kind(path.lowerBound) == .dot { return path.count == 2 ? "String.\(text(last))" : nil }
    // What a value has is no member of a type.
    guard startOfChain(endingAt: last) == path.lowerBound, let type = qualifier(of: last),
      isCapitalized(type), keyword(type) == nil
    else { return nil }
    return self.path(from: path.lowerBound, to: last)
  }

  private func withoutEmptyCall(_ range: Range<Int>) -> Range<Int> {
    let end = range.upperBound
    let isCall = range.count > 2 && kind(end - 1) == .rightParenthesis && isCalled(end - 3)
    return isCall ? range.dropLast(2) : range
  }

  /// Returns the names of a chain with dots between them.
  package func path(from first: Int, to last: Int) -> String {
    stride(from: first, through: last, by: 2).map(text).joined(separator: ".")
  }

  /// Whether a name is used alone, as that of a member of the type around it may be.
  package func isOwnMember(_ name: Int) -> Bool {
    guard !isMember(name), keyword(name) == nil, !isSet(name) else { return false }
    // In a choice the colon begins the other value.
    if isLabel(name) { return kind(name - 1) == .question }
    switch introducer(of: name) {
    case .let, .var, .func, .case, .for: return false
    default: return true
    }
  }

  /// Whether the same name stands at two tokens.
  package func isName(of use: Int, at index: Int) -> Bool {
    // Nearly all other names have another hash.
    self[index].hash == self[use].hash && self[index].kind == .identifier
      && self[index].range.count == self[use].range.count
      && bytes[self[index].range].elementsEqual(bytes[self[use].range])
  }
}
