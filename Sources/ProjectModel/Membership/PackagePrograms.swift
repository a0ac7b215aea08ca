import LocalizationModel
import Platform
import SourceFiles
import SwiftSource

/// The programs of packages without tables that no app is made of: tools of the developers, which find
/// none of an app's tables.
struct PackagePrograms {
  private(set) var own: [BuildTarget] = []
  /// The other targets of packages.
  private(set) var others: [BuildTarget] = []

  /// Finds them where an app of a project has tables, by the manifests and names of the targets that have;
  /// none in doubt.
  init(_ manifests: [ProjectManifest], localized: Set<[String]>, in files: FileSystem) {
    let packages = manifests.filter(\.isOfPackage)
    let projects = manifests.filter { !$0.isOfPackage }
    let hasTables = { (manifest: ProjectManifest, target: BuildTarget) in
      localized.contains([manifest.path.string, target.name])
    }
    let tools = packages.map { package in
      let isClear = package.isUnderstood && !package.targets.contains { hasTables(package, $0) }
      return isClear ? package.targets.filter(\.isApp) : []
    }
    guard !tools.allSatisfy(\.isEmpty), projects.allSatisfy(\.isUnderstood),
      projects.contains(where: { project in
        project.targets.contains { $0.isApp && hasTables(project, $0) }
      })
    else { return }
    let names = Set(tools.joined().flatMap(\.productNames))
    guard let named = Self.names(among: names, in: projects.flatMap(\.files), files) else { return }
    for (package, tools) in zip(packages, tools) {
      let alone = tools.filter { named.isDisjoint(with: $0.productNames) }
      own += alone
      others += package.targets.filter { target in
        !target.isTest && !alone.contains { $0.name == target.name }
      }
    }
  }

  /// Returns those of some names that projects mention, whatever they do with what is called so; nil where
  /// one of them cannot be read.
  static func names(
    among names: Set<String>,
    in projects: [FilePath],
    _ files: FileSystem
  ) -> Set<String>? {
    var named: Set<String> = []
    for path in projects {
      // What cannot be read may mention any.
      guard let bytes = try? files.read(path)[...] else { return nil }
      named.formUnion(names.filter { bytes.holds(word: Array($0.utf8)) })
    }
    return named
  }
}

extension ArraySlice<UInt8> {
  /// Returns whether a text stands in this one that is no part of a longer word.
  fileprivate func holds(word: [UInt8]) -> Bool {
    var rest = self
    while let found = rest.firstOccurrence(of: word) {
      let around = [prefix(upTo: found.lowerBound).last, self[found.upperBound...].first]
      if !around.contains(where: { $0?.isIdentifierPart ?? false }) { return true }
      rest = self[(found.lowerBound + 1)...]
    }
    return false
  }
}
