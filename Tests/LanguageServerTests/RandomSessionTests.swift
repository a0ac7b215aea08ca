import Foundation
import JSONRPC
import Platform
import SourceFiles
import TestSupport
import Testing

@testable import LanguageServer

/// However a client came to its texts: it is told what a client is told that opens them now.
@Suite struct RandomSessionTests {
  @Test(arguments: (0..<Fuzzing.count(byDefault: 8)).map(UInt64.init))
  func `a session at random tells what a new one tells`(seed: UInt64) throws {
    var session = Session()
    var random = SeededGenerator(seed: seed)
    var files = 0
    for step in 0..<30 {
      session.act(&random)
      if Int.random(in: 0..<3, using: &random) == 0 { continue }
      let told = try session.told()
      var fresh = Session(files: session.files)
      for (path, text) in session.open { fresh.open(path, text) }
      #expect(try told == fresh.told(), "seed \(seed), step \(step)")
      files += told.count
    }
    #expect(files > 10)
  }
}

/// A client and its server, and what the client was told last of each file.
private struct Session: ~Copyable {
  let files: MemoryFiles
  private(set) var open: [FilePath: String] = [:]
  private var server: LanguageServer
  private var framer = MessageFramer(.headers)
  private var version = 0
  private var diagnostics: [String: String] = [:]
  private let output: Locked<[UInt8]>

  static let texts: [FilePath: String] = [
    "/work/View.swift": """
    import SwiftUI
    let title = String(localized: "title.first")
    let other = NSLocalizedString("Hällo 🙂", comment: "")
    struct Row: View { var body: some View { Text("title.first"); Text("n \\(1)") } }

    """,
    "/work/Other.m": "NSString *a = NSLocalizedString(@\"title.first\", nil);\n",
    "/work/de.lproj/Localizable.strings": "\"title.first\" = \"Titel\";\n\"old\" = \"%@ alt\";\n",
    "/work/en.lproj/Localizable.strings": "\"title.first\" = \"Title\";\n\"old\" = \"old %d\";\n",
  ]
  private static let pieces = [
    "\n", " ", "\"", ";", "}", "🙂", "/* a */", "\"a\" = \"A\";\n", "\"old\" = \"\";\n",
    "Text(\"new.key\")\n",
    "String(localized: \"b\")\n", "title", "%@", "// l10nscan:disable:this all", "\\",
  ]

  init(files: MemoryFiles? = nil) {
    let output = Locked<[UInt8]>([])
    self.files = files ?? MemoryFiles(Self.texts)
    self.output = output
    server = LanguageServer(
      files: self.files.fileSystem,
      connection: Connection(.headers) { bytes in output.withLock { $0 += bytes } }
    )
    say(#""id":1,"method":"initialize","params":{"capabilities":{},"rootUri":"file:///work"}"#)
    say(#""method":"initialized","params":{}"#)
  }

  /// Does something that a client does: types, opens, closes, saves, or lets others change a file.
  mutating func act(_ random: inout SeededGenerator) {
    guard let path = Self.texts.keys.sorted().randomElement(using: &random) else { return }
    guard let text = open[path] else {
      if Int.random(in: 0..<3, using: &random) > 0 { return open(path, files.text(of: path) ?? "") }
      files[path] = Array(changed(files.text(of: path) ?? "", &random).text.utf8)
      return fileChanged(path)
    }
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      open[path] = nil
      notify("didClose", path)
    case 1:
      files[path] = Array(text.utf8)
      notify("didSave", path)
      fileChanged(path)
    default:
      let change = changed(text, &random)
      open[path] = change.text
      version += 1
      notify("didChange", path, #","version":\#(version)"#, #","contentChanges":[\#(change.json)]"#)
    }
  }

  mutating func open(_ path: FilePath, _ text: String) {
    open[path] = text
    version += 1
    let text = #","languageId":"x","version":\#(version),"text":\#(Self.json(text))"#
    notify("didOpen", path, text)
  }

  /// Returns what the client knows of each file, once the server has done all that there is to do.
  mutating func told() throws -> [String: String] {
    struct Published: Decodable {
      struct Parameters: Decodable { let uri: String }
      let method: String?
      let params: Parameters?
    }
    server.work()
    framer.append(
      output.withLock { bytes in
        defer { bytes = [] }; return bytes
      }
    )
    while let content = framer.next() {
      let text = String(decoding: content, as: UTF8.self)
      guard text.contains("publishDiagnostics") else { continue }
      let uri = try JSONDecoder().decode(Published.self, from: Data(content)).params?.uri
      let list = text[(text.range(of: "\"diagnostics\":")?.upperBound ?? text.startIndex)...]
      // The members behind the list are the address and the version.
      let end = list.range(of: ",\"uri\":", options: .backwards)?.lowerBound ?? list.endIndex
      diagnostics[try #require(uri)] = list.hasPrefix("[]") ? nil : String(list[..<end])
    }
    return diagnostics
  }

  /// Returns a text in which one part is replaced, and the change as clients tell it.
  private func changed(
    _ text: String,
    _ random: inout SeededGenerator
  ) -> (text: String, json: String) {
    let scalars = Array(text.unicodeScalars)
    let start = Int.random(in: 0...scalars.count, using: &random)
    let length = Int.random(in: 0...12, using: &random)
    let end = Bool.random(using: &random) ? start : min(scalars.count, start + length)
    let piece = Self.pieces.randomElement(using: &random) ?? ""
    var result = String.UnicodeScalarView(scalars[..<start])
    result.append(contentsOf: piece.unicodeScalars)
    result.append(contentsOf: scalars[end...])
    let (first, last) = (Self.position(scalars[..<start]), Self.position(scalars[..<end]))
    let json = #"{"range":{"start":\#(first),"end":\#(last)},"text":\#(Self.json(piece))}"#
    return (String(result), json)
  }

  private static func position(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    let line = scalars.count { $0 == "\n" }
    let rest = scalars.reversed().prefix { $0 != "\n" }
    let character = rest.reduce(0) { $0 + UTF16.width($1) }
    return #"{"line":\#(line),"character":\#(character)}"#
  }

  private static func json(_ text: String) -> String {
    String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
  }

  private mutating func fileChanged(_ path: FilePath) {
    let change = #"{"uri":"file://\#(path)","type":2}"#
    say(#""method":"workspace/didChangeWatchedFiles","params":{"changes":[\#(change)]}"#)
  }

  private mutating func notify(
    _ method: String,
    _ path: FilePath,
    _ members: String = "",
    _ changes: String = ""
  ) {
    let document = #""textDocument":{"uri":"file://\#(path)"\#(members)}\#(changes)"#
    say(#""method":"textDocument/\#(method)","params":{\#(document)}"#)
  }

  private mutating func say(_ message: String) {
    server.receive(Framing.headers.frame(Array(#"{"jsonrpc":"2.0",\#(message)}"#.utf8)))
  }
}
