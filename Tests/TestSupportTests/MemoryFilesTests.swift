import Platform
import SourceFiles
import TestSupport
import Testing

@Suite struct MemoryFilesTests {
  private let memory = MemoryFiles(["a/b/c.txt": "c", "a/d.txt": "d", "/root/e.txt": "e"])
  private var files: FileSystem { memory.fileSystem }

  @Test func `Folders are there as soon as something lies in them`() throws {
    #expect(try files.kind(of: "a/b") == .folder)
    #expect(try files.kind(of: "/root/e.txt") == .file)
    #expect(
      Set(try files.entries(of: "a")) == [
        FolderEntry(name: "b", kind: .folder), FolderEntry(name: "d.txt", kind: .file),
      ]
    )
    #expect(try files.entries(of: ".").map(\.name) == ["a"])
    #expect(try files.entries(of: "/").map(\.name) == ["root"])
  }

  @Test func `What is not there fails as on a disk`() {
    #expect(throws: FileError(.read, "x", reason: "No such file or directory")) {
      try files.read("x")
    }
    #expect(throws: FileError(.read, "a", reason: "Not a regular file")) { try files.read("a") }
    #expect(throws: FileError(.list, "a/d.txt", reason: "Not a directory")) {
      try files.entries(of: "a/d.txt")
    }
    #expect(throws: FileError(.write, "x/y", reason: "No such file or directory")) {
      try files.write([], to: "x/y")
    }
  }

  @Test func `Links lead to files and folders, and a circle of them is an error`() throws {
    memory.link("l", to: "a")
    memory.link("a/b/up", to: "a")
    memory.link("circle", to: "circle")
    #expect(try files.read("l/b/up/b/c.txt") == Array("c".utf8))
    #expect(try files.entries(of: "a/b").contains(FolderEntry(name: "up", kind: .symbolicLink)))
    #expect(throws: FileError.self) { try files.kind(of: "circle") }
  }

  @Test func `Faults are those of real disks`() throws {
    memory.fail("a/d.txt", with: .vanished)
    #expect(try files.entries(of: "a").count == 2)
    #expect(throws: FileError.self) { try files.read("a/d.txt") }
    memory.fail("a/d.txt", with: .unreadable)
    #expect(throws: FileError(.read, "a/d.txt", reason: "Permission denied")) {
      try files.read("a/d.txt")
    }
    memory.fail("a", with: .short(1))
    #expect(try files.entries(of: "a").count == 1)
    memory.fail("a", with: .unwritable)
    #expect(throws: FileError.self) { try files.write([], to: "a/d.txt") }
    #expect(memory.text(of: "a/d.txt") == "d")
  }

  @Test func `What is written can be read`() throws {
    try files.createFolder("new/deep")
    try files.write(Array("x".utf8), to: "new/deep/file")
    #expect(try files.read("new/deep/file") == Array("x".utf8))
    #expect(memory.paths.contains("new/deep/file"))
  }
}
