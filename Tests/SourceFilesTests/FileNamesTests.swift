import SourceFiles
import Testing

@Suite struct FileNamesTests {
  @Test(
    arguments: [
      "", ".", "..", "...", ".hidden", ".git", ".GIT", ".lproj", "a/b", "../\u{301}b", "/\u{200D}a",
      "a\\b", "a:b", "a\0", "a\nb", "a\u{1B}b", "a\u{7F}", "a\u{202E}b", "a\u{2028}b",
      "..\u{200D}", "\u{200D}..", ".g\u{200C}it", "\u{FEFF}.git", "de\u{200B}.lproj", "a\u{AD}b",
      "a\u{2060}b", "a\u{E0020}b", String(repeating: "a", count: 256),
      String(repeating: "ä", count: 128),
    ]
  )
  func `what is no file's name makes no path`(name: String) {
    #expect(FilePath("out").file(named: name) == nil)
    #expect(!name.isFileName)
  }

  @Test(
    arguments: [
      "a.strings", "Ä b", "a..b", "a.", "-a", "zh-Hans.lproj", "sr@latin.lproj", "pt-BR copy.lproj",
      "日本語.xcstrings", "❤️.strings", "com.example.App", "con.lproj", "nul.lproj",
      String(repeating: "a", count: 255),
    ]
  )
  func `a file's name makes a path`(name: String) {
    #expect(FilePath("out").file(named: name)?.string == "out/" + name)
  }

  @Test(
    arguments: [
      ("a/en.lproj/L.strings", "out/a/en.lproj/L.strings"), ("./a", "out/a"), ("..", nil),
      ("../a", nil), ("a/../../b", nil), ("a/..", nil), ("/a", nil), ("a..b/c", "out/a..b/c"),
    ]
  )
  func `a path of another folder has a place, unless it leads out`(path: String, place: String?) {
    #expect(FilePath("out").place(of: path)?.string == place)
  }
}
