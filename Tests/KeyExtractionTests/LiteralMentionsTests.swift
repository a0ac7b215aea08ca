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
      .extract(["A.swift", "B.m", "C.m"], in: files, jobs: 2).mentions(
        of: keys,
        hashedBy: LiteralHash.all
      )
    // What stands between two literals counts as well; it does no harm.
    #expect(found == ["Sound", "Pitch", "Height", " info:@"])
  }

  @Test
  func `a key is mentioned where its words stand around interpolations`() {
    let files = FileSystem.memory([
      "A.swift": #"Counter(2) { "\($0) friends of \(names(of: $0)) and more" }"#
    ])
    let keys: Set<String> = [
      "%lld friends of %@ and more", "%lld friends of %@", "%lld %@", "%@ and more",
    ]
    var settings = ExtractionSettings()
    settings.extras = [.literals]
    let found = KeyExtractor(settings: settings).extract(["A.swift"], in: files, jobs: 1)
      .mentions(of: keys, hashedBy: LiteralHash.all)
    #expect(found == ["%lld friends of %@ and more"])
  }
}
