// Local variables between a parameter and the call that it is the key of.
extension ArgumentFlow {
  /// Adds what the keys among local variables are made of in a body: another name, `key = text;`, a text
  /// that it stands in, `let key = "shop.\(name)"`, or a part of one in Objective-C,
  /// `for (NSString *part in [text componentsSeparatedByString:@" "])`.
  func addSources(in body: Range<Int>, to result: inout Result) {
    for name in result.roles.keys.sorted() where result.roles[name]?.isKey ?? false {
      guard let source = source(ofLocal: name, in: body), result.roles[source.name] == nil
      else { continue }
      result.roles[source.name] = .stringKey
      result.sites[source.name] = result.sites[name]?.map { site in
        var site = site
        site.composesKey = site.composesKey || !source.affixes.isEmpty
        return site
      }
      result.compositions[source.name] = .adding(
        source.affixes,
        before: source.separator.map { KeyComposition(separator: $0) } ?? result.compositions[name]
      )
    }
  }

  /// Where a variable has its text from.
  fileprivate struct Source {
    var name: String
    var affixes = Affixes()
    var separator: String?
    /// Whether it is an element of the other one.
    var isPart = false
  }

  /// Returns the name that a local variable has its text from, and what is made of that.
  private func source(ofLocal name: String, in body: Range<Int>) -> Source? {
    var source = Source(name: name)
    // Longer chains are none that a person writes.
    for _ in 0..<4 {
      guard let step = assignment(to: source.name, in: body) else { break }
      source = Source(
        name: step.name,
        affixes: source.affixes.around(step.affixes),
        separator: step.separator ?? source.separator,
        isPart: source.isPart || step.isPart
      )
    }
    guard source.name != name, !source.isPart || source.separator != nil else { return nil }
    return source
  }

  private func assignment(to name: String, in body: Range<Int>) -> Source? {
    let spelling = Array(name.utf8)
    for index in body
    where list[index].kind == .identifier && list.kind(index - 1) != .dot
      && list.bytes[list[index].range].elementsEqual(spelling)
    {
      let value = index + 2
      switch language {
      case .swift:
        guard list.keyword(index - 1) == .let, list.kind(index + 1) == .equals else { continue }
        let end = list.expressionEnd(from: value, limit: body.upperBound)
        if let text = text(in: value..<end, as: .stringKey) { return Source(text) }
      case .objectiveC:
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
    }
    return nil
  }

  /// Reads `text;`, `[text componentsSeparatedByString:@" "]` and
  /// `[NSString stringWithFormat:@"shop.%@", text]`.
  private func assigned(at start: Int) -> Source? {
    if list.kind(start) == .identifier {
      let isNothing = list.keyword(start) == .nil || list.keyword(start) == .NULL
      return list.kind(start + 1) == .semicolon && !isNothing
        ? Source(name: list.text(start)) : nil
    }
    guard list.kind(start + 1) == .identifier, list.kind(start + 3) == .colon,
      list.text(start + 2) == "componentsSeparatedByString", list.kind(start + 5) == .rightBracket,
      let separator = evaluator.literalText(in: start + 4..<start + 5), !separator.isEmpty
    else { return text(in: start..<list.after(start), as: .stringKey).map(Source.init) }
    return Source(name: list.text(start + 1), separator: separator)
  }
}

extension ArgumentFlow.Source {
  fileprivate init(_ text: ArgumentFlow.ComposedName) {
    self.init(name: text.name, affixes: text.affixes)
  }
}
