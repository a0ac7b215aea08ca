import SourceFiles
import Testing

@testable import LanguageServer

@Suite struct DocumentURITests {
  @Test(arguments: [
    ("file:///a/b.swift", "/a/b.swift"), ("file:///a%20b/%C3%A9", "/a b/é"),
    ("file://localhost/a", "/a"), ("file:///a/../b/./c", "/b/c"), ("file:///100%", "/100%"),
    ("file:///a?q#f", "/a"), ("file:/a/b%20c.swift", "/a/b c.swift"), ("FILE:///a", "/a"),
    ("File://LocalHost/a", "/a"), ("file:////a", "/a"),
  ])
  func `an address names a file`(text: String, path: String) {
    #expect(DocumentURI(text).path?.string == path)
  }

  @Test(arguments: [
    "untitled:1", "file:", "file://host/a", "http:///a", "", "file:a", "file:c:/a", "file:?/a",
    "files:/a",
    "file://", "FILE",
  ])
  func `other addresses name none`(text: String) {
    #expect(DocumentURI(text).path == nil)
  }

  @Test(arguments: ["/a b/é.swift", "/a%20b", "/x#y?"])
  func `a file's address names the file`(path: String) {
    #expect(DocumentURI(FilePath(path)).path?.string == path)
  }
}
