import SourceFiles
import TestSupport
import Testing

@Suite struct ProjectBoundsTests {
  private let memory = MemoryFiles([
    "/home/app/.git/config": "", "/home/app/en.lproj/L.strings": "", "/home/secret": "s",
    "/home/plain/a.swift": "",
  ])

  /// The files as a command has them whose line names some paths.
  private func files(naming paths: FilePath...) -> FileSystem {
    var files = memory.fileSystem
    files.outputs = { paths }
    return files
  }

  /// Whether a path may be written; its folder need not be there.
  private func writes(_ path: FilePath, naming paths: FilePath...) -> Bool {
    var files = memory.fileSystem
    files.outputs = { paths }
    do throws(FileError) {
      try files.write([], to: path)
    } catch {
      return ![FileError.leadsOutside, FileError.leavesProject].contains(error.reason)
    }
    return true
  }

  @Test func `a command that only reads writes, makes and removes nothing`() {
    var files = files(naming: "/home/app")
    files.leavesProject = true
    files.isReadOnly = true
    let path: FilePath = "/home/app/en.lproj/L.strings"
    #expect(throws: FileError.self) { try files.write([1], to: path) }
    #expect(throws: FileError.self) { try files.createFolder("/home/app/new") }
    #expect(throws: FileError.self) { try files.remove(path) }
    #expect(throws: FileError.self) { try files.remove(path, expecting: []) }
    #expect(throws: FileError.self) { try files.makeExecutable(path) }
    // What is derived from these files is as they are.
    let derived = FileSystem(files, list: { _ throws(FileError) in [] })
    #expect(throws: FileError.self) { try derived.write([1], to: path) }
    #expect(memory[path] == [])
  }

  @Test(
    arguments: [
      "/home/app/out/de.csv", "/home/app/out/../de.csv", "/home/app/new/deep/de.csv",
      "/home/app/en.lproj/../../app/x",
    ]
  )
  func `what lies in the repository of what is named is written`(path: FilePath) {
    #expect(writes(path, naming: "/home/app/en.lproj"))
  }

  @Test(
    arguments: [
      "/home/app/../x", "/home/app/out/../../x", "/home/x", "/home/app/.git/x", "/home/app/.GIT/x",
      "/home/app/new/../../x", "/home/app/.git/hooks/../x",
    ]
  )
  func `what a path leads to by its names counts, also below folders that are not there yet`(
    path: FilePath
  ) {
    #expect(!writes(path, naming: "/home/app/en.lproj"))
    #expect(throws: FileError.self) { try files(naming: "/home/app").createFolder(path) }
  }

  @Test func `a link in the middle of a path is followed before the next two dots are`() {
    memory.link("/home/app/out", to: "/home/plain")
    memory.link("/home/app/in", to: "/home/app/en.lproj")
    #expect(!writes("/home/app/out/x", naming: "/home/app"))
    #expect(!writes("/home/app/out/new/x", naming: "/home/app"))
    #expect(!writes("/home/app/out/../x", naming: "/home/app"))
    #expect(writes("/home/app/in/../x", naming: "/home/app"))
    #expect(memory.paths.filter { $0.name == "x" }.isEmpty)
    #expect(throws: FileError.self) {
      try files(naming: "/home/app").createFolder("/home/app/out/new")
    }
  }

  @Test func `without a repository, what is named is the bound, and the way to it`() throws {
    #expect(writes("/home/plain/out/x", naming: "/home/plain"))
    #expect(!writes("/home/plain/../x", naming: "/home/plain"))
    #expect(writes("/home/new/deep/x", naming: "/home/new/deep"))
    try files(naming: "/home/new/deep").createFolder("/home/new")
    #expect(throws: FileError.self) { try files(naming: "/home/new").createFolder("/home/old") }
    // A report is replaced with the folder's other files in reach, as it was before.
    #expect(writes("/home/secret", naming: "/home/secret"))
  }

  @Test func `beside the folder of a language that is named, those of others are made`() {
    memory["/home/plain/en.lproj/L.strings"] = []
    #expect(writes("/home/plain/de.lproj/L.strings", naming: "/home/plain/en.lproj/L.strings"))
    #expect(writes("/home/plain/fr.lproj/L.strings", naming: "/home/plain/en.lproj"))
    #expect(!writes("/home/x", naming: "/home/plain/en.lproj"))
  }

  @Test func `who names git's own folder may write there`() {
    #expect(writes("/home/app/.git/report.json", naming: "/home/app/.git/report.json"))
    #expect(writes("/home/app/.git/out/de.csv", naming: "/home/app/.git/out"))
    #expect(!writes("/home/app/.git/config", naming: "/home/app/.git/out"))
  }

  @Test func `who allows it writes anywhere`() throws {
    memory.link("/home/app/out", to: "/home/plain")
    var files = files(naming: "/home/app")
    files.leavesProject = true
    try files.write([], to: "/home/app/out/x")
    #expect(memory["/home/plain/x"] == [])
  }

  @Test func `a file that names others has those of the project read alone`() throws {
    memory.link("/home/app/link", to: "/home/secret")
    let files = memory.fileSystem.quoting(within: ["/home/app/en.lproj"])
    #expect(try files.read("/home/app/en.lproj/L.strings") == [])
    let outside: [FilePath] = [
      "/home/secret", "/home/app/../secret", "/home/app/link", "/home/app/.git/config",
      "/home/plain/a.swift",
    ]
    for path in outside { #expect(throws: FileError.self) { try files.read(path) } }
  }

  @Test func `a file that is named is not read through a link out of its repository`() throws {
    memory.link("/home/app/.l10nscan.json", to: "/home/secret")
    memory.link("/home/plain/link", to: "/home/secret")
    let files = memory.fileSystem
    #expect(throws: FileError.self) { try files.readToQuote("/home/app/.l10nscan.json") }
    #expect(try files.readToQuote("/home/plain/link") == Array("s".utf8))
    #expect(throws: FileError.self) {
      try files.readToQuote("/home/plain/link", below: "/home/plain")
    }
    #expect(try files.readToQuote("/home/app/en.lproj/L.strings") == [])
  }
}
