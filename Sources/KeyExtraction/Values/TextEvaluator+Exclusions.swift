import SwiftSource

// Cases of enumerations that the code has excluded before it makes a text of a value.
extension TextEvaluator {
  /// Returns the cases that the value of a name cannot be here: `status`, `self`.
  func excludedCases(ofName name: String) -> Set<String> {
    guard let file = names.file else { return [] }
    let found = file.scopes.exclusions(of: name, at: names.position)
    // What began before it may be in other builds than what follows.
    let isConditional =
      !found.cases.isEmpty && file.list.hasDirective(like: "#e", in: found.start..<names.position)
    return isConditional ? [] : found.cases
  }

  /// Returns whether the case that the value is known to be leads to a token of its member's body.
  func mayBeReached(_ token: Int, in body: Range<Int>) -> Bool {
    guard let own = arguments["self"], let cases = list.casesOfSelf(at: token, in: body) else {
      return true
    }
    return own.patterns.contains { $0.text.map(cases.contains) ?? true }
  }

  /// Returns the names of those cases that a value can be which are not excluded; nil where that is all
  /// that is known.
  mutating func cases(of type: TypeName, told: Texts?, butFor excluded: Set<String>) -> Texts? {
    guard !excluded.isEmpty, let place else { return told }
    let all = told?.patterns.compactMap(\.text) ?? index.cases(of: type.name, from: place)?.names
    let rest = (all ?? []).filter { !excluded.contains($0) }
    trace.ownSteps += rest.count
    return rest.isEmpty ? told : rest.map { Texts($0) }.joined()
  }
}
