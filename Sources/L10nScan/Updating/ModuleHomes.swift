import CompletenessChecks
import LocalizationModel
import SourceFiles

/// Finds the tables that calls belong to, as a build does: code of a package's target has the tables
/// of that target, and other code those of no package.
struct ModuleHomes {
  private let homes: TableHomes
  private let tables: [StringTable]
  private let indices: [String: [Int]]
  /// The folder of the target that each table belongs to; nil where it is none of a package.
  private let modules: [FilePath?]
  private let modulesOfSources: [FilePath: FilePath]

  /// A table for a key, and whether it is of the same module as the code.
  struct Home {
    let table: Int
    let isOwn: Bool
  }

  init(_ project: Project, _ targets: PackageTargets) {
    tables = project.tables
    homes = TableHomes(of: tables)
    indices = Dictionary(grouping: tables.indices) { project.tables[$0].name }
    modules = targets.folders(of: tables.map { $0.container.appending($0.name) })
    let sources = Set(project.references.map(\.location.path)).sorted()
    let folders = zip(sources, targets.folders(of: sources))
    modulesOfSources = folders.reduce(into: [:]) { $0[$1.0] = $1.1 }
  }

  /// Returns the table of a call's name; nil where there is none in reach of the code.
  func home(of reference: KeyReference) -> Home? {
    find(among: indices[reference.tableName] ?? [], for: reference)
  }

  /// Returns the nearest of some tables that the code of a call can ask.
  func find(among candidates: [Int], for reference: KeyReference) -> Home? {
    let module = modulesOfSources[reference.location.path]
    let own = candidates.filter { modules[$0] == module }
    if let table = homes.nearest(of: own, to: reference) { return Home(table: table, isOwn: true) }
    // A package's code without tables of its own asks those of the app.
    let others = module == nil ? [] : candidates.filter { modules[$0] == nil }
    return homes.nearest(of: others, to: reference).map { Home(table: $0, isOwn: false) }
  }

  /// Returns the folder of the package's target that a call stands in; nil for other code.
  func module(of reference: KeyReference) -> FilePath? {
    modulesOfSources[reference.location.path]
  }

  /// Whether a call stands in the module that a table belongs to.
  func isOwn(_ reference: KeyReference, of table: Int) -> Bool {
    modulesOfSources[reference.location.path] == modules[table]
  }
}
