extension FileSystem {
  /// Returns where what a caller has named lies; of what is not there yet, where it will be.
  ///
  /// A file and the folder of a language keep their names where these are links: the name tells which
  /// table it is, and in which language.
  package func place(of path: FilePath) -> FilePath {
    // What cannot be looked at has no name that tells anything.
    let keepsName = path.fileExtension == "lproj" || (try? kind(of: path)) == .file
    guard keepsName, path.folder != path else { return nearestRealPath(of: path) }
    return place(of: path.folder).appending(path.name)
  }

  /// Returns where those of some named paths lie, and of the folders above them, that do not lie where
  /// they seem to, seen from the working folder: on the way to them is a link.
  package func places(of paths: [FilePath]) -> [FilePath: FilePath] {
    let named = paths.flatMap { path in
      sequence(first: path) { ["." as FilePath, "/"].contains($0.folder) ? nil : $0.folder }
    }
    return Set(named).reduce(into: [:]) { places, path in
      let place = place(of: path)
      if place != absolutePath(of: path) { places[path] = place }
    }
  }

  /// Returns where a path leads; of what is not there yet, where it will be.
  func nearestRealPath(of path: FilePath) -> FilePath {
    if let real = try? realPath(of: path) { return real }
    if !path.mayLeadBack {
      return path.folder == path ? path : nearestRealPath(of: path.folder).appending(path.name)
    }
    // As the system does, each `..` is taken of where the folder in front of it leads.
    let start = path.isAbsolute ? "/" : absolutePath(of: ".")
    return path.components.reduce(start) { place, name in
      switch name {
      case ".": place
      case "..": place.folder
      default: (try? realPath(of: place.appending(name))) ?? place.appending(name)
      }
    }
  }

  /// Returns a path from the root on, as it stands, without `..` in it.
  package func absolutePath(of path: FilePath) -> FilePath {
    // Without a working folder, relative paths lead nowhere.
    path.absolute(from: path.isAbsolute ? "/" : (try? realPath(of: ".")) ?? ".")
  }
}
