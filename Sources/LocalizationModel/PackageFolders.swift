package import SourceFiles

/// The folders of packages and their targets, by which a file's own target is known.
package struct PackageFolders: Equatable, Sendable {
  private var packages: Set<FilePath>
  /// The files that targets include, by path.
  private var claims: [FilePath: [TargetClaim]]
  /// Where all of that lies, if it is in few folders: most files of an app lie in none of these.
  private var roots: [FilePath]?
  /// The packages whose manifests tell of all targets.
  private var understood: Set<FilePath>

  /// The files that a target of a package includes: its folder, or resources beside it.
  package struct TargetClaim: Equatable, Sendable {
    let package: FilePath
    /// The name of the target, and its folder.
    let name: String
    let target: FilePath
    let claim: ResourceClaim
    /// Whether the target is an app, in whose bundle its resources are.
    let isApp: Bool
    /// Whether the manifest lists all targets.
    let isUnderstood: Bool
  }

  package init(_ packages: [FilePath], _ claims: [TargetClaim] = []) {
    self.packages = Set(packages).union(claims.map(\.package))
    self.claims = Dictionary(grouping: claims, by: \.claim.path)
    understood = Set(claims.lazy.filter(\.isUnderstood).map(\.package))
    guard self.packages.count <= Self.fewLimit else { return }
    let beside = self.claims.keys.filter { package(around: $0) == nil }
    if beside.count <= Self.fewLimit { roots = self.packages.sorted() + beside.sorted() }
  }

  /// In so few folders a path is looked for faster than each folder around it in the packages.
  private static let fewLimit = 8

  package init(_ declared: DeclaredLanguages) {
    self.init(declared.packages, declared.targetClaims)
  }

  package var isEmpty: Bool { packages.isEmpty }

  /// The packages whose manifests tell of all targets, sorted.
  package var understoodPackages: [FilePath] { understood.sorted() }

  /// Returns the folder of the target that a file belongs to: the one in the manifest, and where
  /// that is not understood, `Sources/<Target>` of its package; nil for what is an app's.
  package func target(of path: FilePath) -> FilePath? {
    switch home(of: path) {
    case .claimed(let claim): claim.isApp ? nil : claim.target
    case .usual(let target): target
    case nil: nil
    }
  }

  /// Returns the name of the target that a file belongs to, be it an app.
  package func nameOfTarget(of path: FilePath) -> String? {
    switch home(of: path) {
    case .claimed(let claim): claim.name
    case .usual(let target): String(target.name)
    case nil: nil
    }
  }

  /// The target that a file belongs to.
  private enum Home {
    /// The one of which a manifest says so.
    case claimed(TargetClaim)
    /// The folder of the one that takes such a file mostly.
    case usual(FilePath)
  }

  private func home(of path: FilePath) -> Home? {
    if let roots, !roots.contains(where: { path.isWithin($0) }) {
      return nil
    }
    var place = path
    while true {
      if let found = claims[place] {
        let rest = (path.relative(to: place) ?? "").lowercased()
        return found.first { $0.claim.takes(rest) }.map { .claimed($0) }
      }
      if packages.contains(place) {
        return understood.contains(place)
          ? nil : Self.usualTarget(of: path, in: place).map { .usual($0) }
      }
      let folder = place.folder
      if folder == place { return nil }
      place = folder
    }
  }

  /// Why the bundle of a package's target has no table that lies in its folder.
  package enum Absence: Sendable {
    /// The manifest copies it as it is: a folder around it, or a catalog.
    case copied
    /// The manifest leaves it out.
    case excluded
  }

  /// Returns why the bundle of the target at a folder does not have a table's file; nil where it has, where
  /// the file is no matter of the target, and where its manifest is not understood.
  package func absence(of file: FilePath, in target: FilePath) -> Absence? {
    guard package(around: target).map(understood.contains) ?? false else { return nil }
    guard let home = home(of: file) else { return file.isWithin(target) ? .excluded : nil }
    guard case .claimed(let claim) = home, claim.target == target else { return nil }
    return claim.claim.isSpread ? nil : .copied
  }

  /// Returns the name of the target that has a folder.
  package func name(ofTargetAt folder: FilePath) -> String {
    claims[folder]?.first { $0.target == folder }?.name ?? String(folder.name)
  }

  /// Returns the innermost package that a file lies in.
  package func package(around path: FilePath) -> FilePath? {
    var place = path
    while !packages.contains(place) {
      let folder = place.folder
      if folder == place { return nil }
      place = folder
    }
    return place
  }

  private static func usualTarget(of path: FilePath, in package: FilePath) -> FilePath? {
    guard let parts = path.relative(to: package)?.split(separator: "/"), parts.count > 2,
      parts[0] == "Sources"
    else { return nil }
    return package.appending("Sources").appending(String(parts[1]))
  }
}

extension [ProjectManifest] {
  /// The files that the targets of packages include.
  package var targetClaims: [PackageFolders.TargetClaim] {
    flatMap { manifest in
      manifest.targets.flatMap { target in
        target.claims.compactMap { claim in
          target.folder(of: claim).map {
            PackageFolders.TargetClaim(
              package: manifest.folder,
              name: target.name,
              target: $0,
              claim: claim,
              isApp: target.isApp && target.isProgram,
              isUnderstood: manifest.isUnderstood
            )
          }
        }
      }
    }
  }
}

extension BuildTarget {
  /// Returns the folder of a package's target that takes something; what lies beside it is the first's.
  fileprivate func folder(of claim: ResourceClaim) -> FilePath? {
    let around = folders.first { claim.path.isWithin($0) }
    return around ?? folders.first
  }
}

extension PackageFolders {
  /// Returns the folder of the target in whose bundle a call looks that names a module's; nil where it
  /// names none, and where it is not known which.
  ///
  /// A name that several modules have means that of the call's own.
  package func targetOfBundle(namedBy reference: KeyReference) -> FilePath? {
    guard reference.traits.contains(.namesModuleBundle) else { return nil }
    if reference.bundleFiles.isEmpty { return target(of: reference.location.path) }
    let targets = Set(reference.bundleFiles.map(target))
    if targets.count == 1 { return targets.first ?? nil }
    return target(of: reference.location.path).flatMap { targets.contains($0) ? $0 : nil }
  }
}
