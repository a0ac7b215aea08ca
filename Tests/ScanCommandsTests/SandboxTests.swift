import Platform
import SourceFiles
import TestSupport
import Testing

@testable import ScanCommands

/// The sandbox of Xcode's scripts, which read what is named as their input and the folders around
/// it: an audit within it finds what it finds outside.
@Suite struct SandboxTests {
  private let files = MemoryFiles([
    "App.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{ objects = {}; }",
    "App/A.swift": #"let texts = [String(localized: "a"), String(localized: "b")]"#,
    "App/en.lproj/Localizable.strings": #""a" = "A text"; "b" = "B text";"#,
    "App/de.lproj/Localizable.strings": #""a" = "Ein Text";"#,
    "App/Assets/Colors/readme.txt": "nothing to read",
    ".l10nscan.json": #"{"sources": ["App"], "baseline": "known.json"}"#,
    "known.json": #"{"version": 1, "findings": []}"#,
    ".git/HEAD": "ref: refs/heads/main",
  ]).fileSystem

  @Test func `an audit reads what is listed, and nothing else`() {
    let listing = run(["xcfilelist"], files)
    #expect(listing.status == .success)
    let named = Set(
      listing.output.split(separator: "\n").map {
        FilePath(String($0.replacing("$(SRCROOT)", with: "/work")))
      }
    )
    #expect(named.contains("/work/App/Assets/Colors") && named.contains("/work/known.json"))
    let outside = run(["audit", "--format", "json"], files)
    let inside = run(["audit", "--format", "json"], sandbox(naming: named))
    #expect(outside.status == .findings && outside.output.contains("missing-translation"))
    #expect(inside.output == outside.output)
    let other = run(["audit"], sandbox(naming: named.subtracting(["/work/App/A.swift"])))
    #expect(other.output.contains("unreadable-file"))
  }

  /// Returns files of which those below the project's folder are read that are named.
  private func sandbox(naming named: Set<FilePath>) -> FileSystem {
    let around = Set(
      named.flatMap { path in
        path.components.indices.map { end in
          FilePath("/" + path.components[..<end].joined(separator: "/"))
        }
      }
    )
    let files = files
    @Sendable func check(_ path: FilePath) throws(FileError) {
      let path = path.absolute(from: "/work")
      guard path.relative(to: "/work") == nil || named.contains(path) || around.contains(path)
      else { throw FileError(.read, path, reason: "Operation not permitted") }
    }
    return FileSystem(
      contents: { path throws(FileError) in
        try check(path)
        return try files.contents(path)
      },
      list: { path throws(FileError) in
        try check(path)
        return try files.list(path)
      },
      kind: { path throws(FileError) in
        try check(path)
        return try files.kind(path)
      },
      target: files.target,
      replace: files.replace,
      makeFolder: files.makeFolder,
      discard: files.discard
    )
  }

  private func run(
    _ arguments: [String],
    _ files: FileSystem
  ) -> (status: ExitCode, output: String) {
    let output = Locked("")
    let console = Console(
      files: files,
      environment: [:],
      workingFolder: "/work",
      write: { _, bytes in output.withLock { $0 += String(decoding: bytes, as: UTF8.self) } },
      terminalColumns: { _ in nil }
    )
    let status = Program.run(arguments, in: console)
    return (status, output.withLock { $0 })
  }
}
