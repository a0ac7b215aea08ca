import SourceFiles

extension RevisionTree {
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
