import Platform
import SourceFiles

/// Notes what files are asked while an answer is made.
final class Trace: Sendable {
  private let inputs = Locked(AskedInputs())

  var asked: AskedInputs { inputs.withLock { $0 } }

  func note(_ others: AskedInputs) { inputs.withLock { $0.formUnion(others) } }

  /// Returns files that note what they are asked.
  func noting(_ base: FileSystem) -> FileSystem {
    FileSystem(
      base,
      contents: { path throws(FileError) in
        self.note(file: path)
        return try base.contents(path)
      },
      list: { folder throws(FileError) in
        self.inputs.withLock { _ = $0.folders.insert(folder) }
        return try base.list(folder)
      },
      kind: { path throws(FileError) in
        self.note(file: path)
        return try base.kind(path)
      },
      target: { path throws(FileError) in
        self.note(file: path)
        return try base.target(path)
      }
    )
  }

  private func note(file path: FilePath) {
    inputs.withLock { _ = $0.files.insert(path) }
  }
}
