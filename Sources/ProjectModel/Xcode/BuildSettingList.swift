import Platform
import SourceFiles
import StringResources

/// The assignments of one level of a configuration: a project, a target, or an `.xcconfig` file.
struct BuildSettingList: Sendable {
  private(set) var values: [String: String] = [:]
  /// The names that have another value for some platform or architecture.
  private(set) var conditional: Set<String> = []
  /// How many files may still be read, so that those that include each other cost linear time.
  private var filesLeft = 100

  /// Takes the settings of an object in a project; lists among them are none of those that are asked.
  init(_ settings: XcodeObject?) {
    for name in settings?.names ?? [] { add(name[...], settings?.text(name) ?? "") }
  }

  /// Reads an `.xcconfig` file and those that it includes; nil where one of them cannot be read.
  init?(at path: FilePath, reading read: (FilePath) -> [UInt8]?) {
    guard add(path, read) else { return nil }
  }

  private mutating func add(_ path: FilePath, _ read: (FilePath) -> [UInt8]?) -> Bool {
    guard filesLeft > 0, let stored = read(path) else { return false }
    filesLeft -= 1
    let lines = stored.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    for line in lines.map({ String(decoding: $0, as: UTF8.self) }) {
      let text = line.withoutComment
      guard text.hasPrefix("#include") else {
        add(assignment: text)
        continue
      }
      let name = text.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first
      let isOptional = text.hasPrefix("#include?")
      let included = path.folder.resolving(String(name ?? ""))
      guard add(included, read) || isOptional else { return false }
    }
    return true
  }

  private mutating func add(assignment text: Substring) {
    guard let sign = text.assignmentSign else { return }
    add(text[..<sign].trimmed, String(text[sign...].dropFirst().trimmed))
  }

  private mutating func add(_ name: Substring, _ value: String) {
    guard let condition = name.firstIndex(of: "[") else {
      values[String(name)] = value
      return
    }
    conditional.insert(String(name[..<condition]))
  }
}

extension String {
  /// The line without what stands behind two slashes, and without space around it.
  fileprivate var withoutComment: Substring {
    let bytes = Array(utf8)
    guard let comment = bytes[...].firstOccurrence(of: Array("//".utf8)) else {
      return self[...].trimmed
    }
    return self[..<utf8.index(startIndex, offsetBy: comment.lowerBound)].trimmed
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let beginning = drop(while: \.isWhitespace)
    return beginning.lastIndex { !$0.isWhitespace }.map { beginning[...$0] } ?? ""
  }

  /// The sign of an assignment, which does not stand in a condition: `NAME[sdk=*] = value`.
  fileprivate var assignmentSign: Index? {
    var depth = 0
    return indices.first { index in
      depth += self[index] == "[" ? 1 : self[index] == "]" ? -1 : 0
      return self[index] == "=" && depth == 0
    }
  }
}
