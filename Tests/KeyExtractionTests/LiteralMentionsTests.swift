import KeyExtraction
import LocalizationModel
import SourceFiles
import TestSupport
import Testing

struct LiteralMentionsTests {
  @Test
  func `a key is mentioned where it stands whole between quotes, outside of comments`() {
    let files = FileSystem.memory([
      "A.swift": """
      Toggle("Sound")
        // Toggle("Light")
      /* Toggle("Tone") */ let a = "Sound and more" // "Tone"
      """,
      "B.m": "[row setTitle:@\"Pitch\" info:@\"Height\"]; /* @\"Tone\" */",
      "D.swift": "/* is not closed\nToggle(\"Hidden\")\n// Toggle(\"Light\")",
    ])
    let keys: Set<String> = ["Sound", "Light", "Tone", "Pitch", "Height", " info:@", "Hidden"]
    var settings = ExtractionSettings()
    settings.extras = [.literals]
    let found = KeyExtractor(settings: settings)
      .extract(["A.swift", "B.m", "C.m", "D.swift"], in: files, jobs: 2).mentions(
        of: keys,
        hashedBy: LiteralHash.all
      )
    // Where the lexer may have missed something, all that stands between quotes counts.
    #expect(found == ["Sound", "Pitch", "Height", "Hidden"])
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

  @Test
  func `a key is mentioned by the text of a literal, however that is spelled`() {
    let files = FileSystem.memory([
      "A.swift": ##"""
      show("Say \"hi\"", "Tab\tstop", "\(name("Inner")) of \u{e9}")
      show(#"Raw \n"#)
      show("""
        First
          Second \
          third
        """)
      """##,
      "B.m": #"""
      show(@"Joined " @"text", @"\u00e9t\x41");
      #if 0
      show(@"Left out");
      #endif
      """#,
    ])
    let mentioned: Set<String> = [
      "Say \"hi\"", "Tab\tstop", "Inner", "%@ of \u{e9}", #"Raw \n"#, "First\n  Second   third",
      "Joined text", "\u{e9}tA",
    ]
    var settings = ExtractionSettings()
    settings.extras = [.literals]
    let found = KeyExtractor(settings: settings).extract(["A.swift", "B.m"], in: files, jobs: 1)
      .mentions(of: mentioned.union(["Left out", "Joined ", "hi"]), hashedBy: LiteralHash.all)
    #expect(found == mentioned)
  }
}
