import LocalizationModel
import SourceFiles
import SwiftSource

/// Returns for each table whether it is a part of what the project ships.
///
/// In doubt it is: an unchecked table is worse than one too many.
struct MembershipFinder {
  private let manifests: [ProjectManifest]
  private let scope: ProjectScope
  let index: TargetIndex
  private let folders: Set<FilePath>
  /// The manifests that may take anything: files beyond their folder, or those in it.
  private let unclear: [ProjectManifest]

  init(_ manifests: [ProjectManifest], _ scope: ProjectScope) {
    self.manifests = manifests
    self.scope = scope
    index = TargetIndex(manifests)
    folders = Set(manifests.map(\.folder))
    unclear = manifests.filter { !$0.isUnderstood }
  }

  /// The files that targets include and that are no code, which leaves no doubt.
  private var resources: [FilePath] {
    manifests.flatMap { $0.targets.flatMap { $0.claims.map(\.path).filter { !$0.isCode } } }
  }

  /// The manifests that have any target and are understood, the outermost first.
  var origins: [FilePath] {
    manifests.filter { $0.isUnderstood && !$0.targets.isEmpty }.map(\.path).sorted {
      let (left, right) = ($0.components.count, $1.components.count)
      return left != right ? left < right : $0 < $1
    }
  }

  /// Enters at each table what is known of its file.
  func mark(_ tables: inout [LocalizedTable]) {
    var memberships = tables.map { membership(of: $0.path) }
    var doubts: BuildDoubts?
    for number in tables.indices where memberships[number] == .outside(.noTarget) {
      var known =
        doubts ?? BuildDoubts(manifests, resources, tables: tables.map(\.path), in: scope.files)
      if known.concern(tables[number].path) { memberships[number] = .unknown }
      doubts = known
    }
    keepNamed(&memberships, of: tables)
    for number in tables.indices where scope.countedTables.contains(tables[number].path) {
      memberships[number] = .unknown
    }
    for number in tables.indices { tables[number].membership = memberships[number] }
    markInfoPropertyLists(&tables)
  }

  /// Returns the programs that are not translated, beside an app that is.
  ///
  /// The manifests must tell of all sources.
  func unlocalizedApps(_ tables: [LocalizedTable]) -> [UnlocalizedApp] {
    UnlocalizedPrograms(manifests, tables, below: roots, in: scope.files).find()
  }

  /// Returns the files among some that no target takes; in doubt one does.
  ///
  /// - Parameters:
  ///   - files: The files in question.
  ///   - tables: All tables that were found, where the files are some of them; nil where they are
  ///     sources.
  /// - Returns: Those that are left out, in their order.
  func leftOut(of files: [FilePath], among tables: [FilePath]? = nil) -> [FilePath] {
    var doubts = BuildDoubts(manifests, resources, tables: tables, in: scope.files)
    return files.filter { path in
      [.outside(.noTarget), .outside(.excluded)].contains(membership(of: path))
        && !doubts.concern(path)
    }
  }

  /// Returns those among some sources that no target compiles, where the projects tell of most.
  ///
  /// A header is compiled with what includes it, and the code of a package with its target. Beside packages
  /// alone, that of an app may lie whose project was not found.
  func uncompiled(among sources: [FilePath], besides packages: PackageFolders) -> Set<FilePath> {
    let hasProject = manifests.contains { !$0.isOfPackage }
    guard hasProject || manifests.contains(where: { $0.targets.contains(where: \.isApp) }) else {
      return []
    }
    let others = sources.filter { !index.takes($0) && packages.target(of: $0) == nil }
    guard others.count * 2 < sources.count else { return [] }
    let left = leftOut(
      of: others.filter { !PackageManifest.headers.contains($0.fileExtension.lowercased()) }
    )
    if hasProject || left.isEmpty { return Set(left) }
    var apps = ForeignApps(besides: manifests, in: scope.files)
    return Set(left.filter { !apps.mayHave($0) })
  }

  private func membership(of path: FilePath) -> TargetMembership {
    if isVendored(path) { return .outside(.vendored) }
    let answer = index.answer(for: path)
    if !answer.places.isEmpty { return .targets(answer.places.sorted()) }
    if !scope.includesTests, SourceContext(of: path, below: roots) == .test {
      return .outside(.tests)
    }
    let isClear = unclear.allSatisfy { manifest in
      !manifest.reachesBeyondFolder && path.relative(to: manifest.folder) == nil
    }
    guard isClear, path.lies(inOneOf: folders) else { return .unknown }
    if answer.isInTests { return scope.includesTests ? .unknown : .outside(.tests) }
    return .outside(answer.isExcluded ? .excluded : .noTarget)
  }

  /// Whether a path has a folder of other people's code below the folders that are read.
  private func isVendored(_ path: FilePath) -> Bool {
    let rest = roots.lazy.compactMap { path.relative(to: $0) }.first ?? ""
    let folders = rest.split(separator: "/").dropLast()
    // A bundle that lies among frameworks came with one of them.
    let isOfFramework = zip(folders, folders.dropFirst()).contains {
      $0 == "Frameworks" && $1.hasSuffix(".bundle")
    }
    return isOfFramework || folders.contains("Contents") && scope.files.isInBuiltBundle(path)
      || !scope.checkedAlso.contains(.vendored)
        && folders.contains(where: \.isNameOfVendored)
  }

  private var roots: [FilePath] { scope.foldersOfTables }

  /// Takes back what was said of the tables of a folder that is named on purpose: one of which no
  /// table is in a target, or one of tables alone.
  private func keepNamed(_ memberships: inout [TargetMembership], of tables: [LocalizedTable]) {
    for root in roots {
      let below = tables.indices.filter { tables[$0].path.isWithin(root) }
      let areMeant = !scope.tables.isEmpty && !holdsManifest(root)
      let isAnyInside = below.contains { number in
        memberships[number].reason == nil && !tables[number].isInfoPropertyList
      }
      guard areMeant || !isAnyInside else { continue }
      // Whatever builds the app, its folder does not mean other people's code and tests.
      let own = below.filter {
        ![.outside(.vendored), .outside(.tests)].contains(memberships[$0])
      }
      for number in areMeant || own.isEmpty ? below : own { memberships[number] = .unknown }
    }
  }

  private func holdsManifest(_ root: FilePath) -> Bool {
    manifests.contains { $0.path.relative(to: root) != nil }
  }

  /// An `Info.plist` and build settings are no resources: they go with the tables that translate them,
  /// and where there are none, with the other tables of the app; a list goes with those of its target.
  private func markInfoPropertyLists(_ tables: inout [LocalizedTable]) {
    guard tables.contains(where: \.isInfoPropertyList) else { return }
    let resources = tables.filter { !$0.isInfoPropertyList && $0.membership.reason == nil }
    let inside = Set(resources.map(\.container))
    let unbuilt = Set(
      tables.filter { !$0.isInfoPropertyList && $0.membership == .outside(.noTarget) }
        .map(\.container)
    )
    let places = resources.flatMap(\.membership.places)
    let projects = Set(places.map(\.manifest))
    let targets = Set(places.map(\.target))
    for number in tables.indices where tables[number].isInfoPropertyList {
      let path = tables[number].path
      let isBeside =
        projects.contains(path.folder)
        || path.fileExtension == "plist" && !unbuilt.contains(path.folder)
          && inside.contains { $0.isWithin(path.folder.folder) }
      let isOfTarget = index.answer(for: path).places.contains { targets.contains($0.target) }
      let isInside = inside.contains(tables[number].container) || isBeside || isOfTarget
      tables[number].membership =
        isInside && !isDemonstration(path, beside: resources) ? .unknown : .outside(.noTarget)
    }
  }
}

extension MembershipFinder {
  /// Whether a list is that of a demonstration without tables for code of its own: Xcode's templates give
  /// each app a table of the list.
  private func isDemonstration(_ list: FilePath, beside tables: [LocalizedTable]) -> Bool {
    guard !scope.checkedAlso.contains(.demonstrations),
      let folder = list.demonstration(below: roots)
    else { return false }
    return !tables.contains { $0.isForCode && $0.container.isWithin(folder) }
  }
}

extension LocalizedTable {
  fileprivate var isInfoPropertyList: Bool { format.isInfoPropertyList }
}

extension [LocalizedTable] {
  /// Whether some table that code may use is in no target, and no other of its name is in one.
  ///
  /// A translation that was left without its first texts is none that code uses.
  func holdUnbuiltName(_ development: Language?) -> Bool {
    let names = Set(lazy.filter { $0.membership.reason == nil || !$0.isForCode }.map(\.name))
    return contains { table in
      table.membership == .outside(.noTarget) && !names.contains(table.name)
        && (table.isBase || table.language == nil
          || development.map { $0 == table.language } ?? true)
    }
  }
}
