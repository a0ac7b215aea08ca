import Changes
import CompletenessChecks
import LocalizationModel
import SourceFiles
import StringResources

/// A generated table as it is to be written over the file that may be there.
///
/// Translators lose nothing: the rules are those of an update, and no key is taken away.
struct MergedTable {
  let path: FilePath
  let bytes: [UInt8]
  /// The file's bytes before; nil where there is none yet.
  private let stored: [UInt8]?

  var change: FileChange { FileChange(path: path, before: stored, after: bytes) }

  /// Whether there is a file that the table takes the place of.
  var isThere: Bool { stored != nil }

  /// Makes a table for a path; a file that is there may give way.
  ///
  /// `make` returns the bytes of a table that is not there yet.
  init(
    _ table: GeneratedTable,
    at path: FilePath,
    in files: FileSystem,
    isReplaced: Bool,
    _ options: UpdateOptions,
    _ make: () throws(CommandFailure) -> [UInt8]
  ) throws(CommandFailure) {
    self.path = path
    stored = try Self.contents(of: path, in: files)
    guard let stored, !isReplaced else {
      bytes = try make()
      return
    }
    do throws(EditError) {
      bytes = try TableMerge(table.demands, into: stored, at: path, options).bytes
    } catch {
      throw Self.failure(error, path)
    }
  }

  /// The keys whose texts are lost, as they have others afterwards or none.
  var lostKeys: [String] {
    guard let stored, let format = ResourceFormat.format(of: path) else { return [] }
    let texts = { (bytes: [UInt8]) in
      var texts: [String: [String]] = [:]
      for entry in format.table(from: bytes, at: path).entries {
        texts[entry.key] = entry.translations.flatMap { translation in
          translation.allUnits.filter { $0.state != .new }.map {
            "\(translation.language?.id ?? "") \($0.text)"
          }
        }
      }
      return texts
    }
    let now = texts(bytes)
    return texts(stored).filter { key, old in
      let new = Set(now[key] ?? [])
      return !old.allSatisfy(new.contains)
    }.map(\.key).sorted()
  }

  /// The keys of the plural texts beside a `.strings` file: the system looks for these first.
  static func pluralKeys(beside path: FilePath, in files: FileSystem) -> Set<ExactKey> {
    let path = path.folder.appending(path.stem + ".stringsdict")
    // Mostly there is none; one that cannot be read holds nothing that anybody finds.
    guard let format = ResourceFormat.format(of: path), let stored = try? files.readOutput(path)
    else { return [] }
    return Set(format.table(from: stored, at: path).entries.map { ExactKey($0.key) })
  }

  private static func contents(
    of path: FilePath,
    in files: FileSystem
  ) throws(CommandFailure) -> [UInt8]? {
    try fileOrFail(files.readOutput(path))
  }

  private static func failure(_ error: EditError, _ path: FilePath) -> CommandFailure {
    var failure = CommandFailure(
      "keys cannot be added to '\(path)' as it stands",
      hint: "fix the file, or overwrite it with '--overwrite'"
    )
    failure.diagnostics = [error.diagnostic]
    return failure
  }
}

extension GeneratedTable {
  /// The keys that a table can hold, and that the code shows in full.
  var demands: [KeyDemand] {
    let several = entries.flatMap(\.references).placesOfSeveralKeys()
    return entries.filter { entry in
      !entry.key.isEmpty && entry.references.contains { $0.key != entry.key || $0.isEvident }
    }.map { KeyDemand($0.key, $0.references, several: several) }
  }
}
