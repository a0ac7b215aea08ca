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

  /// Returns the folders of the targets that files belong to; nil for those of no package.
  func folders(of paths: [FilePath]) -> [FilePath?] {
    targets(of: paths).map { $0?.folder }
  }

  private func targets(of paths: [FilePath]) -> [Target?] {
    let places = paths.map { (path: $0, target: Target(of: $0)) }
    let packages = Set(places.compactMap(\.target?.package))
    // What cannot be read names no module, and is seen by every file then.
    let manifests = packages.reduce(into: [FilePath: [UInt8]]()) { manifests, package in
      manifests[package] = try? files.read(package.appending("Package.swift"))
    }
    return places.map { _, target in
      target.flatMap { target in
        let name = Array("\"\(target.name)\"".utf8)
        return manifests[target.package]?[...].firstOccurrence(of: name).map { _ in target }
      }
    }
  }

  /// A folder in which a package may keep a target.
  private struct Target {
    let package: FilePath
    let name: Substring
    let folder: FilePath

    /// Makes the target that a file belongs to; nil where its path tells of none.
    init?(of path: FilePath) {
      var folder = path.folder
      while folder.folder != folder {
        if folder.folder.name == "Sources" {
          package = folder.folder.folder
          name = folder.name
          self.folder = folder
          return
        }
        folder = folder.folder
      }
      return nil
    }
  }
}
