extension SwiftReader {
  /// Reads `title = "…"` where `title` has a localizable type.
  ///
  /// That is told by the types of all files, which there are only when a file is read once more. What
  /// they do not tell has that type if this file gives it to the name further above, which `properties`
  /// tells.
  func readAssignment(
    at equals: Int,
    _ properties: Set<String>,
    into file: inout FileReading
  ) {
    guard list.kind(equals - 1) == .identifier, list.kind(equals - 2) != .at,
      list.keyword(equals - 2) != .let, list.keyword(equals - 2) != .var
    else { return }
    let isNear = !properties.isEmpty && properties.contains(list.text(equals - 1))
    guard isNear || context.properties.contains(equals - 1, of: list) else { return }
    let end = list.expressionEnd(from: equals + 1, limit: list.tokens.count)
    let literals = literals(in: equals + 1..<end)
    if literals.isEmpty { return }
    if context.file == nil {
      file.hasUnclearAssignment = true
    } else if isLocalizable(startOfTarget(endingAt: equals - 1)..<equals) ?? isNear {
      reader.read(literals, as: list.text(equals - 1), of: equals - 1, into: &file)
    }
  }

  /// Returns where `model?.alert.title` begins.
  private func startOfTarget(endingAt name: Int) -> Int {
    var start = name
    while list.kind(start - 1) == .dot {
      let mark = list.kind(start - 2) == .question || list.kind(start - 2) == .other
      let previous = start - (mark ? 3 : 2)
      guard list.kind(previous) == .identifier else { return start }
      start = previous
    }
    return start
  }

  /// Tells whether what is assigned to is declared with a localizable type; nil where its type is not
  /// evident.
  ///
  /// A member of a type that the project does not declare is a framework's of the same name.
  private func isLocalizable(_ target: Range<Int>) -> Bool? {
    guard let file = context.file, let first = target.first, let last = target.last,
      list.kind(first) == .identifier, list.kind(first - 1) != .dot
    else { return nil }
    var typer = ExpressionTyper(list, file.names(of: list, at: first))
    let name = list.text(last)
    guard first < last else { return typer.type(ofName: name).map(isLocalizable) }
    let isMarked = list.kind(last - 2) == .question || list.kind(last - 2) == .other
    guard let receiver = typer.type(of: first..<last - (isMarked ? 2 : 1)).map(file.index.resolved)
    else { return nil }
    return typer.declared(name, of: receiver).map(isLocalizable) ?? false
  }

  /// Tells whether a literal of a type is a key, or holds keys.
  private func isLocalizable(_ type: TypeName) -> Bool {
    context.types.names.contains(type.name)
      || ["Array", "Set", "Dictionary"].contains(type.name)
        && type.arguments.last.map { context.types.names.contains($0.name) } ?? false
  }
}
