/// The head of a function, a method or a macro, where C or Objective-C defines it.
package struct CFunctionHead {
  /// A parameter by the part of the selector before it, if it has one: its name, or a colon where that
  /// is all; its own name, or the dots of `...`; and the parenthesis around a method's type.
  package typealias CParameter = (label: Int?, name: Int, type: Int?)

  /// The function's name, or the first part of the selector.
  package let name: Int
  /// The parenthesis of the parameters; of a method that of its result's type.
  package let parenthesis: Int
  package var parameters: [CParameter] = []
  /// Whether a call may have more arguments than parameters.
  package var isVariadic = false
  package let body: Range<Int>
}

extension TokenList {
  /// Reads `NSString *Text(NSString *key) {` by its name; nil where a statement or a call stands.
  ///
  /// A function has a type before its name, and one before the name of a parameter.
  package func functionHead(at name: Int) -> CFunctionHead? {
    guard kind(name) == .identifier, kind(name + 1) == .leftParenthesis, !isStatement(name),
      endsType(before: name), let brace = bodyOfFunction(from: after(name + 1))
    else { return nil }
    var head = CFunctionHead(name: name, parenthesis: name + 1, body: inside(brace))
    for part in split(inside(name + 1)) {
      if kind(part.lowerBound) == .dot {
        head.isVariadic = true
      } else if part.count > 1, let name = declaredName(in: part) {
        head.parameters.append((nil, name, nil))
      } else {
        return nil
      }
    }
    return head
  }

  /// Reads `#define TEXT(key) …` by its name, which the parenthesis touches.
  package func macroHead(at name: Int) -> CFunctionHead? {
    guard isMacroName(name), kind(name + 1) == .leftParenthesis,
      self[name].end == self[name + 1].start
    else { return nil }
    let start = after(name + 1)
    var head = CFunctionHead(
      name: name,
      parenthesis: name + 1,
      body: start..<endOfDirective(from: start)
    )
    for part in split(inside(name + 1)) {
      if kind(part.lowerBound) == .identifier {
        head.parameters.append((nil, part.lowerBound, nil))
      }
      guard part.contains(where: { self[$0].kind == .dot }) else { continue }
      head.isVariadic = true
      if part.count == 3 { head.parameters.append((nil, part.lowerBound, nil)) }
    }
    return head
  }

  /// Reads `- (NSString *)textForKey:(NSString *)key inTable:(NSString *)table {` by its first token.
  package func methodHead(at sign: Int, keepsParameters: Bool = true) -> CFunctionHead? {
    guard isMethodMark(sign), isFirstOnLine(sign), kind(sign + 1) == .leftParenthesis else {
      return nil
    }
    let name = after(sign + 1)
    var parameters: [CFunctionHead.CParameter] = []
    let end = endOfSelector(from: name) { if keepsParameters { parameters.append($0) } }
    guard kind(name) == .identifier, let end else { return nil }
    var index = end
    while isMarkBehindSelector(index) { index += 1 }
    guard let brace = bodyOfFunction(from: index) else { return nil }
    return CFunctionHead(
      name: name,
      parenthesis: sign + 1,
      parameters: parameters,
      isVariadic: kind(end) == .comma,
      body: inside(brace)
    )
  }

  /// Reads the parts of a selector with their parameters, and returns where they end.
  private func endOfSelector(from name: Int, _ visit: (CFunctionHead.CParameter) -> Void) -> Int? {
    guard kind(name + 1) == .colon else { return name + 1 }
    var index = name
    while true {
      // A part of a selector may be a colon alone.
      let colon = kind(index) == .colon ? index : index + 1
      guard kind(colon) == .colon, colon == index || kind(index) == .identifier else {
        return index
      }
      let hasType = kind(colon + 1) == .leftParenthesis
      let parameter = hasType ? after(colon + 1) : colon + 1
      guard kind(parameter) == .identifier else { return nil }
      visit((index, parameter, hasType ? colon + 1 : nil))
      index = parameter + 1
    }
  }

  /// Returns whether a token belongs to `, ...` behind a selector, or ends what is only declared.
  private func isMarkBehindSelector(_ index: Int) -> Bool {
    switch kind(index) {
    case .comma, .dot, .semicolon: true
    default: false
    }
  }

  /// Returns whether `static` stands before a function's type.
  package func isStaticFunction(at name: Int) -> Bool {
    for index in stride(from: name - 1, through: Swift.max(0, name - 8), by: -1) {
      switch kind(index) {
      case .identifier where keyword(index) == .static: return true
      case .identifier, .other: continue
      default: return false
      }
    }
    return false
  }

  /// Returns whether a token is the `-` or `+` before a method.
  func isMethodMark(_ index: Int) -> Bool {
    switch kind(index) {
    case .plus: true
    case .other: self[index].range.count == 1 && bytes[self[index].start] == UInt8(ascii: "-")
    default: false
    }
  }

  /// Returns whether a name is the one that `#define` gives.
  package func isMacroName(_ name: Int) -> Bool {
    kind(name) == .identifier && kind(name - 1) == .directive && text(name - 1).hasSuffix("define")
  }

  /// Returns whether a name is declared or defined as a function: behind a type, and with
  /// parameters that have types.
  package func isFunctionDeclared(at name: Int, _ parameters: [Range<Int>]) -> Bool {
    endsType(before: name)
      && parameters.contains { parameter in
        parameter.count > 1
          && parameter.allSatisfy { self[$0].kind == .identifier || self[$0].kind == .other }
          && self[parameter.upperBound - 1].kind == .identifier
          && self[parameter.lowerBound].kind == .identifier
      }
  }

  /// Returns whether what stands before a name may be a type, as before all that is declared.
  private func endsType(before name: Int) -> Bool {
    switch kind(name - 1) {
    case .identifier: !isStatement(name - 1) && kind(name - 2) != .at
    case .other: ["*", "&", ">"].contains(text(name - 1))
    // `NSString *Texts::text(NSString *key)`
    case .colon: kind(name - 2) == .colon && kind(name - 3) == .identifier
    default: false
    }
  }

  /// Returns whether a word begins a statement, or a part of one, and is no name.
  private func isStatement(_ index: Int) -> Bool {
    switch keyword(index) {
    case .if, .else, .for, .while, .do, .switch, .case, .default, .return, .catch, .in: true
    default: false
    }
  }

  /// Returns the brace that opens a body, behind qualifiers and attributes.
  private func bodyOfFunction(from start: Int) -> Int? {
    var index = start
    while kind(index) == .identifier, index < start + 4 {
      index += 1
      if kind(index) == .leftParenthesis { index = after(index) }
    }
    return kind(index) == .leftBrace ? index : nil
  }

  /// Returns the name in `NSString *key`, `NSString *keys[]`, `NSString *key = nil`, and in
  /// `void (^handler)(NSString *text)`.
  private func declaredName(in parameter: Range<Int>) -> Int? {
    let end = topLevel(.equals, in: parameter) ?? parameter.upperBound
    let pointer = firstTopLevel(in: parameter) { isPointer(openedBy: $0) }
    let range = pointer.map { inside($0) } ?? parameter.lowerBound..<end
    var name: Int?
    var index = range.lowerBound
    while index < range.upperBound {
      if self[index].kind == .identifier { name = index }
      index = after(index)
    }
    return name
  }

  /// Returns whether a parenthesis opens the name of a function's pointer or of a block.
  private func isPointer(openedBy parenthesis: Int) -> Bool {
    kind(parenthesis) == .leftParenthesis && kind(parenthesis + 1) == .other
      && ["*", "^"].contains(text(parenthesis + 1))
  }
}

extension TokenList {
  /// Returns the first token after the line of a C directive; a backslash joins lines.
  package func endOfDirective(from start: Int) -> Int {
    var index = start
    while index < count, !isFirstOnLine(index) || isSpliced(index) { index += 1 }
    return index
  }

  /// Returns whether a backslash joins the line of a token with the line before.
  private func isSpliced(_ index: Int) -> Bool {
    bytes[self[index - 1].end..<self[index].start].contains(UInt8(ascii: "\\"))
  }

  /// Returns whether a brace opens `extern "C" {` or `namespace name {`, and no body.
  func opensNamespace(_ brace: Int) -> Bool {
    if kind(brace - 1) == .string { return true }
    return isNamespace(brace - 1) || isNamespace(brace - 2)
  }

  private func isNamespace(_ index: Int) -> Bool {
    kind(index) == .identifier && self[index].range.count == 9 && text(index) == "namespace"
  }

  /// Returns the class whose implementation begins at a token, and whether it is a category.
  func implementedClass(at index: Int) -> (name: Int, isCategory: Bool)? {
    guard self[index].kind == .identifier, kind(index - 1) == .at, kind(index + 1) == .identifier,
      self[index].range.count == 14, text(index) == "implementation"
    else { return nil }
    return (index + 1, kind(index + 2) == .leftParenthesis)
  }
}
