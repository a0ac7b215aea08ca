import Platform
import SourceFiles
import Testing

@Suite struct FilePathTests {
  @Test(arguments: [
    ("", "."), (".", "."), ("./", "."), ("/", "/"), ("//", "/"), ("/.", "/"), ("a", "a"),
    ("./a//b/", "a/b"), ("a/./b/.", "a/b"), ("/a/", "/a"), ("..", ".."), ("a/../b", "a/../b"),
    ("a b/é", "a b/é"), ("a/.b", "a/.b"), ("./.a", ".a"),
  ])
  func `A path takes its shortest form, as far as that needs no look at the disk`(
    written: String,
    path: String
  ) {
    #expect(FilePath(written).string == path)
  }

  @Test(arguments: [
    ("a", "b", "a/b"), ("a/b", "../c", "a/c"), ("a", "../../c", "../c"), ("/a", "../../c", "/c"),
    ("a", "/b/../c", "/c"), ("a", "/\u{301}b/../c", "/c"),
    ("/\u{301}a", "../\u{301}b", "/\u{301}b"),
  ])
  func `A path is resolved in a folder by its bytes`(folder: String, path: String, whole: String) {
    #expect(FilePath(folder).resolving(path).string == whole)
  }

  struct Parts {
    var path: FilePath
    var folder: FilePath
    var name, stem, fileExtension: String
  }

  @Test(arguments: [
    Parts(
      path: "App/de.lproj",
      folder: "App",
      name: "de.lproj",
      stem: "de",
      fileExtension: "lproj"
    ),
    Parts(path: "/a.b.c", folder: "/", name: "a.b.c", stem: "a.b", fileExtension: "c"),
    Parts(path: "a", folder: ".", name: "a", stem: "a", fileExtension: ""),
    Parts(path: "x/.hidden", folder: "x", name: ".hidden", stem: ".hidden", fileExtension: ""),
    Parts(path: "x/.a.b", folder: "x", name: ".a.b", stem: ".a", fileExtension: "b"),
    Parts(path: "x.y/z", folder: "x.y", name: "z", stem: "z", fileExtension: ""),
    Parts(path: ".a", folder: ".", name: ".a", stem: ".a", fileExtension: ""),
    Parts(path: "x/z.", folder: "x", name: "z.", stem: "z", fileExtension: ""),
    Parts(path: "/", folder: "/", name: "", stem: "", fileExtension: ""),
  ])
  func `A path has a folder, a name, a stem and an extension`(parts: Parts) {
    #expect(parts.path.folder == parts.folder)
    #expect(parts.path.name == parts.name)
    #expect(parts.path.stem == parts.stem)
    #expect(parts.path.fileExtension == parts.fileExtension)
  }

  @Test(arguments: [
    ("@AZ[`az{/App.SWIFT", "@az[`az{/app.swift"), ("Übung/É.m", "übung/é.m"), (".", "."),
  ])
  func `A path has a form without regard to case`(path: FilePath, lower: String) {
    #expect(path.inLowerCase == lower)
  }

  @Test(arguments: [(".", "a", "a"), ("/", "a", "/a"), ("a", "b/c", "a/b/c"), ("..", "a", "../a")])
  func `A name is appended to a folder`(folder: String, name: String, path: String) {
    #expect(FilePath(folder).appending(name).string == path)
  }

  @Test(arguments: [
    ("a/b/c", "a", "b/c"), ("/a", "/", "a"), ("a/b", ".", "a/b"), ("ab/c", "a", nil),
    ("a", "a", nil), (".", ".", nil), ("../a", ".", nil), ("/a", ".", nil), ("a", "/", nil),
  ])
  func `A path below a folder has a rest`(path: String, folder: String, rest: String?) {
    #expect(FilePath(path).relative(to: FilePath(folder)).map(String.init) == rest)
  }

  @Test func `Paths are ordered by their bytes`() {
    let paths: [FilePath] = ["Z", "a", "a/b", "a b", "é", "e\u{301}"]
    #expect(paths.sorted().map(\.string) == ["Z", "a", "a b", "a/b", "e\u{301}", "é"])
  }

  @Test func `Two spellings of one letter are two names`() {
    #expect(FilePath("\u{E9}") != FilePath("e\u{301}"))
    #expect(Set([FilePath("\u{E9}"), FilePath("e\u{301}")]).count == 2)
  }
}
