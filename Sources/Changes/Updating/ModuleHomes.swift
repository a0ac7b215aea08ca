import CompletenessChecks
import KeyExtraction
import L10nScan
import LocalizationModel
import Platform
import SourceFiles

/// Finds the tables that calls belong to, as a build does: code of a package's target has the tables
/// of that target, and other code those of the targets of Xcode that compile it.
struct ModuleHomes {
  private let homes: TableHomes
  private let packages: PackageFolders
  private let indices: [String: [Int]]
  /// The folder of the package's target that each table belongs to; nil where it is of none.
  private let modules: [FilePath?]
  /// Whether each table lies in a bundle within the app's.
  private let isInBundle: [Bool]
  private let modulesOfSources: [FilePath: FilePath]
  /// How many calls each table has the keys of: those of a package's target, and those of any other
  /// source and of its folder.
  private let answers: [FilePath: [Int: Int]]
  private let targets: SourceTargets
  private let targetsOfSources: [FilePath: [SourceTargets.Target]]
  /// The sources of which some code is not compiled on all platforms.
  private let conditions: [FilePath: PlatformConditions]
  /// The folders whose targets a manifest has that is not understood.
  private let unclearFolders: [FilePath]
  private let tables: [StringTable]

  /// A table for a key, and whether it is of the same module as the code, of which Xcode extracts keys.
  struct Home: Hashable {
    let table: Int
    let isOwn: Bool
    /// Whether a project or a package says that the table is the code's, so that no other one will
    /// do.
    var isCertain = false
  }

  init(
    _ project: Project,
    _ manifests: [ProjectManifest],
    _ input: ScanInput
  ) {
    let tables = project.tables
    let packages = PackageFolders(project.declared)
    self.packages = packages
    self.tables = tables
    unclearFolders = manifests.filter { !$0.isUnderstood }.map(\.folder)
    homes = TableHomes(of: tables)
    indices = Dictionary(grouping: tables.indices) { tables[$0].name }
    modules = tables.map { packages.target(of: $0.location.path) }
    isInBundle = tables.map { $0.container.components.contains { $0.hasSuffix(".bundle") } }
    let sources = Set(project.references.map(\.location.path)).sorted()
    let folders = zip(sources, sources.map(packages.target))
    let targets = SourceTargets(manifests, of: tables, input)
    let known = sources.reduce(into: [:]) { $0[$1] = targets.targets(of: $1) }
    let withTables = Set(modules)
    let modulesOfSources = folders.reduce(into: [FilePath: FilePath]()) { modules, place in
      guard let module = place.1 else { return }
      let isApps =
        !withTables.contains(module)
        && Self.isApps(packages.package(around: module), known[place.0] ?? [])
      modules[place.0] = isApps ? nil : module
    }
    (self.modulesOfSources, targetsOfSources, self.targets) = (modulesOfSources, known, targets)
    answers = tables.indices.reduce(into: [:]) { answers, table in
      for number in tables[table].keys.flatMap(\.references) {
        let source = project.references[number].location.path
        for place in modulesOfSources[source].map({ [$0] }) ?? [source, source.folder] {
          answers[place, default: [:]][table, default: 0] += 1
        }
      }
    }
    let conditional = targets.knowPlatforms ? sources.filter { known[$0]?.isEmpty == false } : []
    conditions = conditional.reduce(into: [:]) { $0[$1] = Self.conditions(in: $1, input.files) }
  }

  /// Returns the conditions on platforms in a source; nil where there are none.
  private static func conditions(in source: FilePath, _ files: FileSystem) -> PlatformConditions? {
    // What cannot be read is reported elsewhere.
    guard source.fileExtension == "swift", let text = try? SourceText(reading: source, in: files),
      text.bytes.holds("#if")
    else { return nil }
    let conditions = PlatformConditions(text)
    return conditions.isEmpty ? nil : conditions
  }

  /// Returns the targets that compile a call: those of its source that are built for one of its platforms.
  private func targets(of reference: KeyReference) -> [SourceTargets.Target] {
    let targets = targetsOfSources[reference.location.path] ?? []
    guard let conditions = conditions[reference.location.path] else { return targets }
    let platforms = conditions.platforms(at: reference.location.offset)
    return targets.filter { self.targets.isBuilt($0, for: platforms) }
  }

  /// Whether the code of a package's target is that of an app as well, whose project lies in the package.
  private static func isApps(_ package: FilePath?, _ targets: [SourceTargets.Target]) -> Bool {
    guard let package else { return false }
    return targets.contains { target in
      target.manifest.fileExtension == "xcodeproj" && target.manifest.relative(to: package) != nil
    }
  }

  /// Whether a target that compiles the source of a call is built for a platform of the call's, as far
  /// as is known.
  func isOfPlatform(_ reference: KeyReference) -> Bool {
    conditions[reference.location.path] == nil || !targets(of: reference).isEmpty
  }

  /// Returns the tables of a call's name, one for each target that compiles it; none where there is
  /// none in reach of the code.
  func homes(of reference: KeyReference) -> [Home] {
    find(among: indices[reference.tableName] ?? [], for: reference)
  }

  /// Returns those of some tables that the code of a call asks.
  func find(among candidates: [Int], for reference: KeyReference) -> [Home] {
    let bundle = packages.targetOfBundle(namedBy: reference)
    if let bundle, bundle != modulesOfSources[reference.location.path],
      let home = home(among: candidates.filter({ modules[$0] == bundle }), for: reference)
    {
      return [home]
    }
    let module = modulesOfSources[reference.location.path]
    let own = candidates.filter { modules[$0] == module }
    if let module {
      if let home = home(among: own, for: reference) { return [home] }
      // A package's code without tables of its own asks those of the app; of several apps, of the one
      // that has most of its keys.
      let others = ofOthers(candidates.filter { modules[$0] == nil }, for: [module])
      let asked = answering(others, for: [module])
      return [nearest(of: asked, to: reference, isOwn: false)].compactMap(\.self)
    }
    if own.isEmpty { return find(amongThoseOfApps: around(reference, candidates), for: reference) }
    return find(amongThoseOfApps: own, for: reference)
  }

  /// Returns the tables of modules in whose folders a call stands: a package may name some of the code
  /// there, and an app whose project is not known compiles all of it.
  private func around(_ reference: KeyReference, _ candidates: [Int]) -> [Int] {
    candidates.filter { table in
      modules[table].map { reference.location.path.relative(to: $0) != nil } ?? false
    }
  }

  /// Returns the nearest of the tables of the target that has the code of a call, or whose bundle it names.
  private func home(among tables: [Int], for reference: KeyReference) -> Home? {
    let isOwn = tables.first.map { modules[$0] == modulesOfSources[reference.location.path] }
    guard var home = nearest(of: tables, to: reference, isOwn: isOwn ?? false) else { return nil }
    home.isCertain = !reference.namesUnknownBundle
    return home
  }

  /// Returns the tables of the targets that compile a call.
  ///
  /// Code of a framework without tables asks those of the app that loads it; an app or extension
  /// without a table has none.
  private func find(amongThoseOfApps all: [Int], for reference: KeyReference) -> [Home] {
    let targets = targets(of: reference)
    let own = reference.asksMainBundle ? all.preferring { !isInBundle[$0] } : all
    let source = reference.location.path
    if targets.isEmpty || !own.allSatisfy(self.targets.isKnown) {
      let isOfProgram = !targets.isEmpty && targets.allSatisfy(self.targets.isProgram)
      let possible = own.preferring { table in
        !isOfProgram || !self.targets.isKnown(table: table)
          || targets.contains { self.targets.has($0, table: table) }
      }
      let asked = answering(possible, for: [source, source.folder])
      if targets.isEmpty, isUndecided(asked, for: reference) {
        let ofPrograms = asked.filter(self.targets.isOfProgram)
        return ofPrograms.count == 1 ? [Home(table: ofPrograms[0], isOwn: false)] : []
      }
      return [nearest(of: asked, to: reference, isOwn: true)].compactMap(\.self)
    }
    var found: [Home] = []
    for target in targets {
      let tables = own.filter { self.targets.has(target, table: $0) }
      let isOwn = self.targets.isExtracted(source, by: target)
      guard var home = nearest(of: tables, to: reference, isOwn: isOwn) else { continue }
      home.isCertain = !reference.traits.contains(.namesBundle)
      if let index = found.firstIndex(where: { $0.table == home.table }) {
        if isOwn { found[index] = home }
      } else {
        found.append(home)
      }
    }
    if found.isEmpty, !targets.allSatisfy(self.targets.isProgram) {
      let inReach = own.filter { self.targets.mayRun(targets, in: $0) }
      let ofPrograms = ofOthers(inReach, for: [source]).preferring(self.targets.isOfProgram)
      found += [nearest(of: ofPrograms, to: reference, isOwn: false)].compactMap(\.self)
    }
    return found
  }

  /// Whether code that no target is known to compile may ask any of several tables: the nearest lie in
  /// folders of which none is its own, or belong to another manifest that is not understood.
  private func isUndecided(_ tables: [Int], for reference: KeyReference) -> Bool {
    let nearest = homes.allNearest(of: tables, to: reference)
    if homes.isTie(nearest, for: reference) { return true }
    guard tables.count > 1, !unclearFolders.isEmpty, let table = nearest.first,
      let own = unclearFolder(of: reference.location.path),
      let other = unclearFolder(of: self.tables[table].container), own != other
    else { return false }
    return own.relative(to: other) == nil && other.relative(to: own) == nil
  }

  /// Returns the folder of the nearest manifest above a file that is not understood.
  private func unclearFolder(of path: FilePath) -> FilePath? {
    unclearFolders.filter { path.relative(to: $0) != nil }
      .max { $0.components.count < $1.components.count }
  }

  /// Returns those of some tables that have most of what a source or a module uses; without any
  /// key of it, those of the next place, and all in the end.
  private func answering(_ tables: [Int], for places: [FilePath]) -> [Int] {
    guard tables.count > 1 else { return tables }
    for place in places {
      let counts = tables.map { answers[place]?[$0] ?? 0 }
      if let most = counts.max(), most > 0 {
        return zip(tables, counts).filter { $1 == most }.map(\.0)
      }
    }
    return tables
  }

  /// Returns those of some tables that code of a package or a framework may find: one of an extension
  /// belongs to it alone, unless the code has a key there, as what the extension alone loads does.
  private func ofOthers(_ tables: [Int], for places: [FilePath]) -> [Int] {
    tables.filter { table in
      !targets.isOfExtensions(table: table) || places.contains { answers[$0]?[table] != nil }
    }
  }

  /// Whether a call of a package finds no table of its name but that of an extension, which is not its
  /// own; one beside other tables of the package would be found by calls that name a bundle alone.
  func isShutOut(_ reference: KeyReference) -> Bool {
    guard modulesOfSources[reference.location.path] != nil,
      !reference.traits.contains(.namesBundle)
    else { return false }
    return indices[reference.tableName]?.contains(where: targets.isOfExtensions) ?? false
  }

  private func nearest(
    of candidates: [Int],
    to reference: KeyReference,
    isOwn: Bool
  ) -> Home? {
    homes.nearest(of: candidates, to: reference).map { Home(table: $0, isOwn: isOwn) }
  }

  /// Returns the folder of the package's target that a call stands in; nil for other code.
  func module(of reference: KeyReference) -> FilePath? {
    modulesOfSources[reference.location.path]
  }

  /// Whether a call may as well stand in another target than those that have a table, as a manifest that
  /// would tell is not understood.
  func isInDoubt(_ reference: KeyReference, of table: Int) -> Bool {
    let source = reference.location.path
    guard !unclearFolders.isEmpty, modulesOfSources[source] == nil, modules[table] == nil,
      targets(of: reference).isEmpty || !targets.isKnown(table: table)
    else { return false }
    return [source, tables[table].container].contains { path in
      unclearFolders.contains { path.relative(to: $0) != nil }
    }
  }

  /// Whether a call stands in the module that a table belongs to.
  func isOwn(_ reference: KeyReference, of table: Int) -> Bool {
    let source = reference.location.path
    guard modulesOfSources[source] == modules[table] else { return false }
    let targets = targets(of: reference)
    guard modules[table] == nil, !targets.isEmpty, self.targets.isKnown(table: table) else {
      return true
    }
    return targets.contains {
      self.targets.has($0, table: table) && self.targets.isExtracted(source, by: $0)
    }
  }
}

extension KeyReference {
  /// Whether the key is looked up in a bundle that the source does not tell.
  fileprivate var namesUnknownBundle: Bool {
    traits.contains(.namesBundle) && !traits.contains(.namesModuleBundle)
  }

  /// Whether the key is looked up in the app itself, and in no bundle within it, as far as the call
  /// tells: what a wrapper of a library does may be anything.
  fileprivate var asksMainBundle: Bool {
    origin == .argument && !traits.contains(.namesBundle)
      && !Routine.lookUpsAtRunTime.contains(routine)
  }
}

extension [Int] {
  /// Returns the tables that are preferred, if there is any.
  fileprivate func preferring(_ isPreferred: (Int) -> Bool) -> [Int] {
    let preferred = filter(isPreferred)
    return preferred.isEmpty ? self : preferred
  }
}
