import JSONRPC
import L10nScan
import Platform
import SourceFiles
import TestSupport
import TextFormats
import Testing

@testable import LanguageServer

/// The thread that audits gives up what a newer text makes needless.
@Suite struct WorkerTests {
  private let files = MemoryFiles([
    "/work/View.swift": #"let title = String(localized: "title.first")"#,
    "/work/de.lproj/Localizable.strings": #""title.first" = "Titel";"#,
    "/work/en.lproj/Localizable.strings": #""title.first" = "Title";"#,
  ])

  /// Runs a worker until there is nothing to do, and changes a text whenever a source is read, so many
  /// times; returns what the client was told.
  private func told(whileTyping count: Int) -> String {
    let (projects, output, typed) = (Projects(), Locked<[UInt8]>([]), Locked(0))
    let files = files.fileSystem
    let reading = FileSystem(
      files,
      contents: { path throws(FileError) in
        if path == "/work/View.swift", typed.withLock({ $0 }) < count {
          typed.withLock { $0 += 1 }
          projects.change { $0.filesChanged(["/work/View.swift"]) }
        }
        return try files.read(path)
      }
    )
    projects.change { state in
      state.isReady = true
      state.isTraced = true
      state.add("/work")
    }
    let connection = Connection(.headers) { bytes in output.withLock { $0 += bytes } }
    var worker = Worker(projects, connection, reading)
    worker.work()
    return String(decoding: output.withLock { $0 }, as: UTF8.self)
  }

  @Test func `an audit is given up while somebody goes on typing`() {
    let told = told(whileTyping: 1)
    #expect(told.split(separator: "gave up").count == 2)
    #expect(told.split(separator: "audited '/work'").count == 2)
  }

  @Test func `who never rests gets findings all the same`() {
    let told = told(whileTyping: 30)
    let first = told.split(separator: "audited '/work'")[0]
    #expect((2...5).contains(first.split(separator: "gave up").count))
  }
}
