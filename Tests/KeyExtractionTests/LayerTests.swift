import TestSupport
import Testing

/// Keeps the direction in which the folders of `KeyExtraction` know each other.
@Suite struct LayerTests {
  /// For each folder those whose types it may name; what stands in none of them may name all.
  private static let layers: [String: Set<String>] = [
    "Routines": [],
    "Values": ["Routines"],
    "Declarations": ["Values", "Routines"],
    "Calls": ["Values", "Routines", "Declarations"],
    "Languages": ["Values", "Routines", "Declarations", "Calls"],
    "Rounds": ["Routines", "Declarations", "Calls", "Languages"],
  ]

  @Test func `a folder names only the types of its layers`() throws {
    #expect(try SourceFolders(of: "KeyExtraction").defects(in: Self.layers) == [])
  }
}
