import Platform

extension FileSystem {
  /// Returns where what a caller has named lies; of what is not there yet, where it will be.
  ///
  /// A file and the folder of a language keep their names where these are links: the name says
  /// which table it is, and in which language.
  package func place(of path: FilePath) -> FilePath {
    // What cannot be looked at has no meaningful name.
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

  /// Returns other spellings for those of some named paths that need one for each place to have one
  /// name, whichever of them it is found below.
  ///
  /// What lies in the working folder is seen from it, unless that itself lies in what is named.
  package func spellings(of paths: [FilePath]) -> [FilePath: FilePath] {
    guard Set(paths).count > 1 else { return [:] }
    let places = paths.reduce(into: [FilePath: FilePath]()) { places, path in
      // What is not there, or leads out of the project, is told as it was named.
      guard places[path] == nil, (try? exists(path)) == true,
        ProjectBounds.allow(path, named: [path], in: self)
      else { return }
      places[path] = place(of: path)
    }
    guard Set(places.map { PathBegin($0.key, leadingTo: $0.value) }).count > 1 else { return [:] }
    let (folder, named) = (absolutePath(of: "."), Set(places.values))
    // Without a working folder there is nowhere to be seen from.
    guard folder.isAbsolute else { return [:] }
    let isAbsolute = places.contains { $0.key.isAbsolute && !$0.value.isWithin(folder) }
    return places.mapValues { place in
      let folders = sequence(first: place) { $0.folder == $0 ? nil : $0.folder }
      let outermost = folders.filter(named.contains).last ?? place
      let name =
        isAbsolute && !outermost.isWithin(folder) ? outermost : outermost.seen(from: folder)
      return place.relative(to: outermost).map { name.appending($0) } ?? name
    }
  }

  /// Returns the name that a file has without any link, seen from the working folder where it lies in it.
  package func nameWithoutLinks(of path: FilePath) -> FilePath {
    let (real, folder) = (nearestRealPath(of: path), absolutePath(of: "."))
    guard folder.isAbsolute else { return path }
    return path.isAbsolute && !real.isWithin(folder) ? real : real.seen(from: folder)
  }

  /// Returns where a path leads; of what is not there yet, where it will be.
  package func nearestRealPath(of path: FilePath) -> FilePath {
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

/// The folders that a path begins with, as they are named, in front of those names that are the same
/// where it leads.
private struct PathBegin: Hashable {
  let isAbsolute: Bool
  let names: ArraySlice<Substring>
  let place: ArraySlice<Substring>

  init(_ path: FilePath, leadingTo place: FilePath) {
    let (own, real) = (path.components.filter { $0 != "." }, place.components)
    let common = zip(own.reversed(), real.reversed()).prefix { $0.utf8.elementsEqual($1.utf8) }
    isAbsolute = path.isAbsolute
    names = own.dropLast(common.count)
    self.place = real.dropLast(common.count)
  }
}
