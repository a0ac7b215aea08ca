import SwiftSource

/// Reads properties: those of localizable types, what computed ones hand on, and the parameters that
/// stored ones are for the memberwise initializer.
extension DeclarationReader {
  mutating func readProperty(_ item: Outline.Item, into scope: inout TypeScope?) {
    let (name, type) = (list.text(item.name), item.type)
    noteInspectable(item, in: &scope)
    guard !type.isEmpty else { return addInitialized(item, to: &scope) }
    if types.contain(type, of: list) || isGeneric(type, in: scope) {
      declarations.properties.insert(name)
    }
    if isExposed(item.keyword, in: scope) { addClosure(item.name, type) }
    guard scope != nil else { return }
    if let body = item.body {
      readBody(of: item, openedBy: body, in: &scope)
    } else {
      addMember(item, to: &scope)
    }
  }

  /// Returns whether a type is a parameter of the generic type around it, so that its values may be keys.
  private func isGeneric(_ type: Range<Int>, in scope: TypeScope?) -> Bool {
    guard let generics = scope?.generics, !generics.isEmpty else { return false }
    return type.contains { list.kind($0) == .identifier && generics.contains(list.text($0)) }
  }

  /// Adds a property to the parameters of the memberwise initializer, unless it is a constant that has
  /// a value.
  private func addMember(_ item: Outline.Item, to scope: inout TypeScope?) {
    let (hasValue, isVariable) = (item.value != nil, list.keyword(item.keyword) == .var)
    if isStatic(item.keyword) || hasValue && !isVariable { return }
    let name = list.text(item.name)
    var written = TokenList.WrittenParameter(label: name, type: item.type)
    written.hasValue = hasValue || isVariable && isOptional(item.type)
    scope?.properties.append(parameter(written))
    scope?.written[name] = written
    if written.hasValue { noteDefaultTable(of: item, in: &scope) }
  }

  private func isOptional(_ type: Range<Int>) -> Bool {
    type.last.map { list[$0].kind == .other && list.text($0) == "?" } ?? false
  }

  /// Adds `var isBold = false`, which is a parameter of the memberwise initializer as well, and notes
  /// `var title = LocalizedStringKey("…")` and `var titles = [LocalizedStringKey]()`, whose types are
  /// those of their values.
  private mutating func addInitialized(_ item: Outline.Item, to scope: inout TypeScope?) {
    guard let first = item.value?.lowerBound else { return }
    let isCollection = list.kind(first) == .leftBracket
    let made = isCollection ? list.inside(first) : first..<first + 1
    if isCollection || list.kind(first) == .identifier,
      list.kind(list.after(first)) == .leftParenthesis,
      types.areNamed(in: made, of: list)
    {
      declarations.properties.insert(list.text(item.name))
    }
    guard list.keyword(item.keyword) == .var, !isStatic(item.keyword) else { return }
    scope?.properties.append(
      Parameter(
        label: list.text(item.name),
        role: nil,
        isString: list.kind(first) == .string,
        isOptional: true
      )
    )
    noteDefaultTable(of: item, in: &scope)
  }

  /// Reads what a computed property hands on.
  private mutating func readBody(
    of item: Outline.Item,
    openedBy brace: Int,
    in scope: inout TypeScope?
  ) {
    let flow = flow.flow(in: list.inside(brace), of: scope?.path ?? [])
    if !flow.members.isEmpty { noteLookUps(of: flow, with: []) }
    if flow.hasKey || !flow.members.isEmpty { scope?.bodies.append((flow, list.inside(brace))) }
    notePayloads(of: flow, in: list.inside(brace))
    if isMemberOfString(scope, item.keyword), flow.roles["self"]?.isKey ?? false {
      if isExposed(item.keyword, in: scope) { addSuffix(item, [], flow) }
    } else {
      scope?.flow.merge(flow)
    }
  }
}
