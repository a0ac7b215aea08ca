import Diagnostics
import SourceFiles
import TestSupport
import Testing

@Suite struct FileWalkerTests {
  private let memory = MemoryFiles([
    "App/b.swift": "", "App/a.m": "", "App/a.txt": "", "App/Sub/c.swift": "",
    "App/.hidden/d.swift": "", "App/.e.swift": "", "Pods/f.swift": "", "App/build/g.swift": "",
    "App/Kit.framework/h.m": "",
    "App/._a.m": "", "App/.#a.m": "",
    "/far/i.swift": "", "App/Swift": "", "App/x.swift/j.swift": "",
  ])

  private func walk(
    _ roots: FilePath...,
    excludes: [String] = FileWalker.defaultExcludes,
    includesHidden: Bool = false
  ) -> FileWalker.Result {
    FileWalker(
      fileExtensions: ["swift", "m"],
      excludes: excludes.map(Glob.init),
      includesHidden: includesHidden,
      in: memory.fileSystem
    ).walk(roots)
  }

  @Test func `Wanted files are found in the order of their paths, whatever the folder's order`() {
    let paths: [FilePath] = [
      "App/.e.swift", "App/Sub/c.swift", "App/a.m", "App/b.swift", "App/x.swift/j.swift",
    ]
    #expect(walk(".").paths == paths)
    #expect(walk(".").diagnostics == [])
  }

  @Test(arguments: [1, 2, 8, 100])
  func `Any number of threads finds the same files`(jobs: Int) {
    let numbers = Array(0..<4)
    let paths = numbers.flatMap { a in
      numbers.flatMap { b in numbers.map { c in "Deep/\(a)/\(b).d/\(c)/\(a)\(b)\(c).swift" } }
    }
    let files = MemoryFiles(Dictionary(uniqueKeysWithValues: paths.map { (FilePath($0), "") }))
    let walker = FileWalker(fileExtensions: ["swift"], in: files.fileSystem)
    for _ in 0..<20 {
      #expect(walker.walk(["Deep"], jobs: jobs).paths == paths.map { FilePath($0) }.sorted())
    }
  }

  @Test func `The order is that of the paths, not of the names`() {
    let names = ["a/z", "a-b", "a.swift", "a0", "b", "é", "A/b/c", "A/b.d"].map { "t/\($0).swift" }
    for name in names { memory[FilePath(name)] = [] }
    #expect(walk("t").paths == names.map { FilePath($0) }.sorted())
    #expect(walk("t").paths.count == names.count)
  }

  @Test func `Hidden folders are entered only when that is wanted`() {
    #expect(!walk("App").paths.contains("App/.hidden/d.swift"))
    #expect(walk("App", includesHidden: true).paths.contains("App/.hidden/d.swift"))
    #expect(walk("App/.hidden").paths == ["App/.hidden/d.swift"])
  }

  @Test func `Excludes are compared with paths below the folder walked`() {
    #expect(walk(".", excludes: []).paths.count == 8)
    #expect(walk("App", excludes: ["/Sub", "*.m"]).paths.contains("App/b.swift"))
    #expect(!walk("App", excludes: ["/Sub", "*.m"]).paths.contains("App/Sub/c.swift"))
    #expect(walk(".", excludes: ["/Sub"]).paths.contains("App/Sub/c.swift"))
  }

  @Test func `The folders that an exclude leaves out are told`() {
    #expect(Set(walk(".").excludedFolders) == ["Pods", "build", "Kit.framework"])
    #expect(walk(".", excludes: []).excludedFolders == [])
    #expect(walk("App", excludes: ["/Sub", "*.m"]).excludedFolders == ["Sub"])
  }

  @Test func `A root is walked although its own name is excluded`() {
    #expect(walk("Pods").paths == ["Pods/f.swift"])
  }

  @Test func `A root that is a file is taken whatever its name`() {
    #expect(walk("App/a.txt").paths == ["App/a.txt"])
  }

  @Test func `Each file is found once, however many roots lead to it`() {
    #expect(walk("App", "App/Sub", "App/Sub/c.swift", "./App/").paths == walk("App").paths)
  }

  @Test func `A link to a file is followed, one to a folder is not`() {
    memory.link("App/l.swift", to: "App/Sub/c.swift")
    memory.link("App/l.txt", to: "App/Sub/c.swift")
    memory.link("App/far", to: "/far")
    let found = Set(walk("App").paths)
    #expect(found.contains("App/l.swift"))
    #expect(found.isDisjoint(with: ["App/l.txt", "App/far/i.swift"]))
  }

  @Test func `A link that leads out of the project is told, unless it is asked for`() {
    memory.link("App/l.swift", to: "/far/i.swift")
    let result = walk("App")
    #expect(!result.paths.contains("App/l.swift"))
    let told = "cannot read 'App/l.swift': The link leads out of the project"
    #expect(result.diagnostics.map(\.message) == [told])
    var files = memory.fileSystem
    files.leavesProject = true
    let walker = FileWalker(fileExtensions: ["swift"], in: files)
    #expect(walker.walk(["App"]).paths.contains("App/l.swift"))
  }

  @Test func `A link may lead to any place of its repository, but for git's own`() {
    memory["Shared/s.swift"] = []
    memory[".git/config"] = []
    memory.link("App/s.swift", to: "Shared/s.swift")
    memory.link("App/g.swift", to: ".git/config")
    let result = walk("App")
    #expect(result.paths.contains("App/s.swift"))
    #expect(result.diagnostics.map(\.location.path) == ["App/g.swift"])
  }

  @Test func `A root that is a link to a folder is walked`() {
    memory.link("far", to: "/far")
    #expect(walk("far").paths == ["far/i.swift"])
  }

  @Test func `Loops of links end, and a link to nothing is told`() {
    memory.link("App/Sub/up", to: "App")
    memory.link("App/up.swift", to: "App")
    memory.link("App/self.swift", to: "App/self.swift")
    memory.link("App/gone.swift", to: "App/no.swift")
    let result = walk("App")
    #expect(result.paths.count == 5)
    #expect(
      result.diagnostics.map(\.message) == [
        "cannot read 'App/gone.swift': No such file or directory",
        "cannot read 'App/self.swift': Too many levels of symbolic links",
      ]
    )
  }

  @Test func `A folder that cannot be read is told, and the rest is found`() {
    memory.fail("App/Sub", with: .unreadable)
    let result = walk("App", "Nowhere")
    #expect(result.paths.count == 4)
    #expect(result.diagnostics.map(\.rule) == [.unreadableFile, .unreadableFile])
    #expect(
      result.diagnostics.map(\.message) == [
        "cannot list 'App/Sub': Permission denied",
        "cannot read 'Nowhere': No such file or directory",
      ]
    )
    #expect(result.diagnostics.first?.location == SourceLocation(path: "App/Sub"))
  }

  @Test func `A folder that is gone when it is entered is told`() {
    memory.fail("App/Sub", with: .vanished)
    #expect(walk("App").diagnostics.count == 1)
    #expect(walk("App").paths.count == 4)
  }
}
