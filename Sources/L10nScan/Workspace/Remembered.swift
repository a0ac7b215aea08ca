import SourceFiles

/// A result that is made anew only when something of what it was made of has changed.
///
/// What that is tells the result itself, by the questions that it has asked the file system: nobody
/// has to know, and keep a list of, the files that it depends on.
struct Remembered<Value: Sendable>: Sendable {
  private var known: (value: Value, questions: FileQuestions, changes: Int)?

  /// Returns the result as it is after some changes; nothing is remembered where these are nil.
  ///
  /// Everything that the result depends on must be asked of the files that `make` gets.
  mutating func value<Failure: Error>(
    in files: FileSystem,
    after history: FileHistory?,
    _ make: (FileSystem) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard let history else { return try make(files) }
    if let known, !known.questions.areTouched(by: history.changes[known.changes...]) {
      self.known?.changes = history.changes.count
      return known.value
    }
    known = nil
    let recorder = QuestionRecorder()
    let value = try make(recorder.recording(files))
    known = (value, recorder.questions, history.changes.count)
    return value
  }
}

extension Remembered {
  /// Whether the result may be another one after some changes, as far as it was ever asked for.
  func mayDiffer(after history: FileHistory) -> Bool {
    known.map { $0.questions.areTouched(by: history.changes[$0.changes...]) } ?? false
  }
}

/// A result that is made anew when something else than files has changed as well.
struct RememberedOf<Input: Equatable & Sendable, Value: Sendable>: Sendable {
  private var input: Input?
  private var result = Remembered<Value>()

  mutating func value(
    of input: Input,
    in files: FileSystem,
    after history: FileHistory?,
    _ make: (FileSystem) -> Value
  ) -> Value {
    if self.input != input { result = Remembered() }
    self.input = input
    return result.value(in: files, after: history, make)
  }

  /// Whether the result may be another one after some changes, of the same input.
  func mayDiffer(after history: FileHistory) -> Bool { result.mayDiffer(after: history) }
}

/// The questions that somebody has asked a file system.
struct FileQuestions: Sendable {
  /// The files that were read, and the paths that were looked at.
  fileprivate(set) var files: Set<FilePath> = []
  /// The folders that were listed.
  fileprivate(set) var folders: Set<FilePath> = []

  /// Tells whether the answers may be other ones after some changes.
  func areTouched(by changes: ArraySlice<FileHistory.Change>) -> Bool {
    changes.contains { change in
      switch change {
      case .file(let path): files.contains(path)
      case .folder(let path): folders.contains(path)
      case .all(let path):
        files.contains(path) || folders.contains(path)
          || files.contains { $0.relative(to: path) != nil }
          || folders.contains { $0.relative(to: path) != nil }
      }
    }
  }
}

/// Keeps account of the questions that a file system is asked.
private final class QuestionRecorder: Sendable {
  private let asked = Locked(FileQuestions())

  var questions: FileQuestions { asked.withLock { $0 } }

  func recording(_ base: FileSystem) -> FileSystem {
    FileSystem(
      base,
      contents: { path throws(FileError) in
        self.asked.withLock { _ = $0.files.insert(path) }
        return try base.contents(path)
      },
      list: { folder throws(FileError) in
        self.asked.withLock { _ = $0.folders.insert(folder) }
        return try base.list(folder)
      },
      kind: { path throws(FileError) in
        self.asked.withLock { _ = $0.files.insert(path) }
        return try base.kind(path)
      },
      target: { path throws(FileError) in
        self.asked.withLock { _ = $0.files.insert(path) }
        return try base.target(path)
      }
    )
  }
}
