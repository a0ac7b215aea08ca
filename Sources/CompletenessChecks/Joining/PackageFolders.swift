import SourceFiles

/// The folders of packages, of which a file's own target can be told.
struct PackageFolders: Hashable {
  private let folders: [FilePath]

  init(_ folders: [FilePath]) { self.folders = folders }

  var isEmpty: Bool { folders.isEmpty }

  /// Returns the folder of the target that a file belongs to: `Sources/<Target>` of its package.
  func target(of path: FilePath) -> FilePath? {
    let package = folders.filter { path.relative(to: $0) != nil }
      .max { $0.string.utf8.count < $1.string.utf8.count }
    guard let package, let rest = path.relative(to: package) else { return nil }
    let parts = rest.split(separator: "/")
    guard parts.count > 2, parts[0] == "Sources" else { return nil }
    return package.appending("Sources").appending(String(parts[1]))
  }
}
