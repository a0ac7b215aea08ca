/// What source files declare with localizable types.
struct Declarations: Sendable {
  enum Form: Hashable, Sendable {
    case function
    case initializer
    case enumerationCase
  }

  struct Signature: Hashable, Sendable {
    let parameters: [Parameter]
    let form: Form
    let isDisfavored: Bool
  }

  /// By the name at the call: of an initializer the type's.
  private(set) var signatures: [String: Set<Signature>] = [:]
  /// Names of properties with a localizable type.
  var properties: Set<String> = []
  /// Names that stand for a localizable type.
  var aliases: Set<String> = []
  var superclasses: [String: String] = [:]

  mutating func add(
    _ name: String,
    _ parameters: [Parameter],
    _ form: Form,
    isDisfavored: Bool = false
  ) {
    guard parameters.contains(where: { $0.isLocalizable || $0.isString }) else { return }
    signatures[name, default: []].insert(
      Signature(parameters: parameters, form: form, isDisfavored: isDisfavored)
    )
  }

  mutating func merge(_ other: Declarations) {
    signatures.merge(other.signatures) { $0.union($1) }
    properties.formUnion(other.properties)
    aliases.formUnion(other.aliases)
    superclasses.merge(other.superclasses) { min($0, $1) }
  }

  /// Makes routines of everything that takes a key.
  func routines() -> [Routine] {
    var routines: [Routine] = []
    for name in signatures.keys.sorted() {
      let all = signatures[name] ?? []
      guard all.contains(where: { $0.parameters.contains(where: \.isLocalizable) }) else {
        continue
      }
      routines.append(Routine(declared: name, overloads: sorted(all)))
    }
    for name in superclasses.keys.sorted() where signatures[name]?.isEmpty ?? true {
      if let inherited = inheritedInitializers(of: name) {
        routines.append(Routine(declared: name, overloads: inherited))
      }
    }
    return routines
  }

  private func inheritedInitializers(of name: String) -> [Signature]? {
    var ancestor = superclasses[name]
    // A chain of classes longer than this is a cycle in broken code.
    for _ in 0..<16 {
      guard let current = ancestor else { return nil }
      let initializers = (signatures[current] ?? []).filter { $0.form == .initializer }
      if initializers.contains(where: { $0.parameters.contains(where: \.isLocalizable) }) {
        return sorted(initializers)
      }
      ancestor = superclasses[current]
    }
    return nil
  }

  private func sorted(_ signatures: Set<Signature>) -> [Signature] {
    signatures.sorted { $0.order.lexicographicallyPrecedes($1.order) }
  }
}

extension Declarations.Signature {
  /// Tells signatures apart in an order that does not depend on hashes.
  fileprivate var order: [String] {
    parameters.flatMap { parameter in
      [
        parameter.label ?? "_", parameter.isLocalizable ? "1" : "0", parameter.isString ? "1" : "0",
        parameter.isOptional ? "1" : "0",
      ]
    } + ["\(form)", isDisfavored ? "1" : "0"]
  }

  /// Returns the parameters that a call with these labels fills, or nil where it means another
  /// declaration.
  func parameters(for labels: [String?]) -> [Parameter]? {
    var filled: [Parameter] = []
    var rest = parameters[...]
    for label in labels {
      guard let index = rest.firstIndex(where: { $0.label == label || !$0.isOptional }),
        rest[index].label == label
      else { return nil }
      filled.append(rest[index])
      rest = rest[(index + 1)...]
    }
    return filled
  }
}
