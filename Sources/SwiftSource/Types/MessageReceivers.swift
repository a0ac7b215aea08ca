import SourceFiles

/// Returns the classes of what the messages of an Objective-C file are sent to.
package struct MessageReceivers {
  package let list: TokenList
  /// Where the implementations of classes begin, and their names.
  private let implementations: [(start: Int, name: String)]

  package init(_ list: TokenList, _ outline: Outline) {
    self.list = list
    implementations = outline.items.compactMap { item in
      item.kind.isType ? (item.keyword, list.text(item.name)) : nil
    }
  }

  /// How far a declaration is looked for, so that hostile input costs linear time.
  private static let searchLimit = 3000
  private static let bracketLimit = 100

  /// Returns the class of what the message is sent to whose selector begins at a token; nil where it
  /// is not evident.
  package func receiver(ofMessageAt selector: Int) -> String? {
    let end = selector - 1
    switch list.kind(end) {
    case .string: return "NSString"
    case .identifier where list.isMember(end): return declaredClass(of: end)
    case .identifier: return namedClass(end)
    case .rightBracket: return result(ofMessageClosedBy: end)
    default: return nil
    }
  }

  private func implementation(around token: Int) -> String? {
    implementations.last { $0.start < token }?.name
  }

  private func namedClass(_ name: Int) -> String? {
    switch list.text(name) {
    case "self", "super": implementation(around: name)
    default: declaredClass(of: name) ?? (list.isCapitalized(name) ? list.text(name) : nil)
    }
  }

  /// Returns whether a method belongs to the class of strings.
  package func isOfString(_ method: Outline.Item) -> Bool {
    implementation(around: method.name).map { $0.hasSuffix("String") } ?? false
  }

  /// Returns the expression that a method of strings is called on, if it may be a string: literals, or
  /// what one name or a message gives.
  package func string(before name: Int) -> Range<Int>? {
    let isDotted = list.isMember(name)
    let end = isDotted ? name - 2 : name - 1
    let isMessage = list.kind(name + 1) == .rightBracket || list.isLabel(name)
    guard isDotted || isMessage, let start = startOfReceiver(endingAt: end),
      isDotted || list.kind(start - 1) == .leftBracket
    else { return nil }
    let known = receiver(ofMessageAt: end + 1)
    return known.map { $0.hasSuffix("String") } ?? true ? start..<end + 1 : nil
  }

  private func startOfReceiver(endingAt end: Int) -> Int? {
    switch list.kind(end) {
    case .string:
      var start = end
      while list.kind(start - 1) == .string { start -= 1 }
      return start
    case .identifier: return list.keyword(end) == .return ? nil : list.startOfChain(endingAt: end)
    case .rightBracket: return bracket(closedBy: end)
    default: return nil
    }
  }

  /// Returns the class in `[[Alert alloc] init]`, `[Texts shared]` and `[self label]`.
  private func result(ofMessageClosedBy bracket: Int) -> String? {
    guard let open = self.bracket(closedBy: bracket),
      list.kind(list.after(open + 1)) == .identifier
    else { return nil }
    let selector = list.after(open + 1)
    let name = list.text(selector)
    if Self.sameClass.contains(where: name.hasPrefix) { return receiver(ofMessageAt: selector) }
    return list.kind(selector + 1) == .rightBracket ? declaredClass(of: selector) : nil
  }

  private func bracket(closedBy bracket: Int) -> Int? {
    (max(0, bracket - Self.bracketLimit)..<bracket).last {
      list.kind($0) == .leftBracket && list.partner(of: $0) == bracket
    }
  }

  /// The beginnings of methods that return an object of the class itself.
  private static let sameClass = [
    "alloc", "autorelease", "copy", "current", "default", "init", "instance", "main", "new",
    "retain", "self", "shared", "standard",
  ]

  /// Returns the class in the nearest `Label *name` above.
  private func declaredClass(of name: Int) -> String? {
    let spelling = list.bytes[list[name].range].drop { $0 == "_" }
    for index in stride(from: name - 1, through: max(1, name - Self.searchLimit), by: -1)
    where list[index].kind == .identifier && list[index].range.count >= spelling.count
      && list.bytes[list[index].range].drop(while: { $0 == "_" }).elementsEqual(spelling)
    {
      guard let star = star(before: index) else { continue }
      return list.kind(star - 1) == .identifier ? list.text(star - 1) : nil
    }
    return nil
  }

  /// Returns the star before a name, and before qualifiers such as `const` and `_Nullable`.
  private func star(before name: Int) -> Int? {
    var index = name - 1
    while list.kind(index) == .identifier, index > name - 3 { index -= 1 }
    return list.isOperator("*", index) ? index : nil
  }
}
