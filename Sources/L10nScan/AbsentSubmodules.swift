package import SourceFiles

extension ScanInput {
  /// The folders of submodules that are to be scanned and are not checked out, sorted.
  package var absentSubmodules: [FilePath] {
    var found: Set<FilePath> = []
    let globs = (settings.defaultExcludes ? FileWalker.defaultExcludes.map(Glob.init) : [])
    let excludes = globs + settings.exclude
    for path in sources + tables {
      // What cannot be found is reported by the scan.
      guard let repository = files.repository(around: path),
        let root = try? files.realPath(of: path)
      else { continue }
      for folder in files.absentSubmodules(of: repository) {
        let inside = folder == root ? "" : folder.relative(to: root)
        guard let inside, !excludes.contains(where: { $0.matches(inside) }) else { continue }
        found.insert(folder)
      }
    }
    return found.sorted()
  }
}

extension FileSystem {
  /// Returns the folders of a repository that its `.gitmodules` names and that hold nothing.
  fileprivate func absentSubmodules(of repository: FilePath) -> [FilePath] {
    // Without that file there are no submodules.
    guard let bytes = try? readToQuote(repository.appending(".gitmodules")),
      let root = try? realPath(of: repository)
    else { return [] }
    return bytes.split { $0 == 0x0A || $0 == 0x0D }.compactMap { line in
      let words = line.split(maxSplits: 1) { $0 == UInt8(ascii: "=") }
        .map { $0.trimming("\" \t") }
      guard words.count == 2, words[0].elementsEqual("path".utf8) else { return nil }
      let folder = root.resolving(String(decoding: words[1], as: UTF8.self))
      // A link, or a path that leads elsewhere, is no place of a submodule.
      guard folder.relative(to: root) != nil, (try? realPath(of: folder)) == folder,
        (try? entries(of: folder))?.isEmpty == true
      else { return nil }
      return folder
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func trimming(_ others: String) -> Self {
    var rest = drop { others.utf8.contains($0) }
    while let last = rest.last, others.utf8.contains(last) { rest.removeLast() }
    return rest
  }
}
