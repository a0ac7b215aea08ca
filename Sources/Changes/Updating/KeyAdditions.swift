import LocalizationModel
package import SourceFiles
package import StringResources

/// The keys that an update adds to tables, and the edits that do so.
package struct KeyAdditions: Sendable {
  /// The bytes without any key of the files that are not there yet.
  package var emptyBytes: [FilePath: [UInt8]] = [:]
  private var edits: [FilePath: [ExactKey: [TableEdit]]] = [:]

  package init() {}

  package mutating func add(_ edits: [TableEdit], to path: FilePath) {
    for edit in edits {
      self.edits[path, default: [:]][ExactKey(edit.key), default: []].append(edit)
    }
  }

  /// Returns the edits that add a key, by the files that get it.
  package func edits(adding key: String) -> [FilePath: [TableEdit]] {
    edits.compactMapValues { $0[ExactKey(key)] }
  }

  /// Takes out the edits that add a key to a file; none where it has the key already.
  package mutating func take(_ key: String, of path: FilePath) -> [TableEdit] {
    edits[path]?.removeValue(forKey: ExactKey(key)) ?? []
  }
}
