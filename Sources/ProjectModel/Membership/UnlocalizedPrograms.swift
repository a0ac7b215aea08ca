package import LocalizationModel
import SourceFiles

/// Finds the programs that are not translated, beside an app that is, or a library: tools of the
/// developers, demonstrations, projects that are kept for memory.
///
/// The manifests must tell of all sources.
struct UnlocalizedPrograms {
  private let manifests: [ProjectManifest]
  private let tables: [LocalizedTable]
  private let files: FileSystem
  /// The manifests and names of the translated targets.
  private let localized: Set<[String]>
  /// The projects whose app is one of them, and that are no demonstrations.
  private var leaders: [ProjectManifest] = []
  /// The folders of localized packages that hold no app.
  private var libraries: [FilePath] = []

  /// Compares projects with tables, of which is known where they belong.
  init(
    _ manifests: [ProjectManifest],
    _ tables: [LocalizedTable],
    below roots: [FilePath],
    in files: FileSystem
  ) {
    self.manifests = manifests
    self.tables = tables.filter { !$0.format.isInfoPropertyList }
    self.files = files
    localized = Self.localizedTargets(by: self.tables)
    leaders = manifests.filter { project in
      !project.isOfPackage && project.path.demonstration(below: roots) == nil
        && project.targets.contains { $0.isApp && isLocalized($0, project) }
    }
    libraries = manifests.filter { package in
      package.isOfPackage && package.isUnderstood && !package.targets.contains(where: \.isApp)
        && package.targets.contains { !$0.isTest && isLocalized($0, package) }
    }.map(\.folder)
  }

  /// Returns the targets that take a table of code, or files for the system in several languages: those in
  /// one alone come with Xcode's templates.
  ///
  /// The contents of the files do not matter, as a change of them is not noticed.
  private static func localizedTargets(by tables: [LocalizedTable]) -> Set<[String]> {
    var targets: Set<[String]> = []
    var languages: [[String]: Set<Language>] = [:]
    for table in tables {
      for place in table.membership.places {
        let target = [place.manifest.string, place.name]
        if table.isForCode || table.format == .stringCatalog { targets.insert(target) }
        if let language = table.language { languages[target, default: []].insert(language) }
      }
    }
    return targets.union(languages.filter { $1.count > 1 }.keys)
  }

  /// Returns the programs; none where it is not known of some table what takes it.
  func find() -> [UnlocalizedApp] {
    guard !tables.contains(where: { $0.membership == .unknown }) else { return [] }
    var (tools, apart, others): ([BuildTarget], [BuildTarget], [BuildTarget]) = ([], [], [])
    var demonstrations: [BuildTarget] = []
    for manifest in manifests where !manifest.isOfPackage {
      let isApart = isApart(manifest)
      let isDemonstration = isDemonstration(manifest)
      let isPartial =
        manifest.isUnderstood && manifest.targets.contains { $0.isApp && isLocalized($0, manifest) }
      for target in manifest.targets where !target.isTest {
        if isDemonstration, target.isAnyProgram {
          demonstrations.append(target)
        } else if isApart, target.isAnyProgram {
          apart.append(target)
        } else if isPartial, target.isApp, !target.isCompanion, !isLocalized(target, manifest) {
          tools.append(target)
        } else {
          others.append(target)
        }
      }
    }
    let packages = PackagePrograms(manifests, localized: localized, in: files)
    guard !(demonstrations + tools + apart + packages.own).isEmpty else { return [] }
    let paths = others.claimedPaths
    let besidePackages = paths.union(packages.others.claimedPaths)
    return demonstrations.map { UnlocalizedApp($0, besides: paths, isDemonstration: true) }
      + tools.map { UnlocalizedApp($0, besides: paths) }
      + apart.map { UnlocalizedApp($0, besides: paths, isApart: true) }
      + packages.own.map { UnlocalizedApp($0, besides: besidePackages) }
  }

  private func isLocalized(_ target: BuildTarget, _ manifest: ProjectManifest) -> Bool {
    localized.contains([manifest.path.string, target.name])
  }

  /// Whether a project has apps of its own and no table, beside another one whose app is translated, and
  /// neither may have anything of the other; in doubt it has.
  ///
  /// One above that is none: the app itself may have no table yet.
  private func isApart(_ project: ProjectManifest) -> Bool {
    guard hasAppsWithoutTables(project),
      leaders.contains(where: { $0.folder.relative(to: project.folder) == nil })
    else { return false }
    return !mayHaveTables(project) && !isPartOfOthers(project) && !usesLocalizedCode(project)
  }

  /// Whether the apps of a project without any table show what a library can do, beside which or below
  /// which they lie; it is one where no project has an app that is translated.
  private func isDemonstration(_ project: ProjectManifest) -> Bool {
    guard leaders.isEmpty, hasAppsWithoutTables(project),
      libraries.contains(where: { isNamedAfterShowing(project, below: $0) })
    else { return false }
    return !mayHaveTables(project) && !isPartOfOthers(project)
  }

  /// Whether a project lies in a folder and is called like a demonstration, by its folders below that
  /// one, by its own name, or by those of all its apps.
  private func isNamedAfterShowing(_ project: ProjectManifest, below folder: FilePath) -> Bool {
    guard project.folder.isWithin(folder) else { return false }
    let folders = project.folder.relative(to: folder)?.split(separator: "/") ?? []
    let apps = project.targets.filter { $0.isApp && !$0.isTest && !$0.isCompanion }
    return folders.contains(where: \.namesShowcase) || project.path.stem.namesShowcase
      || apps.allSatisfy { $0.name.namesShowcase }
  }

  private func hasAppsWithoutTables(_ project: ProjectManifest) -> Bool {
    project.isUnderstood
      && project.targets.contains { $0.isApp && !$0.isTest && !$0.isCompanion }
      && !project.targets.contains { isLocalized($0, project) }
  }

  /// Whether a project may have tables that are not found, or that no target is known to include.
  private func mayHaveTables(_ project: ProjectManifest) -> Bool {
    let isUnclear = manifests.contains { other in
      !other.isUnderstood && !other.isOfPackage
        && (other.reachesBeyondFolder || project.folder.isWithin(other.folder))
    }
    let claimed = project.targets.lazy.flatMap(\.claims).map(\.path)
    let displaced = project.displacedNames.lazy.map { FilePath($0) }
    return isUnclear || claimed.contains(where: \.namesTableOfCode)
      || displaced.contains(where: \.namesTableOfCode)
      || tables.contains { $0.isLeftOut && $0.path.isWithin(project.folder) }
      || copiesTables(project)
  }

  /// Whether a script of a project may copy tables.
  private func copiesTables(_ project: ProjectManifest) -> Bool {
    let scripts = project.scripts.map(CopyingScript.init)
    guard !scripts.isEmpty else { return false }
    let containers = Set(tables.map(\.container)).filter { $0.isWithin(project.folder) }
    let folders = containers.map { $0.relative(to: project.folder) ?? "" }
    return scripts.contains { $0.copiesLanguages || folders.contains(where: $0.mayCopy) }
  }

  /// Whether another project may ship with one of a project's programs.
  private func isPartOfOthers(_ project: ProjectManifest) -> Bool {
    let programs = project.targets.filter(\.isAnyProgram)
    let names = Set(programs.flatMap { $0.productNames + [$0.name] })
    return manifests.contains { other in
      guard !other.isOfPackage, other.path != project.path else { return false }
      let foreign = names.subtracting(other.targets.flatMap { $0.productNames + [$0.name] })
      guard other.path.fileExtension == "xcodeproj" else {
        return !foreign.isEmpty
          && PackagePrograms.names(among: foreign, in: other.files, files) != []
      }
      let products = Set(other.displacedNames.map { String(FilePath($0).stem) })
      return foreign.contains { name in
        products.contains(name.lowercased())
          || other.scripts.contains { $0.contains(name + ".app") }
      }
    }
  }

  /// Whether a project names code of others that has tables: a framework, a package.
  private func usesLocalizedCode(_ project: ProjectManifest) -> Bool {
    var names: Set<String> = []
    for other in manifests where other.path != project.path {
      let libraries = other.targets.filter {
        !$0.isTest && !$0.isAnyProgram && isLocalized($0, other)
      }
      names.formUnion(libraries.map(\.name))
      // Of a package the products may be called otherwise.
      if other.isOfPackage, !libraries.isEmpty { names.insert(String(other.folder.name)) }
    }
    return !names.isEmpty && PackagePrograms.names(among: names, in: project.files, files) != []
  }
}

extension BuildTarget {
  /// Whether it is a program, of whatever kind; of a package's only apps are known.
  fileprivate var isAnyProgram: Bool { isApp || isProgram }
}

extension [BuildTarget] {
  fileprivate var claimedPaths: Set<FilePath> { Set(flatMap { $0.claims.lazy.map(\.path) }) }
}

extension UnlocalizedApp {
  fileprivate init(
    _ target: BuildTarget,
    besides others: Set<FilePath>,
    isApart: Bool = false,
    isDemonstration: Bool = false
  ) {
    self.init(
      name: target.name,
      own: Set(target.claims.map(\.path)),
      others: others,
      isApart: isApart || isDemonstration,
      isDemonstration: isDemonstration
    )
  }
}

extension LocalizedTable {
  /// Whether no target takes a table that code may use.
  fileprivate var isLeftOut: Bool {
    [.outside(.noTarget), .outside(.excluded)].contains(membership) && isForCode
  }

  /// Whether code may use the table, as opposed to the system, for a storyboard or an `Info.plist`.
  package var isForCode: Bool {
    format != .interfaceBuilder && name != LocalizedTable.infoPropertyListName
  }
}

extension FilePath {
  /// Whether a file of the name holds a table that code may use.
  fileprivate var namesTableOfCode: Bool {
    ["strings", "xcstrings", "stringsdict"].contains(fileExtension)
      && stem.lowercased() != "infoplist"
  }
}
