import SourceFiles

/// The modules that files import for others as well, by `@_exported import`.
struct ModuleExports: Sendable {
  /// By module what its files export; what belongs to no package's module has the name nil.
  private var exports: [String?: Set<String>] = [:]

  mutating func add(_ exported: Set<String>, of module: String?) {
    if !exported.isEmpty { exports[module, default: []].formUnion(exported) }
  }

  var isEmpty: Bool { exports.isEmpty }

  /// Returns the modules that a file sees beside those that it imports itself.
  func modules(besides imports: Set<String>, in module: String?) -> Set<String> {
    // Nearly all modules export nothing.
    var rest = exports[module] ?? []
    for name in imports { if let exported = exports[name] { rest.formUnion(exported) } }
    var seen: Set<String> = []
    while let next = rest.popFirst() {
      if seen.insert(next).inserted { rest.formUnion(exports[next] ?? []) }
    }
    return seen.subtracting(imports)
  }
}
