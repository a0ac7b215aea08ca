import LocalizationModel
import SourceFiles

/// Returns whether code has any table of a name: that of a package's target finds its own and those
/// of apps, that of an app those of apps and of the modules around it.
struct TablesInReach {
  private let packages: PackageFolders
  /// By the names of tables the targets of packages that have them; nil for an app's.
  private let modules: [String: Set<FilePath?>]

  init(_ project: Project) {
    let packages = PackageFolders(project.declared)
    self.packages = packages
    modules = project.tables.reduce(into: [:]) { modules, table in
      modules[table.name, default: []].insert(packages.target(of: table.location.path))
    }
  }

  func hold(_ name: String, for reference: KeyReference) -> Bool {
    guard let modules = modules[name] else { return false }
    if modules.contains(nil) { return true }
    let path = reference.location.path
    let own = packages.targetOfBundle(namedBy: reference) ?? packages.target(of: path)
    return modules.contains { holds($0, for: path, of: own) }
  }

  /// Returns whether code of a file can look in a table of the app, or of its own module.
  func holds(_ table: StringTable, for path: FilePath) -> Bool {
    let module = packages.target(of: table.location.path)
    return module == nil || holds(module, for: path, of: packages.target(of: path))
  }

  private func holds(_ module: FilePath?, for path: FilePath, of own: FilePath?) -> Bool {
    own.map { module == $0 } ?? (module.map { path.relative(to: $0) != nil } ?? false)
  }
}
