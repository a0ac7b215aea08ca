import L10nScan
import LocalizationModel
import Platform
import ProjectModel
import SourceFiles

/// Returns which target of a Swift package a source file belongs to.
///
/// Only packages are looked at that have a folder `Sources` on the way to a file; their manifests tell
/// of the targets, and where one is not understood, `Sources/App/Main.swift` belongs to `App`.
struct PackageModules {
  private let folders: PackageFolders

  /// Reads the manifests on `jobs` threads.
  init(of paths: some Sequence<FilePath>, in files: FileSystem, jobs: Int) {
    let packages = Set(paths.compactMap(\.folderOfSources?.folder)).filter { folder in
      // A manifest that cannot be looked at leaves its files without a module.
      (try? files.kind(of: folder.appending("Package.swift"))) == .file
    }
    folders = PackageFolders(manifestsIn: packages.sorted(), of: files, jobs: jobs)
  }

  /// Returns the name of the target; nil where neither manifest nor path has one.
  func module(of path: FilePath) -> String? {
    folders.isEmpty ? nil : folders.nameOfTarget(of: path)
  }
}
