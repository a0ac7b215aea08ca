@testable import SourceFiles
import Testing

@Suite struct GlobTests {
  @Test(arguments: [
    ("Pods", "Pods"), ("Pods", "Pods/A/a.swift"), ("Pods", "App/Pods/a.swift"),
    ("Pods/", "App/Pods"), ("*.framework", "a/B.framework/Headers/b.h"), ("*", "a"),
    ("a?c", "abc"), ("a?c", "aéc"), ("a?c", "a🏳c"), ("[a-c]x", "bx"), ("[!a-c]x", "dx"),
    ("[^a-c]x", "dx"), ("[]x]", "]"), ("[a-]", "-"), ("[ä-ü]", "ö"), ("[", "["), ("[a", "[a"),
    ("\\*", "*"), ("\\", "\\"), ("a*b*c", "a-b-b-c"), ("*a*", "banana"), ("é", "é"),
    ("/a", "a"), ("/a", "a/b"), ("a/b", "a/b"), ("a/b", "a/b/c"), ("a/*", "a/b/c"),
    ("a/**/b", "a/b"), ("a/**/b", "a/x/y/b"), ("**/b", "b"), ("**/b", "x/y/b"), ("a/**", "a/b"),
    ("a/**/**/**/b", "a/b"), ("**", "a/b"), ("**/Tests/**", "Sources/Tests/a.swift"),
    ("Generated*.swift", "Sources/Generated+A.swift"),
  ])
  func `A pattern matches a path or a folder above it`(pattern: String, path: String) {
    #expect(Glob(pattern).matches(path))
  }

  @Test(arguments: [
    ("Pods", "Podsy"), ("Pods", "pods"), ("*.framework", "framework"), ("a?c", "ac"), ("?", "ab"),
    ("[a-c]x", "dx"), ("[!a-c]x", "bx"), ("\\*", "a"), ("a*b", "ac"), ("a*b", "a/b"),
    ("/a", "b/a"), ("a/b", "x/a/b"), ("a/*/c", "a/c"), ("a/**", "a"), ("a/**/b", "a/x"),
    ("", "a"), ("/", "a"), ("", ""), ("?", ""), ("b/**/a", "a/b"),
  ])
  func `A pattern does not match another path`(pattern: String, path: String) {
    #expect(!Glob(pattern).matches(path))
  }

  @Test func `A name alone is matched as a path of one component is`() {
    let names = ["a", "ab", "b", "a.b", "[", "*", "é", "build", ".build"]
    for pattern in ["a", "*b", "a?", "[a-c]", "*", "**", "[", "\\*", "é", "build", "/a", "a/b", ""]
    {
      let glob = Glob(pattern)
      for name in names where !glob.isAnchored {
        let matches = glob.matches(name: name, endingIn: name.utf8.last)
        #expect(matches == glob.matches(name), "\(pattern) \(name)")
      }
    }
  }

  @Test(.timeLimit(.minutes(20)))
  func `A hostile pattern ends`() {
    let pattern = String(repeating: "*a", count: 200) + "b"
    #expect(!Glob(pattern).matches(String(repeating: "a", count: 5_000)))
    let deep = String(repeating: "**/", count: 50) + "b"
    #expect(!Glob(deep).matches(String(repeating: "a/", count: 100)))
    let deeper = String(repeating: "**/a/", count: 50) + "b"
    #expect(!Glob(deeper).matches(String(repeating: "a/", count: 200)))
  }
}
