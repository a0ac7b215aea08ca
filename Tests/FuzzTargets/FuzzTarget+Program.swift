import AuditReports
import CommandLineOptions
import Diagnostics
import FormatStrings
import Foundation
import KeyExtraction
import L10nScan
import LocalizationExchange
import LocalizationModel
import Revisions
import ScanCommands
import ProjectModel
import SourceFiles
import StringResources
import TestSupport
import TextFormats

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
    _ = SwiftManifest(SourceText(path: "Project.swift", stored: input), followsCalls: true)
    return []
  } longerCheck: { input in
    programFailures(["--source", "."], adding: ["Package.swift": input])
  }

  /// The specification of XcodeGen, and the configuration of SwiftGen.
  static let specification = FuzzTarget("specification") { input in
    _ = YAMLNode(reading: input)
    return []
  } longerCheck: { input in
    programFailures(["--source", "."], adding: ["project.yml": input, "swiftgen.yml": input])
  }

  static let configuration = FuzzTarget("configuration") { input in
    var settings = ScanSettings()
    let files = MemoryFiles([".l10nscan.json": input]).fileSystem
    // What is no configuration is told, in a way that is of no matter here.
    try? settings.readConfiguration(".l10nscan.json", from: "/", in: files)
    return []
  } longerCheck: { input in
    programFailures([], adding: [".l10nscan.json": input])
      + programFailures(["--show-settings"], adding: [".l10nscan.json": input], isReport: false)
  }

  static let baseline = FuzzTarget("baseline") { input in
    // As above.
    let files = MemoryFiles(["b.json": input]).fileSystem
    _ = try? BaselineReader.read("b.json", in: files, naming: \.string)
    return []
  } longerCheck: { input in
    programFailures(["--source", ".", "--baseline", "b.json"], adding: ["b.json": input])
  }

  static let previousReport = FuzzTarget("previous-report") { input in
    // As above.
    _ = try? PreviousReport(json: input)
    return []
  } longerCheck: { input in
    programFailures(
      ["--source", ".", "--previous", "p.json", "-f", "html"],
      adding: ["p.json": input],
      isReport: false
    )
  }

  static let extractedPart = FuzzTarget("extracted-part") { input in
    // As above.
    _ = try? JSONCoding.decode(Extracted.self, from: input)
    return []
  } longerCheck: { input in
    programFailures(["--extracted", "e.json", "--strings", "."], adding: ["e.json": input])
  }

  /// What an audit reads of `extract --for-audit`.
  private struct Extracted: Decodable {
    let audit: Part

    struct Part: Decodable {
      let sources: SourceScan
    }
  }

  /// What translators give back.
  static let xliff = exchange("xliff", at: ["de.xliff"])
  static let secondXLIFF = exchange("xliff2", at: ["de.xlf"])
  static let cells = exchange("cells", at: ["de.csv", "de.tsv"])

  private static func exchange(_ id: String, at paths: [FilePath]) -> FuzzTarget {
    FuzzTarget(id) { input in
      // As above.
      for path in paths { _ = try? ExchangeFormat.read(input, at: path) }
      return []
    } longerCheck: { input in
      paths.flatMap { path in
        programFailures(["import", path.string], adding: [path: input], isReport: false)
      }
    }
  }

  /// A command line, one word in a line: read, and then carried out in an empty folder and in that
  /// of the app.
  static let arguments = FuzzTarget("arguments") { input in
    guard let words = words(input) else { return [] }
    let named = Command.all.first { $0.id == words.first }
    let rest = named == nil ? words : Array(words.dropFirst())
    // What is no command line is told, in a way that is of no matter here.
    _ = try? (named ?? .byDefault).settings?.init(arguments: rest)
    return []
  } longerCheck: { input in
    guard let words = words(input) else { return [] }
    _ = AuditInMemory(words, in: MemoryFiles().fileSystem)
    return programFailures(words, adding: [:], isReport: false)
  }

  /// Takes a command line apart; nil for one that would start another program, or read what is not in
  /// memory.
  private static func words(_ input: [UInt8]) -> [String]? {
    let words = input.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    let isKept = !words.contains {
      $0.hasPrefix("--since") || $0.hasPrefix("--jobs") || $0.hasPrefix("-j")
    }
    return isKept ? words : nil
  }

  /// What git prints, between form feeds: a list of files, their contents, and where they lie.
  static let gitOutput = FuzzTarget("git-output") { input in
    let parts = input.split(separator: 0x0C, maxSplits: 2, omittingEmptySubsequences: false)
    let git = Git { call in
      switch call.arguments.first {
      case "ls-tree", "ls-files": Array(parts[0])
      case "cat-file": parts.count > 1 ? Array(parts[1]) : []
      default: parts.count > 2 ? Array(parts[2]) : Array("/home/app\n".utf8)
      }
    }
    _ = GitRepository.label(git)
    // Submodules are checked out, whatever their names are.
    let today = FileSystem(
      MemoryFiles(["/home/app/m/.git": "", "/home/app/.git": ""]).fileSystem,
      target: { path in path == "." ? "/home/app" : path }
    )
    // What is no repository, or no commit of one, is told, in a way that is of no matter here.
    guard let repository = try? GitRepository(git, besides: today) else { return [] }
    let revision = try? repository.files(at: "v1", expecting: { _ in true })
    let staged = try? repository.stagedFiles(expecting: { _ in true })
    for files in [revision?.files, staged?.files].compactMap(\.self) {
      let walker = FileWalker(fileExtensions: ["strings"], excludes: [], in: files)
      for path in walker.walk([".", "/home/app"], jobs: 1).paths { _ = try? files.read(path) }
    }
    return []
  }

  static let fileList = FuzzTarget("file-list") { input in
    _ = SourceFileList(input, at: "l.plist")
    return []
  } longerCheck: { input in
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
    let text = String(decoding: input, as: UTF8.self)
    _ = FormatString.parts(of: text)
    _ = FormatString(text, as: .substitution)
    _ = KeyShape(text, as: .reference)
    return FormatString(text).specifiers.map(\.range)
      .filter { $0.upperBound > text.utf8.count }
      .map { "a specifier at \($0) is outside of the text" }
  } longerCheck: { input in
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
    for path in mendedTables {
      guard let format = ResourceFormat.format(of: path) else { return ["no format of \(path)"] }
      var speller = FixSpeller(SourceText(path: path, stored: input))
      let fixes = format.table(from: input, at: path).diagnostics.flatMap(\.fixes)
        .compactMap { speller.spell($0) }
      if let fixed = FixedText(fixes, in: input, at: path) {
        _ = format.table(from: fixed.stored, at: path)
      }
    }
    return []
  } longerCheck: { input in
    mendedTables.flatMap { fixFailures(input, at: $0) }
  }

  private static let mendedTables: [FilePath] = [
    "de.lproj/Localizable.strings", "Localizable.xcstrings", "de.lproj/Localizable.stringsdict",
  ]

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
