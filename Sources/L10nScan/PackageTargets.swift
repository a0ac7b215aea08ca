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
    var packages: [FilePath: Package?] = [:]
    return zip(paths, targets(of: paths)).map { path, target in
      target?.folder ?? package(around: path.folder, &packages)?.folderOfOnlyTarget(having: path)
    }
  }

  /// A package with its manifest.
  private struct Package {
    let folder: FilePath
    let manifest: [UInt8]

    /// Returns the folder `Sources`, where it is that of a target which has a file: one below it, or one
    /// that the manifest names as `../Resources/Localizable.xcstrings`.
    func folderOfOnlyTarget(having file: FilePath) -> FilePath? {
      guard manifest.holds("path: \"Sources\""),
        let first = file.relative(to: folder)?.split(separator: "/").first
      else { return nil }
      let isNamed = manifest[...].firstOccurrence(of: Array("\"../\(first)".utf8)) != nil
      return first == "Sources" || isNamed ? folder.appending("Sources") : nil
    }
  }

  /// Returns the innermost package that a folder belongs to; `known` are those of folders that were asked
  /// for.
  private func package(around folder: FilePath, _ known: inout [FilePath: Package?]) -> Package? {
    if let package = known[folder] { return package }
    // Most folders have no manifest.
    let manifest = try? files.read(folder.appending("Package.swift"))
    let parent = folder.folder
    let package =
      manifest.map { Package(folder: folder, manifest: $0) }
      ?? (parent == folder ? nil : self.package(around: parent, &known))
    known[folder] = package
    return package
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
    let folder: FilePath

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
          self.folder = folder
          return
        }
        (folder, parent) = (parent, parent.folder)
      }
      return nil
    }
  }
}
