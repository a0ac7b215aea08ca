import SwiftSource

// What chains of members and calls yield.
extension LocalizableExpressions {
  /// Returns the literals of a chain: those that the element of a collection may be, what a closure makes of
  /// a value, what an optional holds, and what a dictionary gives that has no such key.
  func literals(inChain chain: Range<Int>, as role: LiteralRole, _ depth: Int) -> [Literal] {
    if let bracket = list.collection(ofElementIn: chain) {
      return list.entries(in: bracket).flatMap { literals(in: $0.value, as: role, depth: depth) }
    }
    if let brace = list.mapping(endingIn: chain) {
      return literals(inClosureAt: brace, as: role, depth)
    }
    if let parenthesis = list.wrappingCase(in: chain) {
      return literals(in: list.inside(parenthesis), as: role, depth: depth)
    }
    if let value = list.defaultValue(ofElementIn: chain),
      !acceptsStrings || isElementLocalizable(chain)
    {
      return literals(in: value, as: role, depth: depth)
    }
    return []
  }

  /// Returns whether the element of a collection that a name stands for is evidently of a localizable type.
  func isElementLocalizable(_ chain: Range<Int>) -> Bool {
    guard let bracket = list.subscriptBracket(endingIn: chain),
      context.properties.contains(bracket - 1, of: list)
    else { return false }
    guard let file = context.file else { return true }
    var typer = ExpressionTyper(list, file.names(of: list, at: chain.lowerBound))
    return typer.type(of: chain).map { context.types.roles[file.index.resolved($0).name] != nil }
      ?? false
  }

  /// Returns the literals that a closure yields; none where it says that it yields another type.
  func literals(inClosureAt brace: Int, as role: LiteralRole, _ depth: Int) -> [Literal] {
    if let result = list.result(ofClosureAt: brace), !context.types.contain(result, of: list) {
      return []
    }
    return readTwice(literals(inBody: list.closureBody(brace), as: role, depth: depth))
  }
}
