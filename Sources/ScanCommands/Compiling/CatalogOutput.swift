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
  private var absent: [FilePath] = []
  /// The catalog that each file is made of.
  private var inputs: [FilePath: FilePath] = [:]

  /// A file to write.
  struct File {
    let path: FilePath
    let bytes: [UInt8]
  }

  init(folder: FilePath) { self.folder = folder }

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
      absent += result.absent.map { folder.appending($0.string) }
      for (file, bytes) in zip(result.files, bytes) {
        switch bytes {
        case .success(let bytes): add(bytes, at: folder.appending(file.path.string), of: catalog)
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
      let message = "key '\(error.key)' has a character that XML cannot hold"
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
    var types: [String: FilePath] = [:]
    for catalog in catalogs {
      let symbols = GeneratedSymbols(catalog)
      if let type = symbols.typeName, let other = types.updateValue(catalog.path, forKey: type) {
        report("'\(other)' has the type '\(type)' for its symbols, too", of: catalog)
      }
      diagnostics += symbols.diagnostics.filter { !diagnostics.contains($0) }
      guard let path = swift.file(named: symbols.fileName) else { continue }
      add(Array(symbols.source.utf8), at: path, of: catalog)
    }
    guard let first = catalogs.first, let source = first.sourceLanguage else { return }
    let support = swift.appending(GeneratedSymbols.supportFileName)
    add(GeneratedSymbols.support(for: source), at: support, of: first)
  }

  private mutating func add(_ bytes: [UInt8], at path: FilePath, of catalog: LocalizedTable) {
    if let other = inputs.updateValue(catalog.path, forKey: path) {
      report(
        other == catalog.path
          ? "two spellings of a language both give '\(path)'"
          : "'\(catalog.path)' and '\(other)' both give '\(path)'",
        of: catalog
      )
    }
    files.append(File(path: path, bytes: bytes))
  }

  private mutating func report(_ message: String, of catalog: LocalizedTable) {
    diagnostics.append(
      Diagnostic(
        rule: .malformedResource,
        severity: .error,
        message: message,
        location: SourceLocation(path: catalog.path)
      )
    )
  }

  /// The paths that are written or removed.
  var paths: [FilePath] { files.map(\.path) + absent }

  /// Adds the file of outputs and inputs that make and ninja read.
  mutating func addDependencies(at path: FilePath) {
    files.append(File(path: path, bytes: dependencies))
  }

  /// The changes that write the files, and remove what an earlier build left beside them.
  func changes(in files: FileSystem) throws(CommandFailure) -> [FileChange] {
    var changes: [FileChange] = []
    for file in self.files {
      let before = try fileOrFail(files.readOutput(file.path))
      if before != file.bytes {
        changes.append(FileChange(path: file.path, before: before, after: file.bytes))
      }
    }
    for path in absent where inputs[path] == nil {
      guard let before = try fileOrFail(files.readOutput(path)) else { continue }
      changes.append(FileChange(path: path, before: before, after: nil))
    }
    return changes
  }

  /// The outputs and their inputs, as make and ninja read them.
  ///
  /// Each input is a target without inputs, too, so that make goes on when it has gone.
  private var dependencies: [UInt8] {
    let groups = Dictionary(grouping: files) { inputs[$0.path] ?? $0.path }
    let rules = groups.ordered(by: \.key).map { input, outputs in
      let names = outputs.map(\.path.inRule).joined(separator: " \\\n  ")
      return "\(names): \(input.inRule)\n\n\(input.inRule):\n"
    }
    return Array(rules.joined(separator: "\n").utf8)
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
