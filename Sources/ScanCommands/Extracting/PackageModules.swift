import SourceFiles

/// Tells which target of a Swift package a source file belongs to.
///
/// Targets are found where packages keep them unless told otherwise: `Sources/App/Main.swift`
/// belongs to `App` when a `Package.swift` stands beside `Sources`.
struct PackageModules {
  /// The folders with a package, of those that have a folder `Sources` on the way to a file.
  private let packages: Set<FilePath>

  init(of paths: some Sequence<FilePath>, in files: FileSystem) {
    let candidates = Set(paths.compactMap { Self.split($0)?.package })
    packages = candidates.filter { folder in
      // A manifest that cannot be looked at leaves its files without a module.
      (try? files.kind(of: folder.appending("Package.swift"))) == .file
    }
  }

  /// Returns the name of the target; nil where the path tells of none.
  func module(of path: FilePath) -> String? {
    guard let (package, module) = Self.split(path), packages.contains(package) else { return nil }
    return module
  }

  private static func split(_ path: FilePath) -> (package: FilePath, module: String)? {
    // To take every path apart costs more than to write what its file asks for.
    guard path.string.utf8.holds("Sources/") else { return nil }
    let folders = path.components.dropLast()
    guard let sources = folders.lastIndex(of: "Sources"), sources + 1 < folders.endIndex else {
      return nil
    }
    // What stands before the folder's name, and before the slash in front of that.
    let before = path.string[..<folders[sources].startIndex]
    let package: FilePath =
      switch before {
      case "": "."
      case "/": "/"
      default: FilePath(String(before.dropLast()))
      }
    return (package, String(folders[sources + 1]))
  }
}
