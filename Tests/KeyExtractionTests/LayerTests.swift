import Foundation
import TestSupport
import Testing

/// Keeps the direction in which the folders of `KeyExtraction` know each other.
@Suite struct LayerTests {
  /// For each folder those whose types it may name; what stands in none of them may name all.
  private static let layers: [String: Set<String>] = [
    "Lexing": [],
    "Outline": ["Lexing"],
    "Expressions": ["Lexing", "Outline"],
    "Manifests": ["Lexing"],
    "Types": ["Lexing", "Outline"],
    "Values": ["Lexing", "Outline", "Types", "Routines"],
    "Routines": ["Lexing"],
    "Declarations": ["Lexing", "Outline", "Values", "Routines"],
    "HardCodedTexts": ["Lexing", "Values", ""],
    "Surroundings": ["Lexing", "Types", "HardCodedTexts", ""],
    "Languages": [
      "Lexing", "Outline", "Types", "Values", "Routines", "Declarations", "HardCodedTexts",
      "Surroundings", "",
    ],
    "Rounds": ["Lexing", "Outline", "Types", "Routines", "Declarations", ""],
    "Genstrings": ["Lexing", "Outline", "Routines", "Declarations", ""],
  ]

  private static let root = Repository.root.appending(path: "Sources/KeyExtraction")

  @Test(arguments: layers.keys.sorted())
  func `a folder names only the types of its layers`(folder: String) throws {
    let known = try Self.typesByFolder()
    let allowed = try #require(Self.layers[folder]).union([folder])
    for (file, text) in try Self.files(in: folder) {
      let words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
      for (other, types) in known where !allowed.contains(other) {
        let named = types.intersection(words)
        #expect(named.isEmpty, "\(file) names \(named.sorted()) of '\(other)'")
      }
    }
  }

  @Test func `every folder has its layers`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.root.path)
      .filter { !$0.hasSuffix(".swift") }
    #expect(Set(folders) == Set(Self.layers.keys))
  }

  /// Returns the names and the code of a folder's files, without comments.
  private static func files(in folder: String) throws -> [(name: String, code: String)] {
    let folder = root.appending(path: folder)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { name in
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        let lines = text.split(separator: "\n").filter {
          !$0.drop { $0 == " " }.hasPrefix("//")
        }
        return (name, lines.joined(separator: "\n"))
      }
  }

  /// Returns the types that each folder declares outside of all types, for more than one file.
  private static func typesByFolder() throws -> [String: Set<String>] {
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol"]
    return try (layers.keys + [""]).reduce(into: [:]) { types, folder in
      for (_, code) in try files(in: folder) {
        for line in code.split(separator: "\n") where !line.hasPrefix("private ") {
          let words = line.split { !($0.isLetter || $0.isNumber) }
          guard line.first != " ", let kind = words.firstIndex(where: kinds.contains),
            kind + 1 < words.count
          else { continue }
          types[folder, default: []].insert(String(words[kind + 1]))
        }
      }
    }
  }
}
