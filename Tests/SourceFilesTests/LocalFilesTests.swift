import Diagnostics
import Foundation
import Platform
import SourceFiles
import TestSupport
import Testing

@Suite struct LocalFilesTests {
  private let folder: TemporaryFolder
  private let files = FileSystem.local

  init() throws {
    folder = try TemporaryFolder()
  }

  private func path(_ name: String) -> FilePath {
    FilePath(folder.url.path).appending(name)
  }

  @Test(arguments: [0, 1, 4_096, 200_000])
  func `A file comes back as it was written`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try files.write(bytes, to: path("file"))
    #expect(try files.read(path("file")) == bytes)
    #expect(try files.entries(of: path("")).map(\.name) == ["file"])
  }

  @Test func `Writing replaces what was there, and nothing else is left`() throws {
    try files.write(Array("long text".utf8), to: path("file"))
    try files.write(Array("b".utf8), to: path("file"))
    #expect(try files.read(path("file")) == Array("b".utf8))
    #expect(try files.entries(of: path("")).count == 1)
  }

  @Test func `A file keeps its permissions when it is replaced`() throws {
    try folder.write("a", to: "file")
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path("file").string)
    try files.write(Array("b".utf8), to: path("file"))
    let permissions = try manager.attributesOfItem(atPath: path("file").string)[.posixPermissions]
    #expect((permissions as? NSNumber)?.intValue == 0o640)
  }

  @Test func `A file keeps its owner and group when it is replaced`() throws {
    // Nobody else may give a file away.
    guard NSUserName() == "root" else { return }
    try folder.write("a", to: "file")
    let owner: [FileAttributeKey: Any] = [.ownerAccountID: 12, .groupOwnerAccountID: 34]
    try FileManager.default.setAttributes(owner, ofItemAtPath: path("file").string)
    try files.write(Array("b".utf8), to: path("file"))
    let attributes = try FileManager.default.attributesOfItem(atPath: path("file").string)
    #expect((attributes[.ownerAccountID] as? NSNumber)?.intValue == 12)
    #expect((attributes[.groupOwnerAccountID] as? NSNumber)?.intValue == 34)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o644)
  }

  @Test func `A file keeps its extended attributes when it is replaced`() throws {
    try folder.write("a", to: "file")
    let key = FileAttributeKey("NSFileExtendedAttributes")
    let values = ["user.note": Data("kept".utf8), "user.other": Data([0, 1])]
    // Not every file system has them.
    guard
      (try? FileManager.default.setAttributes([key: values], ofItemAtPath: path("file").string))
        != nil
    else { return }
    try files.write(Array("b".utf8), to: path("file"))
    let attributes = try FileManager.default.attributesOfItem(atPath: path("file").string)
    #expect((attributes[key] as? [String: Data])?["user.note"] == values["user.note"])
    #expect((attributes[key] as? [String: Data])?["user.other"] == values["user.other"])
  }

  @Test func `Writing through a link replaces the file and keeps the link`() throws {
    try folder.write("a", to: "real/file")
    let link = folder.url.appending(path: "link")
    try FileManager.default.createSymbolicLink(
      atPath: link.path,
      withDestinationPath: "real/file"
    )
    try files.write(Array("b".utf8), to: path("link"))
    #expect(try files.read(path("real/file")) == Array("b".utf8))
    #expect(try files.entries(of: path("")).contains(.init(name: "link", kind: .symbolicLink)))
  }

  @Test func `A link tells what it holds, and nothing else does`() throws {
    try folder.write("a", to: "file")
    let link = folder.url.appending(path: "link")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "no/such é")
    #expect(files.textOfLink(path("link")) == Array("no/such é".utf8))
    for name in ["file", "none", ""] { #expect(files.textOfLink(path(name)) == nil) }
  }

  @Test func `A file that somebody else has written meanwhile is left alone`() throws {
    try folder.write("theirs", to: "file")
    let error = FileError(.write, path("file"), reason: "Changed while it was being read")
    #expect(throws: error) {
      try files.write([1], to: path("file"), expecting: .bytes(Array("mine".utf8)))
    }
    #expect(throws: FileError(.write, path("file"), reason: "File exists")) {
      try files.write([1], to: path("file"), expecting: .noFile)
    }
    #expect(throws: FileError(.write, path("new"), reason: "No such file or directory")) {
      try files.write([1], to: path("new"), expecting: .bytes([]))
    }
    #expect(try files.read(path("file")) == Array("theirs".utf8))
    #expect(try files.entries(of: path("")).count == 1)
  }

  @Test func `A link that leads to nothing is not replaced`() throws {
    let link = folder.url.appending(path: "link")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "nowhere")
    #expect(throws: FileError(.write, path("link"), reason: "The link leads to nothing")) {
      try files.write([1], to: path("link"))
    }
    #expect(try files.entries(of: path("")) == [.init(name: "link", kind: .symbolicLink)])
  }

  @Test func `A path with a zero byte is no path`() throws {
    let reason = "The path holds a zero byte"
    let name = path("file\0.txt")
    #expect(throws: FileError(.write, name, reason: reason)) { try files.write([1], to: name) }
    #expect(throws: FileError(.read, name, reason: reason)) { try files.read(name) }
    #expect(try files.entries(of: path("")).isEmpty)
  }

  @Test func `What cannot be written is told, and what was there stays`() throws {
    try folder.write("a", to: "file")
    let reason = "Not a directory"
    #expect(throws: FileError(.write, path("file/b"), reason: reason)) {
      try files.write([1], to: path("file/b"))
    }
    #expect(throws: FileError(.write, path("no/b"), reason: "No such file or directory")) {
      try files.write([1], to: path("no/b"))
    }
    #expect(throws: FileError(.create, path("file/c"), reason: reason)) {
      try files.createFolder(path("file/c"))
    }
    try files.createFolder(path("folder"))
    #expect(throws: FileError(.write, path("folder"), reason: "Is a directory")) {
      try files.write([1], to: path("folder"))
    }
    #expect(try files.read(path("file")) == Array("a".utf8))
    #expect(try files.entries(of: path("")).count == 2)
  }

  @Test func `Folders are made with those above them, and again without harm`() throws {
    try files.createFolder(path("a/b/c"))
    try files.createFolder(path("a/b/c"))
    #expect(try files.kind(of: path("a/b/c")) == .folder)
  }

  @Test func `A folder tells its names and kinds without itself`() throws {
    try folder.write("", to: "é.swift")
    try folder.write("", to: "sub/x")
    let entries = try files.entries(of: path(""))
    #expect(
      Set(entries) == [
        .init(name: "é.swift", kind: .file), .init(name: "sub", kind: .folder),
      ]
    )
  }

  @Test func `What is no file or no folder is told in the system's words`() throws {
    try folder.write("", to: "file")
    #expect(throws: FileError(.read, path(""), reason: "Not a regular file")) {
      try files.read(path(""))
    }
    #expect(throws: FileError(.list, path("file"), reason: "Not a directory")) {
      try files.entries(of: path("file"))
    }
    #expect(throws: FileError(.read, path("no"), reason: "No such file or directory")) {
      try files.kind(of: path("no"))
    }
  }

  @Test(.timeLimit(.minutes(20)))
  func `A pipe that nobody writes to does not hold the program up`() throws {
    let make = Process()
    make.executableURL = URL(filePath: "/usr/bin/env")
    make.arguments = ["mkfifo", path("pipe").string]
    try make.run()
    make.waitUntilExit()
    #expect(throws: FileError(.read, path("pipe"), reason: "Not a regular file")) {
      try files.read(path("pipe"))
    }
  }

  @Test func `The walker finds on a disk what it finds in memory`() throws {
    try folder.write("", to: "App/a.swift")
    try folder.write("", to: "App/Sub/b.swift")
    try folder.write("", to: ".git/c.swift")
    let result = FileWalker(fileExtensions: ["swift"]).walk([path("")])
    #expect(result.paths == [path("App/Sub/b.swift"), path("App/a.swift")])
    #expect(result.diagnostics == [])
  }
}
