import Diagnostics
package import LocalizationModel
import Platform
package import SourceFiles

/// The translations of the library Swifternalization: `base.json`, a file for each language, and
/// `expressions.json`, all in one folder.
///
/// Only their names and their content distinguish them from other JSON, so that a folder is
/// taken for one of the library's only where that is beyond doubt.
package enum Swifternalization {
  /// The name of the file of first texts; a folder without one is of no interest.
  package static let baseName = "base.json"

  /// Whether a file may belong to such a folder, by its name alone.
  package static func mayRead(_ path: FilePath) -> Bool {
    guard path.fileExtension == "json" else { return false }
    return ["base", "expressions"].contains(path.stem) || Language(path.stem).isKnown
  }

  /// Reads the tables in folders that hold a `base.json`.
  ///
  /// - Parameters:
  ///   - bases: The paths of the files called `base.json`.
  ///   - files: Where the files are.
  ///   - isCertain: Whether a person or the code says that the folder is one of the library's. Else
  ///     an `expressions.json`, an expression that is written out, or a width must tell.
  /// - Returns: One table for each file, sorted by path.
  package static func readTables(
    of bases: [FilePath],
    in files: FileSystem,
    isCertain: (FilePath) -> Bool = { _ in false }
  ) -> [LocalizedTable] {
    bases.flatMap { base -> [LocalizedTable] in
      let folder = SwifternalizationFolder(of: base, in: files)
      guard isCertain(base) || folder.isEvident else { return [] }
      return folder.tables
    }.ordered(by: \.path)
  }
}

/// One folder of translations.
private struct SwifternalizationFolder {
  private let base: FilePath
  /// The bytes of `base.json` and of the files of the languages.
  private var translations: [(path: FilePath, stored: [UInt8])] = []
  private var expressions: SourceText?
  private var shared = SharedExpressions()
  /// The files that could not be read, which are reported beside the first texts.
  private var failures: [Diagnostic] = []

  init(of base: FilePath, in files: FileSystem) {
    self.base = base
    do throws(FileError) {
      let names = try files.entries(of: base.folder).filter { $0.kind != .folder }.map(\.name)
      let paths = names.map { base.folder.appending($0) }.filter(Swifternalization.mayRead)
      for path in paths.sorted() { read(path, in: files) }
    } catch {
      failures.append(error.diagnostic)
    }
  }

  private mutating func read(_ path: FilePath, in files: FileSystem) {
    do throws(FileError) {
      let stored = try files.read(path)
      guard path.stem == "expressions" else { return translations.append((path, stored)) }
      let text = SourceText(path: path, stored: stored)
      shared = SharedExpressions(reading: text.bytes)
      expressions = text
    } catch {
      failures.append(error.diagnostic)
    }
  }

  /// Whether the files themselves leave no doubt.
  var isEvident: Bool {
    let shape = translations.reduce(into: SwifternalizationShape()) { shape, file in
      shape.add(SourceText(path: file.path, stored: file.stored).bytes)
    }
    guard translations.count > 1 else { return false }
    let sharesExpressions = expressions != nil && shared.defects.isEmpty
    return shape.hasExpressions || shape.isSound && (shape.hasWidths || sharesExpressions)
  }

  var tables: [LocalizedTable] {
    var shared = shared
    shared.reportSections(outside: Set(translations.map { String($0.path.stem) }))
    return translations.map { path, stored in
      var table = LocalizedTable(swifternalization: path, isBase: path == base)
      if path == base {
        table.diagnostics = failures
        if let expressions { table.report(shared.defects, in: expressions) }
      }
      guard let text = table.decode(stored) else { return table }
      var reader = SwifternalizationReader(text, language: table.language, shared: shared)
      table.entries = reader.read()
      table.report(reader.defects, in: text)
      table.reportDuplicateKeys()
      table.diagnostics.sort()
      return table
    }
  }
}

extension LocalizedTable {
  /// Makes the table of a file of translations; all of a folder are one table.
  fileprivate init(swifternalization path: FilePath, isBase: Bool) {
    self.init(path: path, format: .swifternalization)
    name = Self.swifternalizationName
    language = isBase ? nil : Language(path.stem)
    self.isBase = isBase
  }
}
