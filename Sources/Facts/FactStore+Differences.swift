import Platform
package import SourceFiles

extension FactStore {
  /// Notes where other files differ from those that the answers were made of: what was made of files
  /// that are the same in both still holds.
  ///
  /// Complexity: each file of an answer is read from both, each folder listed in both.
  ///
  /// - Parameters:
  ///   - files: The files of the answers to come.
  ///   - former: The files of the answers so far.
  ///   - jobs: How many threads compare them.
  package func noteDifferences(of files: FileSystem, from former: FileSystem, jobs: Int) {
    let asked = self.asked
    let changed = Array(asked.files).concurrentMap(jobs: jobs) { path in
      files.isSame(as: former, at: path) ? nil : InputChange.file(path)
    }
    let relisted = Array(asked.folders).concurrentMap(jobs: jobs) { folder in
      files.listing(of: folder) == former.listing(of: folder) ? nil : InputChange.folder(folder)
    }
    note((changed + relisted).compactMap(\.self))
  }
}

extension FileSystem {
  fileprivate func isSame(as other: FileSystem, at path: FilePath) -> Bool {
    let kind = answer(at: path, FileSystem.kind(of:))
    guard kind == other.answer(at: path, FileSystem.kind(of:)),
      answer(at: path, FileSystem.realPath(of:))
        == other.answer(at: path, FileSystem.realPath(of:))
    else { return false }
    return kind != .success(.file) || hasSameBytes(as: other, at: path)
  }

  private func hasSameBytes(as other: FileSystem, at path: FilePath) -> Bool {
    switch (answer(at: path, FileSystem.read), other.answer(at: path, FileSystem.read)) {
    // `==` of results would compare byte by byte, in 24 instructions each.
    case (.success(let bytes), .success(let others)): bytes[...].hasSameBytes(as: others[...])
    case (.failure(let error), .failure(let other)): error == other
    default: false
    }
  }

  fileprivate func listing(of folder: FilePath) -> Result<Set<FolderEntry>, FileError> {
    answer(at: folder, FileSystem.entries(of:)).map(Set.init)
  }

  private func answer<Answer>(
    at path: FilePath,
    _ ask: (FileSystem) -> (FilePath) throws(FileError) -> Answer
  ) -> Result<Answer, FileError> {
    Result { () throws(FileError) in try ask(self)(path) }
  }
}
