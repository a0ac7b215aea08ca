extension FilePath {
  /// Returns a path that is written relative to this folder, with each `..` taken back as far as the
  /// names tell; an absolute one stays as it is.
  package func resolving(_ path: String) -> FilePath {
    let own = FilePath(path)
    let whole = own.isAbsolute ? own : FilePath(string + "/" + own.string)
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
  private var mayLeadBack: Bool {
    var isBehindDot = false
    for byte in string.utf8 {
      let isDot = byte == UInt8(ascii: ".")
      if isDot && isBehindDot { return true }
      isBehindDot = isDot
    }
    return false
  }
}
