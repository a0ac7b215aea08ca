import LocalizationModel
import SourceFiles
import StringResources

/// The keys that an update adds to tables, and the edits that do so.
struct KeyAdditions: Sendable {
  /// The bytes without any key of the files that are not there yet.
  var emptyBytes: [FilePath: [UInt8]] = [:]
  private var edits: [FilePath: [ExactKey: [TableEdit]]] = [:]

  mutating func add(_ edits: [TableEdit], to path: FilePath) {
    for edit in edits {
      self.edits[path, default: [:]][ExactKey(edit.key), default: []].append(edit)
    }
  }

  /// Takes out the edits that add a key to a file; none where it has the key already.
  mutating func take(_ key: String, of path: FilePath) -> [TableEdit] {
    edits[path]?.removeValue(forKey: ExactKey(key)) ?? []
  }
}
