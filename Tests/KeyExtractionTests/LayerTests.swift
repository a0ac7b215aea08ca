import TestSupport
import Testing

/// Keeps the direction in which the folders of `KeyExtraction` know each other.
@Suite struct LayerTests {
  /// For each folder those whose types it may name; what stands in none of them may name all.
  private static let layers: [String: Set<String>] = [
    "Manifests": [],
    "Values": ["Routines"],
    "Routines": [],
    "Declarations": ["Values", "Routines"],
    "HardCodedTexts": ["Values", ""],
    "Surroundings": ["HardCodedTexts", ""],
    "Languages": ["Values", "Routines", "Declarations", "HardCodedTexts", "Surroundings", ""],
    "Rounds": ["Routines", "Declarations", ""],
  ]

  @Test func `a folder names only the types of its layers`() throws {
    #expect(try SourceFolders(of: "KeyExtraction").defects(in: Self.layers) == [])
  }
}
