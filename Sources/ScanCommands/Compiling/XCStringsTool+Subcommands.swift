import CatalogCompiler
import CommandLineOptions
import Diagnostics
import LocalizationModel
import Platform
import SourceFiles
import StringResources
import TextFormats

extension XCStringsTool.Subcommand {
  static let print = XCStringsTool.Subcommand(
    name: "print",
    summary: "Print all keys of a String Catalog",
    inputs: "FILE",
    options: []
  ) { arguments, console throws(CommandFailure) in
    let catalog = try console.catalog(at: try arguments.input())
    let keys = Set(catalog.entries.map(\.key)).sorted { $0.precedesInBytes($1) }
    try console.print(keys.map { "\($0)\n" as VisibleText }.joined())
    return .success
  }

  static let compile = XCStringsTool.Subcommand(
    name: "compile",
    summary: "Write what a String Catalog becomes in a build",
    inputs: "FILE",
    options: [
      .output,
      ToolOption(
        name: "--format",
        short: "-f",
        value: "FORMAT",
        help: "stringsAndStringsdict (default) or stringsdictOnly"
      ),
      ToolOption(
        name: "--language",
        short: "-l",
        value: "LANGUAGE",
        help: "Compile this language (repeatable; default: all)"
      ),
      ToolOption(
        name: "--serialization-format",
        value: "FORMAT",
        help: "text (default), which is XML, or binary"
      ),
      ToolOption(name: "--dry-run", help: "List the files, write nothing"),
      ToolOption(
        name: "--force-build-all-strings",
        help: "Also write source texts that the code has"
      ),
    ]
  ) { arguments, console throws(CommandFailure) in
    let format = try arguments.choice(
      "--format",
      of: ["stringsAndStringsdict", "stringsdictOnly"]
    )
    let form = try arguments.choice("--serialization-format", of: ["text", "binary"])
    var options = CompileOptions()
    options.languages = arguments.all("--language")
    options.joinsTexts = format == "stringsdictOnly"
    options.writesSourceTexts = arguments.has("--force-build-all-strings")
    var output = CatalogOutput(folder: try arguments.outputFolder())
    let catalog = try console.catalog(at: try arguments.input())
    output.compile([catalog], options, as: form == "text" ? .xml : .binary, jobs: 1)
    if console.complainAsApple(of: output.diagnostics) { return .findings }
    guard arguments.has("--dry-run") else {
      try console.write(output.changes(in: console.files))
      return .success
    }
    let paths = output.files.map { "\(console.place(of: $0.path))\n" as VisibleText }
    try console.print(paths.joined())
    return .success
  }

  static let generateSymbols = XCStringsTool.Subcommand(
    name: "generate-symbols",
    summary: "Write Swift symbols for the keys that were added by hand",
    inputs: "FILE",
    options: [
      .output,
      ToolOption(name: "--language", short: "-l", value: "LANGUAGE", help: "swift"),
    ]
  ) { arguments, console throws(CommandFailure) in
    _ = try arguments.choice("--language", of: ["swift"])
    let folder = try arguments.outputFolder()
    let symbols = GeneratedSymbols(try console.catalog(at: try arguments.input()))
    if console.complainAsApple(of: symbols.diagnostics) { return .findings }
    guard let path = folder.file(named: symbols.fileName) else {
      throw CommandFailure("no file can be called '\(symbols.fileName)'")
    }
    try fileOrFail(console.files.createFolder(folder))
    try console.write(Array(symbols.source.utf8), to: path)
    return .success
  }
}

extension Console {
  fileprivate func catalog(at path: FilePath) throws(CommandFailure) -> LocalizedTable {
    guard path.fileExtension == "xcstrings" else {
      throw CommandFailure("'\(path)' is not called like a String Catalog")
    }
    return ResourceFormat.readTable(at: path, in: files)
  }

  /// Prints errors as Apple's tool does: with the language and key in place of line and column.
  ///
  /// - Returns: Whether there is one.
  fileprivate func complainAsApple(of diagnostics: [Diagnostic]) -> Bool {
    let errors = diagnostics.filter { $0.severity == .error }
    for error in errors.sorted() {
      let place = place(of: error.location.path)
      if let key = error.subject.key, let language = error.subject.language {
        let form = error.subject.detail.map { "|==|\($0)" } ?? ""
        complain("\(place): error: \(error.message) (\(language): \(key)\(form))")
      } else {
        complain("\(place): error: \(error.message)")
      }
    }
    return !errors.isEmpty
  }
}
