package import Platform

extension FileSystem {
  /// The machine's own files.
  package static let local: FileSystem = {
    var files = FileSystem(
      contents: { path throws(FileError) in try path.asking(.read, path.local.contents()) },
      list: { path throws(FileError) in try path.asking(.list, path.local.entries()) },
      kind: { path throws(FileError) in try path.asking(.read, path.local.kind) },
      target: { path throws(FileError) in FilePath(try path.asking(.read, path.local.target)) },
      replace: { path, bytes, expectation throws(FileError) in
        try FileReplacement(of: path, with: bytes, expecting: expectation).run()
      },
      makeFolder: makeFolders,
      discard: { path throws(FileError) in try path.asking(.write, path.local.discard()) }
    )
    files.textOfLink = { $0.local.textOfLink }
    files.allowRunning = { path throws(FileError) in
      try path.asking(.write, path.local.makeExecutable())
    }
    return files
  }()

  private static func makeFolders(_ path: FilePath) throws(FileError) {
    do throws(FileError) {
      try path.asking(.create, path.local.makeFolder())
    } catch {
      guard error.isAbsence, path.folder != path else { throw error }
      try makeFolders(path.folder)
      try path.asking(.create, path.local.makeFolder())
    }
  }
}

extension FilePath {
  /// The file at the path on this machine.
  package var local: LocalFile { LocalFile(string) }

  /// Returns what the system answers; its error gets the path and what was wanted of it.
  package func asking<Answer>(
    _ operation: FileError.Operation,
    _ answer: @autoclosure () throws(SystemError) -> Answer
  ) throws(FileError) -> Answer {
    do throws(SystemError) {
      return try answer()
    } catch {
      throw FileError(operation, self, reason: error.reason)
    }
  }
}
