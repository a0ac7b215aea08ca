extension Glob {
  /// Returns a glob that matches one path, and what lies below it.
  package static func literal(_ path: String) -> Glob {
    let special: Set<Character> = ["*", "?", "[", "\\"]
    return Glob("/" + path.reduce(into: "") { $0 += special.contains($1) ? "\\\($1)" : "\($1)" })
  }
}
