package import SourceFiles

/// Finds the sources of the packages that SwiftPM, xcodebuild or Tuist have checked out beside the
/// sources.
///
/// There may be many times as many of them as of the project's own, so only those of modules that the
/// sources import are looked into: `Sources/Module` of any checkout, or all of `Sources` or `Source`
/// where the checkout itself is called like the module.
package struct PackageCheckouts {
  private let files: FileSystem

  /// Where checkouts lie, in the folder of a package or a project; Tuist has a package of its own.
  private static let places = [
    [".build", "checkouts"], ["SourcePackages", "checkouts"], ["Tuist", ".build", "checkouts"],
  ]

  package init(files: FileSystem) { self.files = files }

  /// Finds the folders of imported modules.
  ///
  /// - Parameters:
  ///   - roots: What is read; checkouts lie in it, or right beside it.
  ///   - imports: The modules that the sources import.
  /// - Returns: The folders, sorted.
  package func folders(near roots: [FilePath], of imports: Set<String>) -> [FilePath] {
    let lowercasedImports = Set(imports.map { $0.lowercased() })
    return checkouts(near: roots).flatMap { name, folder in
      let sources = folder.appending("Sources")
      let targets = files.names(in: sources).filter(imports.contains)
      if !targets.isEmpty { return targets.map { sources.appending($0) } }
      guard lowercasedImports.contains(name.lowercased()) else { return [] }
      return ["Sources", "Source"].map { folder.appending($0) }.filter {
        !files.names(in: $0).isEmpty
      }
    }.sorted()
  }

  /// Returns whether there are any.
  package func areThere(near roots: [FilePath]) -> Bool { !checkouts(near: roots).isEmpty }

  private func checkouts(near roots: [FilePath]) -> [(name: String, folder: FilePath)] {
    let places = Set(roots + roots.map(\.folder)).flatMap { folder in
      Self.places.map { $0.reduce(folder) { $0.appending($1) } }
    }
    return places.flatMap { place in
      files.names(in: place).map { (name: $0, folder: place.appending($0)) }
    }
  }
}
