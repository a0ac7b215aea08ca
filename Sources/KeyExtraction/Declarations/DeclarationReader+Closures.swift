import SwiftSource

// What only a part of the file sees.
extension DeclarationReader {
  /// Reads the functions that stand in the bodies of others.
  mutating func readLocalFunctions() {
    // What is around an item, the outermost first.
    var open: [Outline.Item] = []
    for item in outline.items {
      while let last = open.last, list.endOfBody(of: last) <= item.keyword { open.removeLast() }
      let outer = open.last
      let isMember = outer.map { $0.kind.isType && $0.body == item.bracket } ?? false
      if item.kind == .function, item.isLocal, !isMember {
        // Closures at the top and 'deinit' are no items.
        let body = outer.flatMap { $0.kind.isType ? nil : $0 }
        readLocalFunction(item, of: body, in: open.filter(\.kind.isType).map { list.text($0.name) })
      }
      if item.end > item.keyword, open.count < Self.depthLimit { open.append(item) }
    }
  }

  private mutating func readLocalFunction(
    _ item: Outline.Item,
    of body: Outline.Item?,
    in types: [String]
  ) {
    guard let parenthesis = item.parenthesis else { return }
    let range = list.after(parenthesis)..<item.end
    let flow = flow(in: range, of: types, taking: list.parameters(in: parenthesis))
    add(item, flow, in: nil, home: home(inBodyOf: body))
  }

  /// Returns where at home is what only this file sees, or only the body of one of its functions or
  /// properties.
  private func home(inBodyOf item: Outline.Item?) -> Signature.Home {
    Signature.Home(
      path: path,
      outer: [],
      isPrivate: true,
      isExtension: false,
      body: item.map { list.text($0.name) }
    )
  }

  /// Reads what is called like a function and holds a closure that hands on what it gets:
  /// `let text = { (key: String) in NSLocalizedString(key, comment: "") }`.
  mutating func readHandingClosures() {
    for brace in list.range where list[brace].kind == .leftBrace {
      // What is called at once is the value of the call.
      guard let name = list.nameOfConstant(setTo: brace),
        list.kind(list.after(brace)) != .leftParenthesis
      else { continue }
      readClosure(at: brace, of: name)
    }
  }

  private mutating func readClosure(at brace: Int, of name: Int) {
    let written = list.closureHead(at: brace).map { $0.parameters.map(closureParameter) }
    let range = list.closureBody(brace)
    // Hardly any closure hands on what it gets.
    guard flow.flow(in: range).hasKey || written?.contains(where: \.parameter.isKey) ?? false else {
      return
    }
    let surroundings = outline.items.filter { $0.keyword < name && brace < $0.end }
    let types = surroundings.filter(\.kind.isType).map { list.text($0.name) }
    let flow = flow.flow(in: range, of: types)
    let bare = written ?? numberedParameters(of: flow)
    let parameters = bare.map { taking(flow, $0.name, $0.parameter) }
    guard parameters.contains(where: \.isKey) else { return }
    let table = table(of: flow, besides: bare.map(\.name), [:])
    let body = surroundings.last { !$0.kind.isType }
    let isStored = body?.name == name
    let home =
      isStored && !isPrivate(body?.keyword ?? 0) ? nil : home(inBodyOf: isStored ? nil : body)
    declarations.add(
      list.text(name),
      .init(
        parameters: parameters,
        form: .function,
        table: table.name,
        tableConstant: table.constant,
        changesText: flow.hasKey && flow.changesText,
        hasKnownTable: table.isKnown,
        tables: table.names,
        handsOn: table.handsOn,
        namesBundle: flow.hasKey && flow.namesBundle,
        bundle: flow.hasKey ? flow.bundle() : nil,
        home: home
      ),
      naming: bare.map(\.name),
      by: flow,
      at: list[name].start,
      in: path
    )
  }

  /// Reads `key` and `key: String` in the head of a closure.
  private func closureParameter(_ part: Range<Int>) -> (name: String, parameter: Parameter) {
    let colon = list.topLevel(.colon, in: part)
    let type = colon.map { $0 + 1..<part.upperBound }
    let role = type.flatMap { types.role(ofTypeIn: $0, of: list) }
    let parameter = Parameter(
      label: nil,
      role: role.map { Routine.Role(ofLiterals: $0) },
      isString: type.map(isString) ?? true,
      isOptional: false
    )
    return (list.text(part.lowerBound), parameter)
  }

  /// Returns `$0` and all others up to the last one that becomes something.
  private func numberedParameters(
    of flow: ArgumentFlow.Result
  ) -> [(name: String, parameter: Parameter)] {
    let names = (0..<10).map { "$\($0)" }
    let last = names.lastIndex { flow.roles[$0] != nil } ?? -1
    return names[...last].map { name in
      (name, Parameter(label: nil, role: nil, isString: true, isOptional: false))
    }
  }

  /// Adds what is called like a function and holds a closure with localizable parameters: local
  /// constants, and parameters, which no other file sees.
  mutating func readClosures() {
    for colon in list.range where list[colon].kind == .colon {
      guard let (name, type) = list.nameAndFunctionType(around: colon) else { continue }
      let home = Signature.Home(path: path, outer: [], isPrivate: true, isExtension: false)
      addClosure(name, type, home)
    }
  }

  /// Adds `show` of `show: (LocalizedStringKey) -> Void`, which a call gives no labels.
  mutating func addClosure(_ name: Int, _ type: Range<Int>, _ home: Signature.Home? = nil) {
    guard let parenthesis = list.parametersOfFunction(in: type),
      types.areNamed(in: list.inside(parenthesis), of: list)
    else { return }
    let parameters = list.split(list.inside(parenthesis)).map { part in
      let type = list.lastPart(ofLabelled: part)
      return Parameter(
        label: nil,
        role: types.contain(type, of: list) ? .localizableKey : nil,
        isString: isString(type),
        isOptional: false
      )
    }
    guard parameters.contains(where: \.isKey) else { return }
    declarations.add(
      list.text(name),
      .init(parameters: parameters, form: .function, handsOn: true, home: home),
      naming: parameters.map { $0.label ?? "_" },
      at: list[name].start,
      in: path
    )
  }
}
