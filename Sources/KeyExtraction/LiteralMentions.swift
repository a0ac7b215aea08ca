public import SourceFiles

extension KeyExtractor {
  /// Returns those of `keys` that stand whole between double quotes somewhere in the files.
  ///
  /// Such a key may reach a routine by a way that is not understood, through a library for example.
  /// The files are searched as bytes, so that also those count that no lexer has read; lines that are
  /// comments do not. A file that cannot be read mentions nothing: it has its diagnostic already.
  public static func mentions(
    of keys: Set<String>,
    in paths: [FilePath],
    _ files: FileSystem,
    jobs: Int
  ) -> Set<String> {
    guard !keys.isEmpty else { return [] }
    let wanted = Set(keys.map { Array($0.utf8)[...] })
    let lengths = Set(wanted.map(\.count))
    let found = paths.concurrentMap(jobs: jobs) { path in
      // What cannot be read is lost here, and reported where it was read first.
      guard let text = try? SourceText(reading: path, in: files) else { return Set<String>() }
      return mentions(of: wanted, lengths, in: text.bytes)
    }
    return found.reduce(into: []) { $0.formUnion($1) }
  }

  private static func mentions(
    of wanted: Set<ArraySlice<UInt8>>,
    _ lengths: Set<Int>,
    in bytes: [UInt8]
  ) -> Set<String> {
    var found: Set<String> = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard line.contains(UInt8(ascii: "\"")), !line.isComment else { continue }
      let parts = line.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
      // What stands before the first quote and behind the last is code.
      for part in parts.dropFirst().dropLast()
      where lengths.contains(part.count) && wanted.contains(part) {
        found.insert(String(decoding: part, as: UTF8.self))
      }
    }
    return found
  }
}

extension ArraySlice<UInt8> {
  fileprivate var isComment: Bool {
    drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.starts(with: "//".utf8)
  }
}
