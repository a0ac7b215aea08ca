package import Platform

extension FileSystem {
  /// The machine's own files.
  package static let local: FileSystem = {
    var files = FileSystem(
      contents: { path throws(FileError) in
        try path.asking(.read) { file throws(SystemError) in try file.contents() }
      },
      list: { path throws(FileError) in
        try path.asking(.list) { file throws(SystemError) in try file.entries() }
      },
      kind: { path throws(FileError) in
        try path.asking(.read) { file throws(SystemError) in try file.kind }
      },
      target: { path throws(FileError) in
        try FilePath(path.asking(.read) { file throws(SystemError) in try file.target })
      },
      replace: { path, bytes, expectation throws(FileError) in
        try FileReplacement(of: path, with: bytes, expecting: expectation).run()
      },
      makeFolder: makeFolders,
      discard: { path throws(FileError) in
        try path.asking(.write) { file throws(SystemError) in
          do throws(SystemError) {
            try file.remove()
          } catch {
            if (try? file.removeFolder()) == nil { throw error }
          }
        }
      }
    )
    files.textOfLink = { $0.local.textOfLink }
    return files
  }()

  private static func makeFolders(_ path: FilePath) throws(FileError) {
    do throws(FileError) {
      try path.asking(.create) { file throws(SystemError) in try file.makeFolder() }
    } catch {
      guard error.isAbsence, path.folder != path else { throw error }
      try makeFolders(path.folder)
      try path.asking(.create) { file throws(SystemError) in try file.makeFolder() }
    }
  }
}

extension FilePath {
  /// What stands at the path on this machine.
  package var local: LocalFile { LocalFile(string) }

  /// Asks the system; its error gets the path and what was wanted of it.
  fileprivate func asking<Answer>(
    _ operation: FileError.Operation,
    _ call: (LocalFile) throws(SystemError) -> Answer
  ) throws(FileError) -> Answer {
    do throws(SystemError) {
      return try call(local)
    } catch {
      throw FileError(operation, self, reason: error.reason)
    }
  }
}
