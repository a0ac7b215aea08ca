import SourceFiles

/// The text of a manifest or project file, of which single assignments are read.
///
/// It works on bytes, because the project files of large apps have some megabytes.
struct DeclarationText {
  let bytes: [UInt8]

  /// The language of `defaultLocalization: "en"` in a package manifest.
  var defaultLocalization: String? {
    var rest = bytes[...]
    while let range = rest.firstOccurrence(of: Array("defaultLocalization:".utf8)) {
      rest = rest[range.upperBound...]
      if isCommentedOut(range.lowerBound) { continue }
      let quote = UInt8(ascii: "\"")
      let parts = rest.split(separator: quote, maxSplits: 2, omittingEmptySubsequences: false)
      if parts.count > 2 { return String(decoding: parts[1], as: UTF8.self) }
    }
    return nil
  }

  /// The values of `name = value;` or `name = (value, …);` in an Xcode project.
  func values(of name: String) -> [String] {
    guard let start = bytes[...].firstOccurrence(of: Array("\(name) = ".utf8))?.upperBound else {
      return []
    }
    let assigned = bytes[start...].prefix { $0 != UInt8(ascii: ";") }
    return assigned.split { Self.punctuation.contains($0) }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The values of every assignment to a name, whether it has the form of an Xcode project or of an
  /// `.xcconfig`: `NAME = A B`, `NAME = "A B";` and `NAME = (A, B);`, or that of YAML: `NAME: A`.
  func words(assignedTo name: String) -> [String] {
    var words: [String] = []
    var rest = bytes[...]
    while let range = rest.firstOccurrence(of: Array(name.utf8)) {
      rest = rest[range.upperBound...]
      if rest.first == UInt8(ascii: "[") {
        rest = rest.drop { $0 != UInt8(ascii: "]") }.dropFirst()
      }
      rest = rest.drop { $0 == UInt8(ascii: " ") }
      guard rest.first == UInt8(ascii: "=") || rest.first == UInt8(ascii: ":"),
        !isCommentedOut(range.lowerBound)
      else { continue }
      let isList = rest.dropFirst().first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "(")
      let assigned = rest.dropFirst().prefix {
        $0 != UInt8(ascii: ";") && (isList || $0 != UInt8(ascii: "\n"))
      }
      words += assigned.split { Self.punctuation.contains($0) }.map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    return words
  }

  /// The strings of the array `CFBundleLocalizations` in a property list.
  var bundleLocalizations: [String] {
    let key = Array("<key>CFBundleLocalizations</key>".utf8)
    guard let start = bytes[...].firstOccurrence(of: key)?.upperBound else { return [] }
    let rest = bytes[start...]
    let end = rest.firstOccurrence(of: Array("</array>".utf8))?.lowerBound ?? rest.endIndex
    return rest[..<end].split { $0 == UInt8(ascii: "<") }.compactMap { element in
      guard element.starts(with: "string>".utf8) else { return nil }
      return String(decoding: element.dropFirst(7), as: UTF8.self)
    }
  }

  /// What stands between the values of a property list.
  private static let punctuation = Set("(),\" \t\r\n".utf8)

  private func isCommentedOut(_ index: Int) -> Bool {
    let line = bytes[..<index].reversed().prefix { $0 != UInt8(ascii: "\n") }
    return Array(line)[...].firstOccurrence(of: Array("//".utf8)) != nil
  }
}
