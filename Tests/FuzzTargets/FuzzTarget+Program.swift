import Foundation
import SourceFiles
import TestSupport

/// The files that the whole program reads, of a small app.
extension FuzzTarget {
  static let app: [FilePath: String] = [
    "App.swift": """
    import SwiftUI
    struct App: View {
      var count = 3
      var body: some View { Text("title"); Text("\\(count) files"); Text("size %@") }
    }
    """,
    "en.lproj/Localizable.strings":
      "\"title\" = \"Title\";\n\"%lld files\" = \"%lld files\";\n\"size %@\" = \"Size %@\";\n",
    "de.lproj/Localizable.strings": "\"title\" = \"Titel\";\n\"%lld files\" = \"%d Dateien\";\n",
  ]

  static let packageManifest = FuzzTarget("package-manifest") { input in
    programFailures(["--source", "."], adding: ["Package.swift": input])
  }

  static let configuration = FuzzTarget("configuration") { input in
    programFailures([], adding: [".l10nscan.json": input])
      + programFailures(["--show-settings"], adding: [".l10nscan.json": input], isReport: false)
  }

  static let baseline = FuzzTarget("baseline") { input in
    programFailures(["--source", ".", "--baseline", "b.json"], adding: ["b.json": input])
  }

  static let previousReport = FuzzTarget("previous-report") { input in
    programFailures(
      ["--source", ".", "--previous", "p.json", "-f", "html"],
      adding: ["p.json": input],
      isReport: false
    )
  }

  static let extractedPart = FuzzTarget("extracted-part") { input in
    programFailures(["--extracted", "e.json", "--strings", "."], adding: ["e.json": input])
  }

  /// What translators give back.
  static let xliff = FuzzTarget("xliff") { importFailures($0, at: "de.xliff") }
  static let secondXLIFF = FuzzTarget("xliff2") { importFailures($0, at: "de.xlf") }
  static let cells = FuzzTarget("cells") { input in
    importFailures(input, at: "de.csv") + importFailures(input, at: "de.tsv")
  }

  private static func importFailures(_ input: [UInt8], at path: FilePath) -> [String] {
    programFailures(["import", path.string], adding: [path: input], isReport: false)
  }

  /// A command line, one word in a line.
  static let arguments = FuzzTarget("arguments") { input in
    let words = input.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    // These would start another program, or read what is not in memory.
    let isKept = !words.contains {
      $0.hasPrefix("--since") || $0.hasPrefix("--jobs") || $0.hasPrefix("-j")
    }
    return isKept ? programFailures(words, adding: [:], isReport: false) : []
  }

  static let fileList = FuzzTarget("file-list") { input in
    programFailures(
      ["genstrings", "-o", ".", "-f", "l.plist"],
      adding: ["l.plist": input],
      isReport: false
    )
      + programFailures(["genstrings", "@words"], adding: ["words": input], isReport: false)
  }

  static let globs = FuzzTarget("globs") { input in
    let pattern = String(decoding: input, as: UTF8.self)
    _ = Glob(pattern).matches(String(repeating: "a/b/", count: 30) + "c.swift")
    return []
  }

  /// The text of a key, and after a line end its translation.
  static let formatSpecifiers = FuzzTarget("format-specifiers") { input in
    let lines = input.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
    let texts = lines.map { line in
      line.flatMap { byte -> [UInt8] in
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") ? [0x5C, byte] : [byte]
      }
    }
    let (key, text) = (texts.first ?? [], texts.last ?? [])
    let assignment = Array(" = \"".utf8)
    let table = [[0x22], key, [0x22], assignment].joined()
    return programFailures(
      ["--source", "."],
      adding: [
        "en.lproj/T.strings": table + key + Array("\";".utf8),
        "de.lproj/T.strings": table + text + Array("\";".utf8),
      ]
    )
  }

  /// A table that is mended: once is enough, and what was right stays.
  static let fixes = FuzzTarget("fixes") { input in
    ["de.lproj/Localizable.strings", "Localizable.xcstrings", "de.lproj/Localizable.stringsdict"]
      .flatMap { fixFailures(input, at: FilePath($0)) }
  }

  private static func fixFailures(_ input: [UInt8], at path: FilePath) -> [String] {
    let memory = MemoryFiles(app)
    memory[path] = input
    _ = AuditInMemory(["--source", ".", "--fix", "-j", "1"], in: memory.fileSystem)
    let once = memory[path]
    _ = AuditInMemory(["--source", ".", "--fix", "-j", "1"], in: memory.fileSystem)
    return memory[path] == once ? [] : ["fixing \(path) again changes it again"]
  }

  /// Runs the program on the app with some more files; a report must be one that can be parsed.
  static func programFailures(
    _ arguments: [String],
    adding files: [FilePath: [UInt8]],
    isReport: Bool = true
  ) -> [String] {
    let memory = MemoryFiles(app)
    for (path, bytes) in files { memory[path] = bytes }
    let arguments = arguments + (isReport ? ["-f", "json", "-j", "1"] : [])
    let run = AuditInMemory(arguments, in: memory.fileSystem)
    guard isReport, !run.output.isEmpty else { return [] }
    let isParsed = (try? JSONSerialization.jsonObject(with: Data(run.output.utf8))) != nil
    return isParsed ? [] : ["the report is no JSON: \(run.output.prefix(200))"]
  }
}
