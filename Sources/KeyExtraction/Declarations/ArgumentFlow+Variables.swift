import SwiftSource

// Local variables between a parameter and the call that it is the key of.
extension ArgumentFlow {
  /// Follows the keys among local variables to what they are made of in a body: another name,
  /// `key = text;`, a text that it stands in, `let key = "shop.\(name)"`, or a part of one in
  /// Objective-C, `for (NSString *part in [text componentsSeparatedByString:@" "])`.
  ///
  /// A name that stands in a key and that the body binds to something else is no parameter.
  func followVariables(in body: Range<Int>, to result: inout Result) {
    var names = result.roles.keys.filter { result.roles[$0]?.isKey ?? false }.sorted()
    var known = Set(names)
    let identifiers = Dictionary(grouping: list.bareIdentifiers(in: body), by: list.text)
    while let name = names.popLast() {
      let bindings = bindings(of: name, among: identifiers)
      if bindings.isEmpty { continue }
      if bindings.count == 1, let text = text(boundAt: bindings[0], in: body) {
        let (sites, composition) = (result.sites[name], result.compositions[name])
        result.remove(name)
        result.add(text, as: .adding(text.affixes, before: composition), sites ?? [])
        if known.insert(text.name).inserted { names.append(text.name) }
        continue
      }
      if result.compositions[name]?.addsAffixes ?? false { result.remove(name) }
      if language == .objectiveC {
        addSource(ofLocal: name, bindings, in: body, identifiers, to: &result)
      }
    }
  }

  /// The identifiers of a body by their names, each by its token.
  private typealias Identifiers = [String: [Int]]

  /// Returns where a body gives a value to a name, by the tokens of the name.
  private func bindings(of name: String, among identifiers: Identifiers) -> [Int] {
    identifiers[name, default: []].filter(isBound)
  }

  private func isBound(_ name: Int) -> Bool {
    if list.kind(name + 1) == .equals || list.keyword(name + 1) == .in { return true }
    if list.kind(name + 1) == .other, list.text(name + 1) == "+=" { return true }
    switch language {
    case .swift: return isPattern(name) || isParameterOfClosure(name)
    case .objectiveC:
      // The parameter of a block.
      let isLast = list.kind(name + 1) == .comma || list.kind(name + 1) == .rightParenthesis
      return isLast && list.kind(name - 1) == .other && list.text(name - 1) == "*"
    }
  }

  /// Whether a name is bound by `let name`, `for name`, `let (name, other)` or `case let .title(name)`.
  private func isPattern(_ name: Int) -> Bool {
    if list[max(name - 1, 0)].isOne(of: Self.binders) { return true }
    guard let bracket = list.bracket(around: name), list[bracket].kind == .leftParenthesis else {
      return false
    }
    let start =
      list.kind(bracket - 1) == .identifier ? list.startOfChain(endingAt: bracket - 1) : bracket
    return (start - 2..<bracket).contains { $0 >= 0 && list[$0].isOne(of: Self.binders) }
  }

  private static let binders: KeywordSet = [.let, .var, .for]

  private func isParameterOfClosure(_ name: Int) -> Bool {
    guard let bracket = list.bracket(around: name) else { return false }
    let brace = list[bracket].kind == .leftParenthesis ? list.bracket(around: bracket) : bracket
    guard let brace, list[brace].kind == .leftBrace, let head = list.closureHead(at: brace) else {
      return false
    }
    return head.parameters.contains { $0.lowerBound == name }
  }

  /// Returns the text that a name is bound to, and never changed afterwards.
  private func text(boundAt name: Int, in body: Range<Int>) -> ComposedName? {
    guard list.kind(name + 1) == .equals else { return nil }
    let value = name + 2
    switch language {
    case .swift:
      guard list.keyword(name - 1) == .let else { return nil }
      return text(
        in: value..<list.expressionEnd(from: value, limit: body.upperBound),
        as: .stringKey
      )
    case .objectiveC:
      guard list.kind(value) == .leftBracket, list.kind(list.after(value)) == .semicolon else {
        return nil
      }
      return text(in: value..<list.after(value), as: .stringKey)
    }
  }
}

// Objective-C.
extension ArgumentFlow {
  /// Adds the name that a local variable has its text from, or a part of it, as it is.
  private func addSource(
    ofLocal name: String,
    _ bindings: [Int],
    in body: Range<Int>,
    _ identifiers: Identifiers,
    to result: inout Result
  ) {
    guard result.roles[name]?.isKey ?? false,
      let source = source(ofLocal: name, among: identifiers), result.roles[source.name] == nil
    else { return }
    let isOneOfSeveral = bindings.contains {
      text(boundAt: $0, in: body).map { !$0.affixes.isEmpty } ?? false
    }
    result.roles[source.name] = .stringKey
    result.sites[source.name] = result.sites[name]?.map { site in
      var site = site
      site.composesKey = site.composesKey || isOneOfSeveral
      return site
    }
    var composition =
      source.separator.map { KeyComposition(separator: $0) } ?? result.compositions[name]
    if isOneOfSeveral {
      composition = composition ?? KeyComposition()
      composition?.isCertain = false
    }
    result.compositions[source.name] = composition
  }

  /// Where a variable has its text from.
  private struct Source {
    var name: String
    var separator: String?
    /// Whether it is an element of the other one.
    var isPart = false
  }

  /// Returns the name that a local variable has its text from, and what that is divided at.
  private func source(ofLocal name: String, among identifiers: Identifiers) -> Source? {
    var source = Source(name: name)
    // Longer chains are none that a person writes.
    for _ in 0..<4 {
      guard let step = assignment(to: source.name, among: identifiers) else { break }
      source = Source(
        name: step.name,
        separator: step.separator ?? source.separator,
        isPart: source.isPart || step.isPart
      )
    }
    guard source.name != name, !source.isPart || source.separator != nil else { return nil }
    return source
  }

  private func assignment(to name: String, among identifiers: Identifiers) -> Source? {
    for index in bindings(of: name, among: identifiers) {
      let value = index + 2
      guard list.kind(value) == .identifier || list.kind(value) == .leftBracket else { continue }
      if list.kind(index + 1) == .equals, let found = assigned(at: value) { return found }
      if list.keyword(index + 1) == .in, list.kind(value + 1) == .rightParenthesis {
        return Source(name: list.text(value), isPart: true)
      }
      if list.keyword(index + 1) == .in, var found = assigned(at: value) {
        found.isPart = true
        return found
      }
    }
    return nil
  }

  /// Reads `text;` and `[text componentsSeparatedByString:@" "]`.
  private func assigned(at start: Int) -> Source? {
    if list.kind(start) == .identifier {
      let isNothing = list.keyword(start) == .nil || list.keyword(start) == .NULL
      return list.kind(start + 1) == .semicolon && !isNothing
        ? Source(name: list.text(start)) : nil
    }
    guard list.kind(start + 1) == .identifier, list.kind(start + 3) == .colon,
      list.text(start + 2) == "componentsSeparatedByString", list.kind(start + 5) == .rightBracket,
      let separator = evaluator.literalText(in: start + 4..<start + 5), !separator.isEmpty
    else { return nil }
    return Source(name: list.text(start + 1), separator: separator)
  }
}

extension TokenList {
  /// Returns the identifiers of a range that are no members.
  fileprivate func bareIdentifiers(in range: Range<Int>) -> [Int] {
    range.filter { self[$0].kind == .identifier && kind($0 - 1) != .dot }
  }
}
