import LocalizationModel
import SourceFiles
import StringResources

/// A generated table as it is to be written over the file that may be there.
///
/// Translators lose nothing: keys that the file has keep their texts and comments, keys that it lacks
/// are added, and none is taken away.
struct MergedTable {
  let path: FilePath
  let bytes: [UInt8]
  /// The state that the file must still be in when it is written.
  let expectation: FileExpectation

  /// Makes a table for a path; a file that is there may give way.
  ///
  /// `make` returns the generated table's bytes, a catalog's texts being in the given language.
  init(
    at path: FilePath,
    in files: FileSystem,
    isReplaced: Bool,
    _ make: (Language?) -> [UInt8]
  ) throws(CommandFailure) {
    self.path = path
    guard let stored = try Self.contents(of: path, in: files) else {
      (bytes, expectation) = (make(nil), .noFile)
      return
    }
    expectation = .bytes(stored)
    guard !isReplaced, let format = ResourceFormat.format(of: path) else {
      bytes = make(nil)
      return
    }
    let old = format.table(from: stored, at: path)
    let new = format.table(from: make(old.sourceLanguage), at: path)
    // Characters of one look may be different keys.
    let known = Set(old.entries.map { Array($0.key.utf8) })
    let missing = new.entries.filter { !known.contains(Array($0.key.utf8)) }
    do throws(EditError) {
      bytes = try format.applying(missing.map { .insert($0) }, to: stored, at: path)
    } catch {
      throw Self.failure(error, path)
    }
  }

  private static func contents(
    of path: FilePath,
    in files: FileSystem
  ) throws(CommandFailure) -> [UInt8]? {
    do throws(FileError) {
      return try files.readOutput(path)
    } catch {
      throw CommandFailure(error)
    }
  }

  private static func failure(_ error: EditError, _ path: FilePath) -> CommandFailure {
    var failure = CommandFailure(
      "keys cannot be added to '\(path)' as it stands",
      hint: "mend the file, or let '--replace' write it anew"
    )
    failure.diagnostics = [error.diagnostic]
    return failure
  }
}
