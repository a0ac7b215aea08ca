package import SourceFiles

/// The manifests of XcodeGen and Tuist, which say what the `Info.plist` of each target holds.
package enum InfoPropertyListManifest {
  /// The name of Tuist's.
  package static let tuist = "Project.swift"

  /// Tells whether a file may be a specification of XcodeGen by its name.
  package static func mayBeSpecification(_ path: FilePath) -> Bool {
    guard ["yml", "yaml"].contains(path.fileExtension) else { return false }
    return path.stem.hasPrefix("project") || path.stem.hasPrefix("xcodegen")
  }

  /// Tells whether a file may be any of them by its name.
  package static func mayRead(_ path: FilePath) -> Bool {
    path.name == tuist || mayBeSpecification(path)
  }

  /// Returns the reasons for permissions in a manifest, as far as they are literals of one line.
  static func settings(in bytes: [UInt8], at path: FilePath) -> [InfoPropertyListSetting] {
    guard bytes.holds("UsageDescription") else { return [] }
    return path.name == tuist ? settings(inSwift: bytes) : settings(inYAML: bytes)
  }

  // MARK: - XcodeGen

  /// Returns `NSCameraUsageDescription: Takes a picture`, and the same as a build setting.
  private static func settings(inYAML bytes: [UInt8]) -> [InfoPropertyListSetting] {
    guard let document = YAMLNode(reading: bytes) else { return [] }
    var comments = CommentLines(of: bytes, mark: "#")
    var settings: [InfoPropertyListSetting] = []
    var rest = bytes[...]
    for (name, text) in document.descriptions {
      while true {
        // A name that is spelled otherwise has no place.
        guard let found = rest.firstOccurrence(of: Array(name.utf8)) else { return settings }
        rest = rest[found.upperBound...]
        if comments.hold(found.lowerBound) { continue }
        let isSetting = name.hasPrefix(InfoPropertyListKey.settingPrefix)
        let key = isSetting ? name.dropFirst(InfoPropertyListKey.settingPrefix.count) : name[...]
        // What folds lines is not read as YAML has it.
        if !text.contains("\n") {
          settings.append(InfoPropertyListSetting(key: String(key), text: text, range: found))
        }
        break
      }
    }
    return settings
  }

  // MARK: - Tuist

  /// Returns `"NSCameraUsageDescription": "Takes a picture"`, also with `.string(…)` around the text.
  private static func settings(inSwift bytes: [UInt8]) -> [InfoPropertyListSetting] {
    guard bytes.holds("import ProjectDescription") else { return [] }
    var comments = CommentLines(of: bytes, mark: "//")
    var settings: [InfoPropertyListSetting] = []
    var rest = bytes[...]
    while let found = rest.firstOccurrence(of: endOfKey) {
      let start = rest[..<found.lowerBound].lastIndex { !$0.isNamePart }
      rest = rest[found.upperBound...]
      guard let start, bytes[start] == UInt8(ascii: "\""), !comments.hold(start),
        let text = text(ofPropertyBehind: rest)
      else { continue }
      let range = start + 1..<found.upperBound - 1
      let key = String(decoding: bytes[range], as: UTF8.self)
      settings.append(InfoPropertyListSetting(key: key, text: text, range: range))
    }
    return settings
  }

  private static let endOfKey = Array("UsageDescription\"".utf8)

  /// Returns the literal behind a key and its colon; nil where it is none that stands as it is.
  private static func text(ofPropertyBehind key: ArraySlice<UInt8>) -> String? {
    var rest = key.drop { " \t\r\n".utf8.contains($0) }
    guard rest.first == UInt8(ascii: ":") else { return nil }
    rest = rest.dropFirst().drop { " \t\r\n".utf8.contains($0) }
    if rest.starts(with: ".string(".utf8) { rest = rest.dropFirst(8) }
    guard rest.first == UInt8(ascii: "\""), !rest.starts(with: "\"\"\"".utf8) else { return nil }
    var text: [UInt8] = []
    var isEscaped = false
    for byte in rest.dropFirst() {
      if isEscaped, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { return nil }
      if !isEscaped, byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      if !isEscaped { text.append(byte) }
    }
    return nil
  }
}

extension YAMLNode {
  /// The members that give reasons for permissions, in the order of the document.
  fileprivate var descriptions: [(name: String, text: String)] {
    switch self {
    case .text: []
    case .list(let elements): elements.flatMap(\.descriptions)
    case .map(let members):
      members.flatMap { name, value in
        value.text.map { name.isUsageDescription ? [(name, $0)] : [] } ?? value.descriptions
      }
    }
  }
}

/// Tells which places of a text stand on a line that is a comment, for places that ascend.
private struct CommentLines {
  private let bytes: [UInt8]
  private let mark: [UInt8]
  private var scanned = 0
  private var isComment: Bool

  init(of bytes: [UInt8], mark: String) {
    self.bytes = bytes
    self.mark = Array(mark.utf8)
    isComment = false
    isComment = isComment(lineAt: 0)
  }

  mutating func hold(_ index: Int) -> Bool {
    if let end = bytes[scanned..<index].lastIndex(of: UInt8(ascii: "\n")) {
      isComment = isComment(lineAt: end + 1)
    }
    scanned = index
    return isComment
  }

  private func isComment(lineAt start: Int) -> Bool {
    bytes[start...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.starts(with: mark)
  }
}
