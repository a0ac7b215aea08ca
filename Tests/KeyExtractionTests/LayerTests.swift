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

  @Test(arguments: layers.keys.sorted())
  func `a folder names only the types of its layers`(folder: String) throws {
    let allowed = try #require(Self.layers[folder])
    for use in try SourceFolders(of: "KeyExtraction").uses(by: folder) {
      let isAllowed = allowed.contains(use.folder)
      #expect(isAllowed, "\(use.file) names \(use.types) of '\(use.folder)'")
    }
  }

  @Test func `every folder has its layers`() throws {
    let folders = try SourceFolders(of: "KeyExtraction").names.filter { !$0.isEmpty }
    #expect(Set(folders) == Set(Self.layers.keys))
  }
}
