import Foundation

/// The folders of a module's sources, and the types of each other that they name.
///
/// Those right below the module count, with all that is in them; the files beside them are in folder `""`.
package struct SourceFolders {
  /// Types that a file names, which another folder declares.
  package struct Use {
    package let file: String
    package let folder: String
    package let types: [String]
  }

  fileprivate struct File {
    let name: String
    /// The words that begin as types do.
    let words: Set<String>
    /// The types that other files may name.
    let types: Set<String>
  }

  private var files: [String: [File]] = [:]

  package init(of module: String) throws {
    let root = Repository.root.appending(path: "Sources/\(module)")
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    for path in (paths ?? []).sorted() where path.hasSuffix(".swift") {
      let folder = path.contains("/") ? String(path.prefix { $0 != "/" }) : ""
      let bytes = [UInt8](try Data(contentsOf: root.appending(path: path)))
      files[folder, default: []].append(File(path, bytes))
    }
  }

  package var names: [String] { files.keys.sorted() }

  /// Returns what the files of a folder name of other folders, sorted.
  package func uses(by folder: String) -> [Use] {
    let own = types(of: folder)
    return names.filter { $0 != folder }.flatMap { other in
      let types = types(of: other).subtracting(own)
      return (files[folder] ?? []).compactMap { file in
        let named = types.intersection(file.words)
        return named.isEmpty ? nil : Use(file: file.name, folder: other, types: named.sorted())
      }
    }
  }

  /// Returns a line for each file that names types of a folder that is none of its own's layers, and for
  /// each folder without a row.
  ///
  /// `layers` has for each folder those whose types it may name; files beside the folders may name all.
  package func defects(in layers: [String: Set<String>]) -> [String] {
    let folders = Set(names).subtracting([""])
    let unlisted = folders.symmetricDifference(layers.keys).sorted().map { "'\($0)' has no row" }
    return unlisted
      + layers.keys.sorted().flatMap { folder in
        uses(by: folder).filter { layers[folder]?.contains($0.folder) == false }
          .map { "\($0.file) names \($0.types) of '\($0.folder)'" }
      }
  }

  private func types(of folder: String) -> Set<String> {
    (files[folder] ?? []).reduce(into: []) { $0.formUnion($1.types) }
  }
}

extension SourceFolders.File {
  private static let kinds: Set<String> = ["struct", "class", "enum", "protocol"]

  fileprivate init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    var (words, types): (Set<String>, Set<String>) = ([], [])
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let code = line.drop { $0 == UInt8(ascii: " ") }
      if code.starts(with: "//".utf8) { continue }
      for word in code.split(whereSeparator: { !Self.isOfWord($0) })
      where Self.isCapital(word.first) {
        words.insert(String(decoding: word, as: UTF8.self))
      }
      guard code.count == line.count, let type = Self.declared(in: code) else { continue }
      types.insert(type)
    }
    (self.words, self.types) = (words, types)
  }

  /// Returns the type that a line declares for more than its own file.
  private static func declared(in line: ArraySlice<UInt8>) -> String? {
    let words = line.split { !isOfWord($0) }.map { String(decoding: $0, as: UTF8.self) }
    guard words.first != "private", let kind = words.firstIndex(where: kinds.contains) else {
      return nil
    }
    return words.dropFirst(kind + 1).first
  }

  private static func isCapital(_ byte: UInt8?) -> Bool {
    byte.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } == true
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
