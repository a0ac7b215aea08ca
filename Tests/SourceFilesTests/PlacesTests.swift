import SourceFiles
import TestSupport
import Testing

@Suite struct PlacesTests {
  /// A project in the working folder `/home/app`, a link `/work` to it, and links in it that lead out and
  /// in again.
  private let memory: MemoryFiles = {
    let memory = MemoryFiles([
      "/home/app/.git/config": "", "/home/app/App/a.swift": "", "/home/app/en.lproj/L.strings": "",
      "/home/app/de.lproj/L.strings": "", "/home/other/en.lproj/L.strings": "", "/elsewhere/x": "",
    ])
    memory.link("/work", to: "/home/app")
    memory.link("/home/app/App/out", to: "/home")
    memory.link("/home/app/Beside", to: "/home/app/App")
    memory.link("/home/app/fr.lproj", to: "/home/app/de.lproj")
    memory.link("/home/app/App/b.swift", to: "/home/app/App/a.swift")
    memory.link("/home/app/away", to: "/elsewhere")
    return memory
  }()

  private var files: FileSystem {
    let base = memory.fileSystem
    // The working folder of files in memory has no path, and they know no `..`.
    let resolve: @Sendable (FilePath) throws(FileError) -> FilePath = { path throws(FileError) in
      var place: FilePath = path.isAbsolute ? "/" : "/home/app"
      for name in path.components where name != "." {
        place = name == ".." ? place.folder : try base.realPath(of: place.appending(name))
      }
      return place
    }
    return FileSystem(
      base,
      kind: { path throws(FileError) in try base.kind(of: try resolve(path)) },
      target: resolve
    )
  }

  @Test(
    arguments: [
      ("App", "/home/app/App"), ("App/out/app/App", "/home/app/App"),
      ("/work/App", "/home/app/App"), ("Beside", "/home/app/App"),
      ("Beside/b.swift", "/home/app/App/b.swift"), ("fr.lproj", "/home/app/fr.lproj"),
      ("/work/fr.lproj/L.strings", "/home/app/fr.lproj/L.strings"),
      ("../other", "/home/other"), ("App/out/..", "/"), ("Beside/new/x", "/home/app/App/new/x"),
      (".", "/home/app"), ("/", "/"),
    ]
  )
  func `what is named lies where its folders lead, and keeps the name of a table and a language`(
    path: String,
    place: String
  ) {
    #expect(files.place(of: FilePath(path)) == FilePath(place))
  }

  @Test func `only what lies elsewhere than it seems has another place`() {
    let named: [FilePath] = [".", "App", "../other", "/home/app/App", "fr.lproj", "new/x", "/"]
    #expect(files.places(of: named) == [:])
    #expect(
      files.places(of: ["Beside/b.swift", "/work/App", "App/out/app"]) == [
        "Beside": "/home/app/App", "Beside/b.swift": "/home/app/App/b.swift",
        "/work": "/home/app", "/work/App": "/home/app/App",
        "App/out": "/home", "App/out/app": "/home/app",
      ]
    )
  }

  @Test(
    arguments: [
      ("App", "App"), ("App en.lproj . new", "App en.lproj . new"),
      ("App ../app/en.lproj /work/de.lproj", "App en.lproj de.lproj"),
      ("/work/App /work/en.lproj", "/work/App /work/en.lproj"),
      ("/home/app/App /home/other", "/home/app/App /home/other"),
      ("/home/app/App en.lproj", "App en.lproj"), ("Beside App/out/app/en.lproj", "App en.lproj"),
      (". ../app /work App/out/app", ". . . ."), (". ..", "../app .."),
      ("../app ../other", "../app ../other"), ("App /home", "/home/app/App /home"),
      ("../other/en.lproj /home/other /work", "/home/other/en.lproj /home/other ."),
      ("fr.lproj /work/en.lproj", "fr.lproj en.lproj"), ("/work/no App", "/work/no App"),
      ("away App /work/App", "away App App"),
      ("App/b.swift /work/en.lproj", "App/b.swift en.lproj"),
    ]
  )
  func `each place has one name below all that is named`(named: String, spelled: String) {
    let paths = named.split(separator: " ").map { FilePath(String($0)) }
    let spellings = files.spellings(of: paths)
    let found = paths.map { (spellings[$0] ?? $0).string }.joined(separator: " ")
    #expect(found == spelled)
  }

  @Test func `without a working folder all is spelled as it was named`() {
    let files = memory.fileSystem
    #expect(files.spellings(of: ["App", "/work/App", "/home/app/en.lproj"]) == [:])
    #expect(files.nameWithoutLinks(of: "/work/App/b.swift") == "/work/App/b.swift")
  }

  @Test(
    arguments: [
      ("App/a.swift", "App/a.swift"), ("App/b.swift", "App/a.swift"),
      ("/work/fr.lproj/L.strings", "de.lproj/L.strings"), ("Beside/new.swift", "App/new.swift"),
      ("../app/App/a.swift", "App/a.swift"),
      ("../other/en.lproj/L.strings", "../other/en.lproj/L.strings"),
      ("/home/other/en.lproj/L.strings", "/home/other/en.lproj/L.strings"),
    ]
  )
  func `the name without links is seen from the working folder`(path: String, name: String) {
    #expect(files.nameWithoutLinks(of: FilePath(path)) == FilePath(name))
  }
}
