import SwiftSource

extension DeclarationReader {
  /// Notes the names that are looked up in a table which stands beside them:
  /// `Text(title, tableName: "Errors")`.
  ///
  /// A literal of a localizable type says nothing of its table; what is made of it does.
  mutating func readTables() {
    for index in list.range where list.isTableLabel(index) {
      guard let parenthesis = list.bracket(around: index),
        list[parenthesis].kind == .leftParenthesis
      else { continue }
      let arguments = list.arguments(in: parenthesis)
      guard let name = arguments.first.flatMap({ list.lastName(in: $0.value) }),
        let argument = arguments.first(where: {
          list.label(ofValueAt: $0.value.lowerBound) == index
        })
      else { continue }
      let table = flow.table(in: argument.value)
      declarations.facts.tables[list.text(name), default: []].insert(table)
      if case .given(let variable) = table, parenthesis > 0 {
        sitesOfTables[variable, default: []].append(list.lastToken(before: parenthesis).start)
      }
    }
    let names = Set(declarations.facts.tables.keys)
    if !names.isEmpty { readOtherUses(of: names) }
  }

  /// Notes which of these names are also looked up where no table is named.
  private mutating func readOtherUses(of names: Set<String>) {
    for index in list.range where list[index].kind == .leftParenthesis {
      guard let callee = list.callee(of: index), !list.isKeyword(callee, of: [.let, .var]),
        let first = list.split(list.inside(index)).first,
        let name = list.lastName(in: first), names.contains(list.text(name)),
        !list.inside(index).contains(where: list.isTableLabel)
      else { continue }
      declarations.facts.tables[list.text(name), default: []].insert(.named(""))
    }
  }

  /// Adds the tables in which this file looks up the parameters of localizable types, as far as it tells
  /// and no body makes keys of others; `names` are those of all parameters, one of which may say the table.
  mutating func addTables(
    to flow: inout ArgumentFlow.Result,
    of parameters: [Parameter],
    named names: [String]
  ) {
    for (name, parameter) in zip(names, parameters) where parameter.role?.isLocalizable ?? false {
      if flow.roles[name]?.isValue ?? false { continue }
      guard !flow.hasKey, let tables = declarations.facts.tables[name] else {
        flow.handsOn = true
        continue
      }
      for table in tables {
        flow.tables.insert(table)
        guard case .given(let variable) = table, names.contains(variable) else { continue }
        flow.roles[variable] = .table
        declarations.facts.understoodSites.formUnion(sitesOfTables[variable] ?? [])
      }
    }
  }

  /// Notes the table that a property names where an initializer leaves it out.
  func noteDefaultTable(of property: Outline.Item, in scope: inout TypeScope?) {
    // Nearly no file looks in a table that a variable names.
    if sitesOfTables.isEmpty { return }
    scope?.defaultTables[list.text(property.name)] =
      property.value.flatMap(table(in:)) ?? .named("")
  }

  /// Returns where the keys of a declaration are looked up by a call that names no table;
  /// `defaults` are the tables that its parameters say which a call leaves out.
  ///
  /// Keys of localizable types may be handed on to other tables than this file tells.
  func table(
    of flow: ArgumentFlow.Result,
    besides parameters: [String],
    _ defaults: [String: ArgumentFlow.Table]
  ) -> ArgumentFlow.TableName {
    var table = flow.table(besides: parameters, defaults)
    if !flow.hasKey, !table.isKnown { return ArgumentFlow.TableName(handsOn: true) }
    table.handsOn = flow.handsOn
    if let name = table.variable { table.constant = self.flow.constant(named: name) }
    return table
  }
}

extension TokenList {
  /// Returns whether the name of a table follows a label.
  fileprivate func isTableLabel(_ index: Int) -> Bool {
    isLabel(index) && Routine.tableLabels.contains(index, of: self)
  }
}
