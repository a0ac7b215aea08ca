import LocalizationModel
import Platform
package import SourceFiles

/// Returns which modules the sources of packages belong to.
///
/// A module is recognized by the folders where packages keep their targets,
/// `Package/Sources/Module`, if the manifest beside `Sources` names it.
package struct PackageTargets {
  private let files: FileSystem

  package init(files: FileSystem) { self.files = files }

  /// Returns the modules of sources; nil for one of which that is unknown.
  package func modules(of paths: [FilePath]) -> [String?] {
    targets(of: paths).map { target in target.map { String($0.name) } }
  }

  private func targets(of paths: [FilePath]) -> [Target?] {
    let folders = paths.map(\.folder)
    // Folders have many files, and packages many folders.
    let places = Set(folders).reduce(into: [FilePath: Target]()) { $0[$1] = Target(at: $1) }
    if places.isEmpty { return folders.map { _ in nil } }
    let packages = Set(places.values.map(\.package))
    // What cannot be read names no module, and is seen by every file then.
    let names = packages.reduce(into: [FilePath: Set<Substring>]()) { names, package in
      let manifest = try? files.read(package.appending("Package.swift"))
      names[package] = manifest.map { Set(String(decoding: $0, as: UTF8.self).quotedParts) }
    }
    let named = places.filter { names[$1.package]?.contains($1.name) ?? false }
    return folders.map { named[$0] }
  }

  /// A folder in which a package may keep a target.
  private struct Target {
    let package: FilePath
    let name: Substring

    /// Makes the target that the files of a folder belong to; nil where its path has none.
    init?(at place: FilePath) {
      guard let sources = place.folderOfSources else { return nil }
      package = sources.folder
      name = place.components[sources.components.count]
    }
  }
}

extension String {
  /// The parts between two quotation marks, those between the texts among them.
  fileprivate var quotedParts: [Substring] {
    utf8.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
      .dropFirst().dropLast().map { Substring($0) }
  }
}
