import SourceFiles

/// What an audit remembers for the next one by the same settings.
package struct AuditMemory: Sendable {
  /// Whether there is a next time.
  let isKept: Bool
  var files: FileMemory

  package init(isKept: Bool = true) {
    self.isKept = isKept
    files = FileMemory(isKept: isKept)
  }

  /// The changes of files since the first audit; nil where nothing is remembered.
  var knownHistory: FileHistory? { isKept ? files.history : nil }

  /// Returns a result that is made anew only when something has changed that it was made of.
  mutating func remember<Value: Sendable, Failure: Error>(
    _ slot: WritableKeyPath<FileMemory, Remembered<Value>>,
    in files: FileSystem,
    _ make: (FileSystem) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let history = knownHistory
    return try self.files[keyPath: slot].value(in: files, after: history, make)
  }
}
