import SwiftSource

// Local variables between a parameter and the call that it is the key of.
extension ArgumentFlow {
  /// Follows the keys among local variables to what they are made of in a body: another name,
  /// `key = text;`, a text that it stands in, `let key = "shop.\(name)"`, or a part of one in
  /// Objective-C, `for (NSString *part in [text componentsSeparatedByString:@" "])`.
  ///
  /// A name that stands in a key and that the body binds to something else is no parameter; what it is
  /// shown as, the call tells.
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
      if addMembers(bound: bindings, to: name, &result) { continue }
      if result.compositions[name]?.addsAffixes ?? false { result.remove(name) }
      if language == .objectiveC {
        addSource(ofLocal: name, bindings, in: body, identifiers, to: &result)
      } else if routines.areShown {
        result.forget(name, inPlaces: bindings.compactMap { offsets(ofLocal: $0, in: body) })
      }
    }
  }

  /// Returns the bytes in which a name means the local variable that is declared there, and nothing that is
  /// made of what has the name outside: `let title = title ?? "None"`.
  private func offsets(ofLocal name: Int, in body: Range<Int>) -> Range<Int>? {
    guard [.let, .var].contains(list.introducer(of: name)),
      [.equals, .colon].contains(list.kind(name + 1))
    else { return nil }
    let value = name + 1..<list.expressionEnd(from: name, limit: body.upperBound)
    if value.contains(where: { list.isOwn($0) && list.text($0) == list.text(name) }) { return nil }
    let end = list.bracket(around: name).map(list.partner) ?? body.upperBound
    return list[name].start..<list[min(end, list.count - 1)].end
  }

  /// Adds the members that are shown under the name of a variable: `note` of `if let text = item.note`.
  ///
  /// Returns false where the name is bound to anything else as well.
  private func addMembers(bound bindings: [Int], to name: String, _ result: inout Result) -> Bool {
    guard routines.areShown, result.roles[name] == .stringKey, result.compositions[name] == nil,
      let site = result.sites[name]?.first
    else { return false }
    let members = bindings.compactMap(memberBound)
    guard members.count == bindings.count else { return false }
    result.members += members.map { Member(token: $0, role: .stringKey, site: site) }
    result.remove(name)
    return true
  }

  /// Returns the last name of the chain of names that a constant is bound to.
  private func memberBound(at name: Int) -> Int? {
    guard case .set(let value) = list.assignment(to: name), list.introducer(of: name) == .let,
      list.kind(value) == .identifier
    else { return nil }
    var last = value
    while let member = list.member(of: last) { last = member }
    guard last > value, !list.isSelf(last - 2) else { return nil }
    let isEnd = [.leftBrace, .rightBrace, .comma, .semicolon].contains(list.kind(last + 1))
    return isEnd || list.keyword(last + 1) == .else || list.isFirstOnLine(last + 1) ? last : nil
  }

  /// The identifiers of a body by their names, each by its token.
  private typealias Identifiers = [String: [Int]]

  /// Returns where a body gives a value to a name, by the tokens of the name.
  private func bindings(of name: String, among identifiers: Identifiers) -> [Int] {
    identifiers[name, default: []].filter { list.isBound($0, in: language) }
  }

  /// Returns the text that a name is bound to, and never changed afterwards.
  private func text(boundAt name: Int, in body: Range<Int>) -> ComposedName? {
    guard case .set(let value) = list.assignment(to: name) else { return nil }
    switch language {
    case .swift:
      guard list.introducer(of: name) == .let else { return nil }
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
    for name in bindings(of: name, among: identifiers) {
      guard let assignment = list.assignment(to: name), !assignment.extends,
        var found = source(in: list.cValue(of: assignment, limit: list.count))
      else { continue }
      found.isPart = assignment.iterates
      return found
    }
    return nil
  }

  /// Reads `text` and `[text componentsSeparatedByString:@" "]`.
  private func source(in value: Range<Int>) -> Source? {
    guard let first = value.first else { return nil }
    if value.count == 1 {
      let isName = list.kind(first) == .identifier && ![.nil, .NULL].contains(list.keyword(first))
      return isName ? Source(name: list.text(first)) : nil
    }
    let message = list.inside(first)
    guard list.kind(first) == .leftBracket, message.count == 4, let last = message.last,
      let selector = list.selector(ofMessageIn: message),
      list.text(selector) == "componentsSeparatedByString",
      list.kind(message.lowerBound) == .identifier,
      let separator = evaluator.literalText(in: last..<last + 1), !separator.isEmpty
    else { return nil }
    return Source(name: list.text(message.lowerBound), separator: separator)
  }
}

extension TokenList {
  /// Returns the identifiers of a range that are no members.
  fileprivate func bareIdentifiers(in range: Range<Int>) -> [Int] {
    range.filter { self[$0].kind == .identifier && !isMember($0) }
  }
}
