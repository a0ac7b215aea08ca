package import SourceFiles

/// A change of files, as far as it can matter to an answer that was made of them.
package enum InputChange: Hashable, Sendable {
  /// A file has other bytes, or is or is no longer there.
  case file(FilePath)
  /// A folder holds other names, or other things under them.
  case folder(FilePath)
  /// Anything below a folder, and the folder itself.
  case all(FilePath)
}

/// The questions about files that an answer rests on.
struct AskedInputs: Sendable {
  /// The files that were read, and the paths that were looked at.
  var files: Set<FilePath> = []
  /// The folders that were listed.
  var folders: Set<FilePath> = []

  mutating func formUnion(_ other: AskedInputs) {
    files.formUnion(other.files)
    folders.formUnion(other.folders)
  }

  /// Returns whether the answers of the files may be other ones after some changes.
  func areTouched(by changes: ArraySlice<InputChange>) -> Bool {
    changes.contains { change in
      switch change {
      case .file(let path): files.contains(path)
      case .folder(let path): folders.contains(path)
      case .all(let path): files.hold(path) || folders.hold(path)
      }
    }
  }
}

extension Set<FilePath> {
  /// Whether a folder, or anything below it, is among the paths.
  func hold(_ folder: FilePath) -> Bool {
    contains { $0.isWithin(folder) }
  }
}
