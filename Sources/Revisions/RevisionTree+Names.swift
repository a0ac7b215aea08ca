import Platform
import SourceFiles

extension RevisionTree {
  /// Notes the links that some named paths go through, and where they lead today: a path which a caller
  /// has named leads to the same place in a revision that has no such link.
  ///
  /// What a link to a file or to a folder of a language gives a name to is not there without it.
  mutating func follow(_ paths: [FilePath]) {
    let files = repository.files
    for path in paths {
      var place = path.isAbsolute ? "/" : files.absolutePath(of: ".")
      for name in path.components where name != "." {
        let next = name == ".." ? place.folder : place.appending(name)
        // Where nothing stands, no link does.
        guard let real = try? files.realPath(of: next) else { break }
        let isOfFolders = next.fileExtension != "lproj" && (try? files.kind(of: real)) == .folder
        if real != next, isOfFolders { linksOfCaller[next] = real }
        place = real
      }
    }
  }

  /// Finds a name in a folder; one that today's files spell otherwise and find all the same, as those
  /// of Macs do, in that spelling.
  func child(named name: Substring, of number: Int) -> Int? {
    let children = nodes[number].children
    if let child = children[FilePath(String(name))] { return child }
    let path = realPath(of: number).appending(name)
    guard let real = try? repository.files.realPath(of: path), real != path,
      real.folder == path.folder, real.inLowerCase == path.inLowerCase
    else { return nil }
    return children[FilePath(String(real.name))]
  }
}
