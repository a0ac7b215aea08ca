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
    var seen = imports
    var rest = Array(imports) + (exports[module] ?? [])
    while let next = rest.popLast() {
      guard seen.insert(next).inserted || imports.contains(next) else { continue }
      rest += (exports[next] ?? []).subtracting(seen)
    }
    return seen.subtracting(imports)
  }
}
