// Variables between a parameter of Objective-C and the call that it is the key of.
extension ArgumentFlow.Result {
  /// Adds what the keys among local variables are made of in a body: another name, `key = text;`, or a
  /// part of a text, `for (NSString *part in [text componentsSeparatedByString:@" "])`.
  mutating func addSources(of list: TokenList, in body: Range<Int>) {
    for name in roles.keys.sorted() where roles[name]?.isKey ?? false {
      guard let (source, separator) = list.source(ofLocal: name, in: body), roles[source] == nil
      else { continue }
      roles[source] = .stringKey
      sites[source] = sites[name]
      separators[source] = separator ?? separators[name]
    }
  }
}

extension TokenList {
  /// Returns the name that a local variable has its text from, and what that is divided at.
  fileprivate func source(ofLocal name: String, in body: Range<Int>) -> (String, String?)? {
    var name = name
    var source: (String, String?)?
    var isPart = false
    // Longer chains are none that a person writes.
    for _ in 0..<4 {
      guard let step = assignment(to: name, in: body) else { break }
      (name, isPart) = (step.name, isPart || step.isPart)
      let separator = step.separator ?? source?.1
      source = (name, separator)
    }
    guard let source, !isPart || source.1 != nil else { return nil }
    return source
  }

  /// Where a variable has its text from.
  private struct Assignment {
    let name: String
    var separator: String?
    /// Whether it is an element of the other one.
    var isPart = false
  }

  private func assignment(to name: String, in body: Range<Int>) -> Assignment? {
    let spelling = Array(name.utf8)
    for index in body
    where self[index].kind == .identifier && kind(index - 1) != .dot
      && bytes[self[index].range].elementsEqual(spelling)
    {
      let value = index + 2
      guard kind(value) == .identifier || kind(value) == .leftBracket else { continue }
      if kind(index + 1) == .equals, let found = assigned(at: value) { return found }
      if keyword(index + 1) == .in, kind(value + 1) == .rightParenthesis {
        return Assignment(name: text(value), isPart: true)
      }
      if keyword(index + 1) == .in, var found = assigned(at: value) {
        found.isPart = true
        return found
      }
    }
    return nil
  }

  /// Reads `text;` and `[text componentsSeparatedByString:@" "]`.
  private func assigned(at start: Int) -> Assignment? {
    if kind(start) == .identifier {
      let isNothing = keyword(start) == .nil || keyword(start) == .NULL
      return kind(start + 1) == .semicolon && !isNothing ? Assignment(name: text(start)) : nil
    }
    guard kind(start + 1) == .identifier, kind(start + 3) == .colon,
      text(start + 2) == "componentsSeparatedByString", kind(start + 5) == .rightBracket,
      let separator = KeyEvaluator(list: self, language: .objectiveC)
        .literalText(in: start + 4..<start + 5), !separator.isEmpty
    else { return nil }
    return Assignment(name: text(start + 1), separator: separator)
  }
}
