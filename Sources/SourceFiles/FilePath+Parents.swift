extension FilePath {
  /// Returns a path that is written relative to this folder, with each `..` taken back as far as the
  /// names tell; an absolute one stays as it is.
  package func resolving(_ path: String) -> FilePath {
    var parts: [Substring] = []
    let own = FilePath(path)
    let whole = own.isAbsolute ? own : FilePath(string + "/" + path)
    let isAbsolute = whole.isAbsolute
    for part in whole.components where part != "." {
      if part != ".." {
        parts.append(part)
      } else if let last = parts.last, last != ".." {
        parts.removeLast()
      } else if !isAbsolute {
        parts.append(part)
      }
    }
    return FilePath((isAbsolute ? "/" : "") + parts.joined(separator: "/"))
  }
}
