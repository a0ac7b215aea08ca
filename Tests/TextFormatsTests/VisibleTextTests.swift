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
      ("##a b[c]", "##a b[c]"), ("#[x] ##", "#[x] ##"),
    ]
  )
  func `what would be obeyed is spelled`(text: String, shown: String) {
    #expect(text.visible == shown)
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
