import KeyExtraction
import SourceFiles

/// Tells which modules the sources of packages belong to.
///
/// A module is told by the folders where packages keep their targets, `Package/Sources/Module`, if
/// the manifest beside `Sources` names it.
struct PackageTargets {
  let files: FileSystem

  /// Returns the sources in the order of their paths.
  func sources(at paths: [FilePath]) -> [Packages.Source] {
    zip(paths, targets(of: paths)).map { path, target in
      Packages.Source(path: path, module: target.map { String($0.name) })
    }
  }

  private func targets(of paths: [FilePath]) -> [Target?] {
    let folders = paths.map(\.folder)
    // Folders have many files, and packages many folders.
    let places = Set(folders).reduce(into: [FilePath: Target]()) { $0[$1] = Target(at: $1) }
    if places.isEmpty { return folders.map { _ in nil } }
    let packages = Set(places.values.map(\.package))
    // What cannot be read names no module, and is seen by every file then.
    let manifests = packages.reduce(into: [FilePath: [UInt8]]()) { manifests, package in
      manifests[package] = try? files.read(package.appending("Package.swift"))
    }
    let named = places.filter { _, target in
      let name = Array("\"\(target.name)\"".utf8)
      return manifests[target.package]?[...].firstOccurrence(of: name) != nil
    }
    return folders.map { named[$0] }
  }

  /// A folder in which a package may keep a target.
  private struct Target {
    let package: FilePath
    let name: Substring

    /// Makes the target that the files of a folder belong to; nil where its path tells of none.
    init?(at place: FilePath) {
      // Most folders lie in no package.
      guard place.string.utf8.holds("Sources") else { return nil }
      var folder = place
      var parent = folder.folder
      while parent != folder {
        if parent.name == "Sources" {
          package = parent.folder
          name = folder.name
          return
        }
        (folder, parent) = (parent, parent.folder)
      }
      return nil
    }
  }
}
