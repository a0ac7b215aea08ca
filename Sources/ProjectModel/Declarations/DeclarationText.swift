import Platform
import SourceFiles

/// The text of a manifest or project file, of which single assignments are read.
///
/// It works on bytes, because the project files of large apps have some megabytes.
struct DeclarationText {
  let bytes: [UInt8]

  /// The language of `defaultLocalization: "en"` in a package manifest.
  var defaultLocalization: String? {
    var rest = bytes[...]
    var comments = LineComments(of: bytes)
    while let range = rest.firstOccurrence(of: Array("defaultLocalization:".utf8)) {
      rest = rest[range.upperBound...]
      if comments.hold(range.lowerBound) { continue }
      let quote = UInt8(ascii: "\"")
      let parts = rest.split(separator: quote, maxSplits: 2, omittingEmptySubsequences: false)
      // Where no text follows, none follows anything that comes later.
      return parts.count > 2 ? String(decoding: parts[1], as: UTF8.self) : nil
    }
    return nil
  }

  /// Whether a package manifest is for other systems than Apple's, and names no tool that compiles
  /// catalogs.
  var leavesCatalogs: Bool {
    Self.otherSystems.contains(where: holds) && !Self.catalogTools.contains(where: holds)
  }

  /// The systems of conditions, and the frameworks of servers.
  private static let otherSystems = [
    ".linux", ".windows", ".android", ".wasi", "/vapor/", "hummingbird", "swift-nio",
    "swift-aws-lambda-runtime",
  ]
  private static let catalogTools = ["L10nScanCatalogs", "xcstrings", "XCStrings"]

  /// Whether a word stands in the text, outside of comments; that of a catalog's own name is none.
  private func holds(_ word: String) -> Bool {
    var rest = bytes[...]
    var comments = LineComments(of: bytes)
    while let range = rest.firstOccurrence(of: Array(word.utf8)) {
      rest = rest[range.upperBound...]
      let isExtension = bytes[..<range.lowerBound].last == UInt8(ascii: ".")
      let isBeforeLetter = rest.first.map { (0x61...0x7A).contains($0 | 0x20) } ?? false
      let isLonger = word.hasPrefix(".") && isBeforeLetter
      if !comments.hold(range.lowerBound), !isExtension, !isLonger { return true }
    }
    return false
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
    assignments(to: name).flatMap { assigned in
      assigned.split { Self.punctuation.contains($0) }.map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// The same values as they are, where each is a text: `NAME = "A B";`.
  func texts(assignedTo name: String) -> [String] {
    assignments(to: name).compactMap { assigned in
      let text = assigned.drop { Self.edges.contains($0) }.reversed()
        .drop { Self.edges.contains($0) }.reversed()
      return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
    }
  }

  /// The value that is assigned to a name, up to its end.
  private func assignments(to name: String) -> [ArraySlice<UInt8>] {
    var found: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    var comments = LineComments(of: bytes)
    while let range = rest.firstOccurrence(of: Array(name.utf8)) {
      rest = rest[range.upperBound...]
      if rest.first == UInt8(ascii: "[") {
        rest = rest.drop { $0 != UInt8(ascii: "]") }.dropFirst()
      }
      rest = rest.drop { $0 == UInt8(ascii: " ") }
      guard rest.first == UInt8(ascii: "=") || rest.first == UInt8(ascii: ":"),
        !comments.hold(range.lowerBound)
      else { continue }
      let isList = rest.dropFirst().first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "(")
      let assigned = rest.dropFirst().prefix {
        $0 != UInt8(ascii: ";") && (isList || $0 != UInt8(ascii: "\n"))
      }
      found.append(assigned)
      rest = rest[assigned.endIndex...]
    }
    return found
  }

  /// The language that a property list has for `CFBundleDevelopmentRegion`; nil where that is a build
  /// setting.
  var bundleDevelopmentRegion: String? {
    let key = Array("<key>CFBundleDevelopmentRegion</key>".utf8)
    guard let start = bytes[...].firstOccurrence(of: key)?.upperBound else { return nil }
    let value = bytes[start...].drop { $0 != UInt8(ascii: "<") }
    guard value.starts(with: "<string>".utf8) else { return nil }
    let content = value.dropFirst(8).prefix { $0 != UInt8(ascii: "<") }
    let text = String(decoding: content, as: UTF8.self)
    return text.isEmpty || text.contains("$") ? nil : text
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

  /// Whether a property list lets bundles within the app speak languages that the app does not.
  var mixesLocalizations: Bool {
    let key = Array("<key>CFBundleAllowMixedLocalizations</key>".utf8)
    guard let end = bytes[...].firstOccurrence(of: key)?.upperBound else { return false }
    return bytes[end...].drop { $0 != UInt8(ascii: "<") }.starts(with: "<true".utf8)
  }

  /// The text that may stand around a value.
  private static let edges = Set("\" \t\r".utf8)
  /// The bytes between the values of a property list.
  private static let punctuation = Set("(),\" \t\r\n".utf8)
}

/// Returns which places of a text stand behind `//` on their line, for places that ascend.
private struct LineComments {
  private let bytes: [UInt8]
  /// The end of the bytes that have been looked at, and whether a comment had begun on the line there.
  private var (scanned, isInComment) = (0, false)

  init(of bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func hold(_ index: Int) -> Bool {
    if let lineEnd = bytes[scanned..<index].lastIndex(of: UInt8(ascii: "\n")) {
      (scanned, isInComment) = (lineEnd + 1, false)
    }
    let new = bytes[max(0, scanned - 1)..<index]
    isInComment = isInComment || new.holdsCommentMark
    scanned = index
    return isInComment
  }
}

extension ArraySlice<UInt8> {
  /// Whether two slashes stand in the bytes that are not those of an address.
  fileprivate var holdsCommentMark: Bool {
    var rest = self
    while let range = rest.firstOccurrence(of: Array("//".utf8)) {
      if rest[..<range.lowerBound].last != UInt8(ascii: ":") { return true }
      rest = rest[range.upperBound...]
    }
    return false
  }
}

extension FileSystem {
  /// Reads a manifest, project or build settings.
  ///
  /// What cannot be read declares nothing: what it would have said is then found in other ways, or
  /// said on the command line.
  func declarations(at path: FilePath) -> DeclarationText? {
    (try? readToQuote(path)).map(DeclarationText.init(bytes:))
  }
}
