import JSONRPC
import Platform
import SourceFiles
import TestSupport
import TextFormats
import Testing

@testable import LanguageServer

/// What a link leads to out of the project stays unread, as in audits.
@Suite struct LinksOutOfProjectsTests {
  @Test func `a link that leads out of a project is not read for its findings or symbols`() throws {
    let memory = MemoryFiles([
      "/work/.git/HEAD": "ref: refs/heads/main",
      "/work/A.swift": #"let a = NSLocalizedString("k", tableName: "S", comment: "")"#,
      "/outside/S.strings": "\"k\" = \"secret\";\n",
    ])
    memory.link("/work/en.lproj/S.strings", to: "/outside/S.strings")
    let (files, read, said) = (memory.fileSystem, Locked<[FilePath]>([]), Locked<[UInt8]>([]))
    var server = LanguageServer(
      files: FileSystem(files) { path throws(FileError) in
        read.withLock { $0.append(path) }
        return try files.contents(path)
      },
      connection: Connection(.headers) { bytes in said.withLock { $0 += bytes } }
    )
    let link = "file:///work/en.lproj/S.strings"
    for message in [
      #""id":1,"method":"initialize","params":{"capabilities":{},"rootUri":"file:///work"}"#,
      #""method":"initialized","params":{}"#,
      #""id":2,"method":"textDocument/documentSymbol","params":{"textDocument":{"uri":"\#(link)"}}"#,
    ] {
      server.receive(Framing.headers.frame(Array(#"{"jsonrpc":"2.0",\#(message)}"#.utf8)))
      server.work()
    }
    let output = String(decoding: said.withLock { $0 }, as: UTF8.self)
    #expect(output.contains("leads out of the project"))
    #expect(!output.contains("secret"))
    #expect(read.withLock { $0 }.filter { $0.name == "S.strings" } == [])
  }
}
