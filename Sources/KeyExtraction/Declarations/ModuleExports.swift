import SourceFiles
/// The modules that files import for others as well, by `@_exported import`.
struct ModuleExports: Equatable, Sendable {
  /// By module what its files export; what belongs to no package's module has the name nil.
  private var exports: [String?: Set<String>] = [:]
  /// The names of the modules that export any.
  private var exporting: Set<String> = []

  mutating func add(_ exported: Set<String>, of module: String?) {
    guard !exported.isEmpty else { return }
    exports[module, default: []].formUnion(exported)
    if let module { exporting.insert(module) }
  }

  /// Returns whether none of some modules is exported by another one.
  func isDisjoint(with modules: Set<String>) -> Bool {
    exports.values.allSatisfy { $0.isDisjoint(with: modules) }
  }

  /// Returns the modules that a file sees beside those that it imports itself.
  func modules(besides imports: Set<String>, in module: String?) -> Set<String> {
    // Nearly all modules export nothing.
    let own = exports[module]
    if own == nil, !exporting.contains(where: imports.contains) { return [] }
    var rest = own ?? []
    for name in imports { if let exported = exports[name] { rest.formUnion(exported) } }
    var seen: Set<String> = []
    while let next = rest.popFirst() {
      if seen.insert(next).inserted { rest.formUnion(exports[next] ?? []) }
    }
    return seen.subtracting(imports)
  }
}
