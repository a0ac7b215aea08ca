import KeyExtraction
import LocalizationModel
import SourceFiles
import TestSupport
import Testing

struct LiteralMentionsTests {
  @Test
  func `a key is mentioned where it stands whole between quotes, outside of comments`() {
    let files = FileSystem.memory([
      "A.swift": "Toggle(\"Sound\")\n  // Toggle(\"Light\")\nlet a = \"Sound and more\"",
      "B.m": "[row setTitle:@\"Pitch\" info:@\"Height\"];",
    ])
    let keys: Set<String> = ["Sound", "Light", "Pitch", "Height", " info:@", "Colour"]
    var settings = ExtractionSettings()
    settings.extras = [.literals]
    let found = KeyExtractor(settings: settings)
      .extract(["A.swift", "B.m", "C.m"], in: files, jobs: 2).mentions(of: keys)
    // What stands between two literals counts as well; it does no harm.
    #expect(found == ["Sound", "Pitch", "Height", " info:@"])
  }
}
