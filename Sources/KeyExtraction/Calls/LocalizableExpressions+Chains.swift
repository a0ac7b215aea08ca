import SwiftSource

// What chains of members and calls yield.
extension LocalizableExpressions {
  /// Returns the literals of a chain: those that the element of a collection may be, what a closure makes of
  /// a value, and what an optional holds.
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
    return []
  }

  /// Returns the literals that a closure yields; none where it says that it yields another type.
  func literals(inClosureAt brace: Int, as role: LiteralRole, _ depth: Int) -> [Literal] {
    if let result = list.result(ofClosureAt: brace), !context.types.contain(result, of: list) {
      return []
    }
    return readTwice(literals(inBody: list.closureBody(brace), as: role, depth: depth))
  }
}
