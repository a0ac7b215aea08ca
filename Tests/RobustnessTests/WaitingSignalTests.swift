import Foundation
import FuzzTargets
import ScanCommands
import SourceFiles
import TestSupport
import Testing

/// A signal that ends the program comes while several files are written.
@Suite(.serialized) struct WaitingSignalTests {
  private static let unsorted = "\"b\" = \"1\";\n\"a\" = \"2\";\n"
  private let memory = MemoryFiles([
    "T/A.strings": unsorted, "T/B.strings": unsorted, "T/C.strings": unsorted,
  ])

  init() {
    // The tests go on.
    signal(SIGHUP) { _ in }
  }

  @Test func `it waits until all are written, and that is told`() {
    let run = AuditInMemory(["format", "T"], in: raising())
    let note = "note: SIGHUP has waited for the files; all 3 files are changed\n"
    #expect(run.complaints.hasPrefix(note) && run.complaints.hasSuffix("\n3 files changed\n"))
    for path in memory.paths { #expect(memory.text(of: path)?.hasPrefix("\"a\"") == true) }
  }

  @Test func `where a file cannot be written, it is told what has become of the others`() {
    memory.fail("T/C.strings", with: .unwritable)
    let run = AuditInMemory(["format", "T"], in: raising())
    #expect(run.status == .failure)
    #expect(run.complaints.contains("SIGHUP has waited for the files; nothing was changed"))
    for path in memory.paths { #expect(memory.text(of: path) == Self.unsorted) }
  }

  /// The files, with a signal in the middle of each write.
  private func raising() -> FileSystem {
    let files = memory.fileSystem
    return FileSystem(
      contents: files.contents,
      list: files.list,
      kind: files.kind,
      target: files.target,
      replace: { path, bytes, expectation throws(FileError) in
        raise(SIGHUP)
        try files.replace(path, bytes, expectation)
      },
      makeFolder: files.makeFolder,
      discard: files.discard
    )
  }
}
