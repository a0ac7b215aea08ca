extension DeclarationReader {
  /// Notes the names that are looked up in a table which stands beside them:
  /// `Text(title, tableName: "Errors")`.
  ///
  /// A literal of a localizable type says nothing of its table; what is made of it does.
  mutating func readTables() {
    let evaluator = KeyEvaluator(list: list, language: .swift)
    for index in list.range where list.isTableLabel(index) {
      guard let parenthesis = list.parenthesis(around: index) else { continue }
      let arguments = list.arguments(in: parenthesis)
      guard let name = arguments.first.flatMap({ list.lastName(in: $0.value) }),
        let table = arguments.first(where: { $0.value.lowerBound == index + 2 })
      else { continue }
      let text = evaluator.literalText(in: table.value)
      declarations.facts.tables[list.text(name), default: []].insert(text ?? "")
    }
    let names = Set(declarations.facts.tables.keys)
    if !names.isEmpty { readOtherUses(of: names) }
  }

  /// Notes which of these names are also looked up where no table is named.
  private mutating func readOtherUses(of names: Set<String>) {
    for index in list.range where list[index].kind == .leftParenthesis {
      guard list.kind(index - 1) == .identifier, let first = list.split(list.inside(index)).first,
        let name = list.lastName(in: first), names.contains(list.text(name)),
        !list.inside(index).contains(where: list.isTableLabel)
      else { continue }
      declarations.facts.tables[list.text(name), default: []].insert("")
    }
  }

  /// Returns the one table that the keys among some parameters are looked up in.
  func table(of names: [String]) -> String? {
    let tables = declarations.facts.tables
    guard !tables.isEmpty else { return nil }
    let all = names.reduce(into: Set<String>()) { $0.formUnion(tables[$1] ?? []) }
    return all.count == 1 ? all.first.flatMap { $0.isEmpty ? nil : $0 } : nil
  }
}

extension TokenList {
  /// Tells whether the name of a table follows a label.
  fileprivate func isTableLabel(_ index: Int) -> Bool {
    kind(index + 1) == .colon && Routine.tableLabels.contains(index, of: self)
  }

  /// Returns the parenthesis of the call that a label stands in.
  fileprivate func parenthesis(around label: Int) -> Int? {
    stride(from: label - 1, through: Swift.max(0, label - 200), by: -1).first { index in
      tokens[index].kind == .leftParenthesis && partner(of: index) > label
    }
  }

  /// Returns the last name of `title`, `tab.title` and `tab.title()`.
  fileprivate func lastName(in range: Range<Int>) -> Int? {
    let range = strippedExpression(range)
    guard var last = range.last, kind(range.lowerBound) == .identifier else { return nil }
    if tokens[last].kind == .rightParenthesis, kind(last - 1) == .leftParenthesis { last -= 2 }
    guard last >= range.lowerBound,
      (range.lowerBound...last).allSatisfy({ kind($0) == .identifier || kind($0) == .dot })
    else { return nil }
    return last
  }
}
