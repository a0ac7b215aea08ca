import CatalogCompiler
import Changes
import Diagnostics
import LocalizationModel
import Platform
import SourceFiles
import StringResources
import TextFormats

/// The files that catalogs become in a build.
struct CatalogOutput {
  private let folder: FilePath
  private(set) var files: [File] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// A file to write, and the catalog that it is made of.
  struct File {
    let path: FilePath
    let bytes: [UInt8]
    let input: FilePath
  }

  init(folder: FilePath) { self.folder = folder }

  /// Whether something is wrong, so that nothing is written.
  var hasFailed: Bool { diagnostics.contains { $0.severity == .error } }

  /// Compiles catalogs, each on its own.
  mutating func compile(
    _ catalogs: [LocalizedTable],
    _ options: CompileOptions,
    as form: BuiltTableForm,
    jobs: Int
  ) {
    let compiled = catalogs.concurrentMap(jobs: jobs) { catalog in
      let result = CompiledCatalog(catalog, options)
      return (result, result.files.map { Self.bytes(of: $0, of: catalog, as: form) })
    }
    for (catalog, (result, bytes)) in zip(catalogs, compiled) {
      diagnostics += result.diagnostics
      for (file, bytes) in zip(result.files, bytes) {
        switch bytes {
        case .success(let bytes): add(bytes, at: file.path, of: catalog)
        case .failure(let diagnostic): diagnostics.append(diagnostic.value)
        }
      }
    }
  }

  private struct Failure: Error {
    let value: Diagnostic
  }

  private static func bytes(
    of file: CompiledCatalog.File,
    of catalog: LocalizedTable,
    as form: BuiltTableForm
  ) -> Result<[UInt8], Failure> {
    do throws(BuiltTableForm.Unfit) {
      return .success(try form.bytes(of: file.members, areTexts: file.areTexts))
    } catch {
      let entry = catalog.entries.first { $0.key == error.key }
      let message = "key '\(error.key)' has a control character, which XML cannot hold"
      let diagnostic = Diagnostic(
        rule: .malformedResource,
        severity: .error,
        message: message,
        location: entry?.location ?? SourceLocation(path: catalog.path),
        help: "use the format 'binary'",
        subject: .init(table: catalog.name, key: error.key, place: catalog.path)
      )
      return .failure(Failure(value: diagnostic))
    }
  }

  /// Adds the Swift file of each catalog's symbols, and the file that they need off Apple's platforms.
  mutating func addSymbols(of catalogs: [LocalizedTable], below swift: FilePath) {
    for catalog in catalogs {
      let symbols = GeneratedSymbols(catalog)
      diagnostics += symbols.diagnostics.filter { !diagnostics.contains($0) }
      guard let path = swift.file(named: symbols.fileName) else { continue }
      files.append(File(path: path, bytes: Array(symbols.source.utf8), input: catalog.path))
    }
    guard let first = catalogs.first, let source = first.sourceLanguage else { return }
    let support = swift.appending(GeneratedSymbols.supportFileName)
    let bytes = GeneratedSymbols.support(for: source)
    files.append(File(path: support, bytes: bytes, input: first.path))
  }

  private mutating func add(_ bytes: [UInt8], at path: FilePath, of catalog: LocalizedTable) {
    let path = folder.appending(path.string)
    if let other = files.first(where: { $0.path == path }) {
      diagnostics.append(
        Diagnostic(
          rule: .malformedResource,
          severity: .error,
          message: other.input == catalog.path
            ? "two spellings of a language both give '\(path)'"
            : "'\(catalog.path)' and '\(other.input)' both give '\(path)'",
          location: SourceLocation(path: catalog.path)
        )
      )
    }
    files.append(File(path: path, bytes: bytes, input: catalog.path))
  }

  /// The changes that write the files.
  func changes(in files: FileSystem) throws(CommandFailure) -> [FileChange] {
    var changes: [FileChange] = []
    for file in self.files {
      let before = try fileOrFail(files.readOutput(file.path))
      if before != file.bytes {
        changes.append(FileChange(path: file.path, before: before, after: file.bytes))
      }
    }
    return changes
  }

  /// The outputs and their inputs, as make and ninja read them.
  var dependencies: [UInt8] {
    let inputs = Set(files.map(\.input)).sorted()
    let rules = inputs.map { input in
      let outputs = files.filter { $0.input == input }.map { $0.path.inRule }
      return "\(outputs.joined(separator: " \\\n  ")): \(input.inRule)\n"
    }
    return Array(rules.joined().utf8)
  }
}

extension FilePath {
  /// The path as a rule of a makefile has it.
  fileprivate var inRule: String {
    var text = ""
    for character in string.unicodeScalars {
      switch character {
      case " ", "#", "\\", ":": text += "\\"
      case "$": text += "$"
      default: break
      }
      text.unicodeScalars.append(character)
    }
    return text
  }
}
