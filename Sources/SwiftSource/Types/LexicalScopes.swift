import SourceFiles

/// The scopes of a file and the names that stand in them.
package struct LexicalScopes {
  /// Where the type of a name comes from.
  package enum Origin {
    case declared(TypeName)
    /// The value of an expression, or a part of it.
    case value(Range<Int>, [Step])
    /// A parameter of the closure that a brace opens.
    case closureParameter(Int, brace: Int)
    /// The payload of an enumeration's case; the subject is what is matched.
    case payload(of: String, at: Int, subject: Range<Int>)
  }

  /// A way from a value to a part of it.
  package enum Step {
    case element
    case component(Int)
  }

  package struct Binding {
    package let origin: Origin
    /// The first token that can mean the binding.
    package let start: Int
    /// How the name gets its value; nil for all but what `let` and `var` declare.
    package let variable: Variable?
    /// Whether it is a parameter that the function may change.
    var isInOut = false

    /// Whether it has one value all along.
    package var isConstant: Bool { variable?.isConstant ?? !isInOut }
  }

  package struct Variable {
    /// The expression behind the name's equals sign.
    package let value: Range<Int>?
    /// The way to the part of that value which the name gets.
    package var steps: [Step] = []
    package let isConstant: Bool
  }

  /// A case that the value of a name is not, as behind `guard status != .open else { … }`.
  package struct ExcludedCase {
    package let name: String
    package let caseName: String
    /// The token that names the value where it is compared.
    package let place: Int
  }

  package enum Kind {
    case body
    /// The members of a type; nil outside all types.
    case members(of: String?)
    case closure(brace: Int)
    /// The cases between a switch's braces.
    case cases(of: Range<Int>)
    case match
  }

  package struct Scope {
    package fileprivate(set) var kind: Kind
    package let parent: Int?
    /// By name, in the order of the text.
    package fileprivate(set) var bindings: [String: [Binding]] = [:]
    /// Whether it is the body of a function that may change `self`.
    fileprivate(set) var changesSelf = false
    /// Each with the token from which on it holds.
    package fileprivate(set) var exclusions: [(excluded: ExcludedCase, start: Int)] = []
  }

  package private(set) var scopes: [Scope]
  /// For each token the innermost scope that it stands in.
  private var scopeOfToken: [Int32] = []
  /// For each closing bracket the opening one.
  private var openings: [Int: Int] = [:]
  /// For each brace that stands among arguments the parenthesis around it.
  private var parentheses: [Int: Int] = [:]

  /// Makes the scopes of a text that stands among the members of a type, or outside all types.
  package init(owner: String? = nil) {
    scopes = [Scope(kind: .members(of: owner), parent: nil)]
  }

  package mutating func open(_ kind: Kind, in parent: Int) -> Int {
    scopes.append(Scope(kind: kind, parent: parent))
    return scopes.count - 1
  }

  mutating func bind(_ name: String, _ binding: Binding, in scope: Int) {
    scopes[scope].bindings[name, default: []].append(binding)
  }

  /// Notes that a scope is the body of a function that may change `self`.
  mutating func noteChangeOfSelf(in scope: Int) { scopes[scope].changesSelf = true }

  mutating func exclude(_ excluded: ExcludedCase, from start: Int, in scope: Int) {
    guard scopes[scope].exclusions.count < Self.exclusionLimit else { return }
    scopes[scope].exclusions.append((excluded, start))
  }

  /// Real code excludes no more cases in one scope, so that hostile input costs linear time.
  static let exclusionLimit = 64

  package mutating func place(nextTokenIn scope: Int) {
    scopeOfToken.append(Int32(truncatingIfNeeded: scope))
  }

  mutating func pair(_ opening: Int, with closing: Int) {
    openings[closing] = opening
  }

  package mutating func place(brace: Int, inArgumentsOf parenthesis: Int) {
    parentheses[brace] = parenthesis
  }

  /// Returns the bracket that the one at `index` closes.
  package func opening(of index: Int) -> Int? { openings[index] }

  /// Returns the parenthesis of the call whose argument the closure at `brace` is.
  package func parenthesis(around brace: Int) -> Int? { parentheses[brace] }

  package func scope(at token: Int) -> Int {
    guard let last = scopeOfToken.last else { return 0 }
    return Int(scopeOfToken.indices.contains(token) ? scopeOfToken[token] : last)
  }

  /// Returns the scopes around a token, the innermost one first.
  package func scopes(around token: Int) -> some Sequence<Scope> {
    sequence(first: scopes[scope(at: token)]) { scope in scope.parent.map { scopes[$0] } }
      .prefix(Self.depthLimit)
  }

  /// Names are looked for this far outwards, farther than any person nests, so that hostile input
  /// costs linear time.
  private static let depthLimit = 64

  /// Returns the name of the type whose members stand around a token.
  package func owner(at token: Int) -> String? {
    for scope in scopes(around: token) {
      if case .members(let owner) = scope.kind { return owner }
    }
    return nil
  }

  /// The same scopes, in which the members of a type are those of a type that inherits them.
  func inherited(by heir: String, from type: String) -> LexicalScopes {
    var inherited = self
    for index in scopes.indices {
      guard case .members(type) = scopes[index].kind else { continue }
      inherited.scopes[index].kind = .members(of: heir)
    }
    return inherited
  }

  /// Returns the names of the types whose members stand around a token, the innermost one first.
  package func owners(at token: Int) -> [String] {
    scopes(around: token).compactMap { scope in
      if case .members(let owner) = scope.kind { owner } else { nil }
    }
  }
}

extension LexicalScopes {
  /// The cases that the value of a constant is not at a token.
  package struct Exclusions {
    package var cases: Set<String> = []
    /// The place from where on all of that is known.
    package var start = Int.max
  }

  /// Returns the cases that the value of a constant is not at a token; of a variable or a property none,
  /// which whatever is called meanwhile may change.
  package func exclusions(of name: String, at token: Int) -> Exclusions {
    var found = Exclusions()
    for scope in scopes(around: token) {
      let binding = scope.binding(of: name, before: token)
      let first = binding?.start ?? 0
      for (excluded, start) in scope.exclusions
      where excluded.name == name && first <= excluded.place && start <= token {
        found.cases.insert(excluded.caseName)
        found.start = min(found.start, start)
      }
      if let binding { return binding.isConstant ? found : Exclusions() }
      // Of another type's members none is meant.
      if case .members = scope.kind { return name == "self" ? found : Exclusions() }
      if scope.changesSelf, name == "self" { return Exclusions() }
    }
    return Exclusions()
  }
}

extension LexicalScopes.Scope {
  /// Returns the last binding of a name before a token.
  package func binding(of name: String, before token: Int) -> LexicalScopes.Binding? {
    guard let all = bindings[name] else { return nil }
    return all[..<all.partitioningIndex { $0.start > token }].last
  }
}
