import SourceFiles
import Testing
import TextFormats

@Suite struct VisibleTextTests {
  @Test(
    arguments: [
      ("plain: ## Heading", "plain: ## Heading"), ("a\nb\t\u{1B}[31m", #"a\nb\t\u{1B}[31m"#),
      ("\u{202E}x\u{2066}", #"\u{202E}x\u{2066}"#), ("\u{85}\u{9B}31m", #"\u{85}\u{9B}31m"#),
      ("::error::x", #"\u{3A}:error::x"#), (" \u{A0}::x", " \u{A0}\\u{3A}:x"),
      ("a ::error::x", "a ::error::x"), ("a ##[add-mask]x", #"a \u{23}#[add-mask]x"#),
      ("###vso[a]", #"#\u{23}#vso[a]"#), ("##teamcity[x", #"\u{23}#teamcity[x"#),
      ("##a b[c]", "##a b[c]"), ("#[x] ##", "#[x] ##"), ("a\r::b::", #"a\r::b::"#),
      ("a\u{E0001}\u{200B}\u{AD}b", #"a\u{E0001}\u{200B}\u{AD}b"#), ("👨‍👩‍👧 नि‌", "👨‍👩‍👧 नि‌"),
      ("\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"),
      ("\u{1F3F4}\u{E0067}\u{E007F}", "🏴\\u{E0067}\\u{E007F}"),
    ]
  )
  func `what would be obeyed is spelled`(text: String, shown: String) {
    #expect(text.visible == shown)
  }

  @Test func `only literals begin lines, and what is put into them is spelled`() {
    let (name, number) = ("a\n::b", 7)
    #expect(("\(name): \(number)\n" as VisibleText).string == "a\\n::b: 7\n")
    #expect(("\(inLines: "a\n::b\rc")" as VisibleText).string == "a\n\\u{3A}:b\\rc")
    #expect(VisibleText(name).string == "a\\n::b")
    #expect(("\("a\n")\("::b")" as VisibleText).string == "a\\n::b")
  }

  @Test(arguments: [
    (":", ":x", "\\u{3A}:x"), (" ", "::x", " \\u{3A}:x"), ("##", "[x", "\\u{23}#[x"),
    ("##vs", "o[", "\\u{23}#vso["),
    ("#", "#[x", "\\u{23}#[x"),
  ])
  func `texts that are harmless alone make no command together`(
    first: String,
    second: String,
    shown: String
  ) {
    #expect(("\(first)\(second)" as VisibleText).string == shown)
    let parts = [VisibleText(first), VisibleText(second)]
    #expect(parts.joined().string == shown)
    #expect(("\(parts[0])\(parts[1])" as VisibleText).string == shown)
  }

  @Test(arguments: ["##[a]", "###vso[a]", "x ##teamcity[b"])
  func `JSON holds no command, and says the same`(text: String) {
    var json = JSONWriter()
    json.append(quoted: text)
    let spelled = String(decoding: json.bytes, as: UTF8.self)
    #expect(!spelled.contains("##"))
    #expect(spelled.replacing(#"\u0023"#, with: "#") == "\"\(text)\"")
  }

  @Test(
    arguments: [
      ("/a/b/c", "/a/b", "c"), ("/a/b", "/a/b", "."), ("/a/c", "/a/b", "../c"),
      ("/x", "/a", "../x"),
      ("/a", "/a/b/c", "../.."),
    ]
  )
  func `a path is seen from a folder`(path: FilePath, folder: FilePath, seen: FilePath) {
    #expect(path.seen(from: folder) == seen)
    #expect(seen.absolute(from: folder) == path)
  }
}
