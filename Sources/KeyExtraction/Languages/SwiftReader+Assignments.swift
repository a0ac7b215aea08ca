import SwiftSource

extension SwiftReader {
  /// Reads `title = "…"` and `titles += ["…"]` where the target has a localizable type.
  ///
  /// That is told by the types of all files, which there are only when a file is read once more. What
  /// they do not tell has that type if this file gives it to the name further above, which `properties`
  /// tells.
  func readAssignment(
    at sign: Int,
    _ properties: [String: LiteralRole],
    into file: inout FileReading
  ) {
    guard let target = list.target(of: sign) else { return }
    if list.bytes[list[target].start] == UInt8(ascii: "_") {
      readAssignment(at: sign, toWrapper: target, into: &file)
    }
    guard mayBeTarget(target, properties), isTarget(target, properties) else { return }
    let end = list.expressionEnd(from: sign + 1, limit: list.count)
    readAssignment(of: sign + 1..<end, to: target, properties, into: &file)
  }

  /// Reads `_title = State(initialValue: "…")` by the type of the property that is wrapped.
  private func readAssignment(
    at sign: Int,
    toWrapper target: Int,
    into file: inout FileReading
  ) {
    let end = list.expressionEnd(from: sign + 1, limit: list.count)
    guard list.kind(end - 1) == .rightParenthesis,
      let parenthesis = list.topLevel(.leftParenthesis, in: sign + 1..<end),
      list.after(parenthesis) == end,
      let value = list.arguments(in: parenthesis).first(where: {
        $0.label == "initialValue" || $0.label == Routine.wrappedLabel
      })?.value,
      !literals(in: value, as: .resource).isEmpty
    else { return }
    guard let scoped = context.file else {
      file.hasUnclearTypes = true
      return
    }
    let name = String(list.text(target).dropFirst())
    let names = scoped.names(of: list, at: target)
    var typer = ExpressionTyper(list, names)
    guard let owner = names.owner,
      let type = typer.declared(name, of: TypeName(owner)).map(scoped.index.resolved),
      let role = self.role(of: type)
    else { return }
    reader.read(literals(in: value, as: role), as: name, of: name, into: &file)
  }

  /// Reads `titles += ["…"]`, `title == "…"` and `"…" != title`, whose operands have one type.
  func readOperator(
    at sign: Int,
    _ properties: [String: LiteralRole],
    into file: inout FileReading
  ) {
    guard list.bytes[list[sign].start + 1] == UInt8(ascii: "=") else { return }
    let (left, right) = (sign - 1, sign + 1)
    if list.isOperator("+=", sign) {
      readAssignment(at: sign, properties, into: &file)
    } else if list[right].isLiteral, list.kind(left) == .identifier {
      readPatterns([right], of: left, into: &file)
    } else if list[left].isLiteral, list.kind(right) == .identifier {
      readPatterns([left], of: list.members(of: right).last ?? right, into: &file)
    }
  }

  /// Reads `switch title { case "…": }`.
  func readPatterns(ofSwitch keyword: Int, into file: inout FileReading) {
    let name = list.members(of: keyword + 1).last ?? keyword + 1
    guard list.opensClosure(name), isTarget(name, [:]) else { return }
    readPatterns(list.literalPatterns(in: name + 1), of: name, into: &file)
  }

  /// Reads literals that are compared with a value, where types tell what it is.
  private func readPatterns(_ literals: [Int], of name: Int, into file: inout FileReading) {
    guard isTarget(name, [:]) else { return }
    for literal in literals {
      readAssignment(of: literal..<literal + 1, to: name, [:], into: &file)
    }
  }

  /// Tells of most parentheses that no `append` or `insert` stands before them: both have six letters.
  @inline(__always)
  func mayInsert(openedBy parenthesis: Int) -> Bool {
    list.lastToken(before: parenthesis).range.count == 6
  }

  /// Reads `titles.append("…")`.
  func readInsertion(
    openedBy parenthesis: Int,
    _ properties: [String: LiteralRole],
    into file: inout FileReading
  ) {
    guard let method = list.callee(of: parenthesis), let target = list.qualifier(of: method),
      Self.insertions.contains(method, of: list), isTarget(target, properties),
      let value = list.arguments(in: parenthesis).first?.value
    else { return }
    readAssignment(of: value, to: target, properties, into: &file)
  }

  private static let insertions = Vocabulary(KnownMembers.insertions)

  /// Tells, for nearly all names, that they have no localizable type.
  @inline(__always)
  private func mayBeTarget(_ name: Int, _ properties: [String: LiteralRole]) -> Bool {
    !properties.isEmpty || context.properties.word(name, of: list) != .unknown
      || context.foreignProperties?.contains(name, of: list) ?? false
  }

  /// Returns whether a name may have a localizable type and stands for itself.
  private func isTarget(_ name: Int, _ properties: [String: LiteralRole]) -> Bool {
    guard !list.isAttribute(name), !list.isIntroduced(name, by: [.let, .var]) else { return false }
    return context.properties.contains(name, of: list)
      || context.foreignProperties?.contains(name, of: list) ?? false
      || !properties.isEmpty && properties[list.text(name)] != nil
  }

  private func readAssignment(
    of value: Range<Int>,
    to target: Int,
    _ properties: [String: LiteralRole],
    into file: inout FileReading
  ) {
    let near = properties.isEmpty ? nil : properties[list.text(target)]
    if context.file == nil {
      let most = near?.isCompound ?? false ? near : nil
      guard !literals(in: value, as: most ?? .resource).isEmpty else { return }
      file.hasUnclearTypes = true
    } else {
      var role = near
      if let type = type(of: list.startOfTarget(endingAt: target)..<target + 1) {
        role = type.flatMap(self.role)
        // The element of a dictionary is an optional.
        let isElement = list.kind(target + 1) == .leftBracket
        if role == .key, isElement, type?.name == "Dictionary" { role = .resource }
      }
      guard let role else { return }
      let name = list.text(target)
      reader.read(literals(in: value, as: role), as: name, of: name, into: &file)
    }
  }

  /// Returns the type that what is assigned to is declared with; `.some(nil)` where it is declared by
  /// no type of the project's and takes no key, and nil where its type is not evident.
  ///
  /// A member of a type that the project does not declare is a framework's of the same name.
  private func type(of target: Range<Int>) -> TypeName?? {
    guard let file = context.file, let first = target.first, let last = target.last else {
      return nil
    }
    if list.isMember(first) { return type(ofMember: first, in: file) }
    guard list.kind(first) == .identifier else { return nil }
    var typer = ExpressionTyper(list, file.names(of: list, at: first))
    let name = list.text(last)
    guard first < last else { return typer.type(ofName: name).map { .some($0) } ?? nil }
    guard let receiver = typer.type(of: list.receiver(ofTarget: target)).map(file.index.resolved)
    else { return nil }
    return .some(typer.declared(name, of: receiver) ?? foreignType(of: name, in: receiver, file))
  }

  /// Returns the type that a member of an element, a cast or a call's result is declared with.
  private func type(ofMember name: Int, in file: ScopedFile) -> TypeName?? {
    guard isWholeFile,
      let receiver = file.receiver(ofMember: file.token(at: list[name].start))
    else { return nil }
    var typer = ExpressionTyper(file.list, file.names(at: receiver.lowerBound))
    guard let type = typer.type(of: receiver).map(file.index.resolved) else { return nil }
    let member = list.text(name)
    return .some(typer.declared(member, of: type) ?? foreignType(of: member, in: type, file))
  }

  /// Returns the type of a framework's property that takes keys.
  private func foreignType(of name: String, in owner: TypeName, _ file: ScopedFile) -> TypeName? {
    guard context.foreignProperties != nil else { return nil }
    let types = file.index.ancestors(of: owner.name).sorted().map { TypeName($0) }
    let found = types.lazy.compactMap { KnownMembers.declared(name, of: $0) }.first
    return found.flatMap(role) == nil ? nil : found
  }

  /// Returns whether the target of an assignment may be a property that the project declares.
  func isOwnProperty(_ target: Int, _ file: inout FileReading) -> Bool {
    guard let scoped = context.file else {
      file.hasUnclearTypes = true
      return true
    }
    if list.isMember(target), let receiver = list.qualifier(of: target),
      let type = list.typeOfVariable(receiver), !list.mayShowTexts(type)
    {
      // The class of a managed object stands in no source.
      return true
    }
    if let type = type(of: list.startOfTarget(endingAt: target)..<target + 1) { return type != nil }
    return scoped.index.owners(of: list.text(target)) != [] && !isOfFramework(target, scoped.index)
  }

  /// Returns whether a property is one of an object that a framework's class has, and no type of the
  /// project's: `window.title`, `cell.textLabel?.text`.
  private func isOfFramework(_ property: Int, _ index: TypeIndex) -> Bool {
    let receiver = list.receiver(ofTarget: list.startOfTarget(endingAt: property)..<property + 1)
    guard let object = receiver.last, list.kind(object) == .identifier else { return false }
    let name = list.text(object)
    return DisplayRoutines.objects.contains(name) && index.owners(of: name) == []
  }

  /// Returns what becomes of the literals of a type.
  func role(of type: TypeName) -> LiteralRole? {
    if let role = context.types.roles[type.name] { return role }
    if type.isTuple {
      let roles = type.arguments.map(role)
      return roles.contains { $0 != nil } ? .tuple(roles) : nil
    }
    let isCollection = ["Array", "Set", "Dictionary"].contains(type.name)
    return isCollection ? type.arguments.last.flatMap(role) : nil
  }
}
