import TestSupport
import Testing

/// Keeps the direction in which the folders of `SwiftSource` know each other.
@Suite struct LayerTests {
  /// For each folder those whose types it may name.
  private static let layers: [String: Set<String>] = [
    "Lexing": [],
    "Outline": ["Lexing"],
    "Expressions": ["Lexing", "Outline"],
    "Types": ["Lexing", "Outline"],
  ]

  @Test func `a folder names only the types of its layers`() throws {
    #expect(try SourceFolders(of: "SwiftSource").defects(in: Self.layers) == [])
  }
}
