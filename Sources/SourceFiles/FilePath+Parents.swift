import Platform

extension FilePath {
  /// Returns a path that is written relative to this folder, with each `..` taken back as far as the
  /// names tell; an absolute one stays as it is.
  package func resolving(_ path: String) -> FilePath {
    let whole = path.utf8.first == UInt8(ascii: "/") ? FilePath(path) : appending(path)
    guard whole.mayLeadBack else { return whole }
    var parts: [Substring] = []
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

  /// Whether two dots stand side by side, as in `..` and few names.
  package var mayLeadBack: Bool { string.utf8.holds("..") }
}
