package import SourceFiles

extension FileError {
  /// The error as a diagnostic at the file, for input that the run can do without.
  package var diagnostic: Diagnostic {
    Diagnostic(
      rule: .unreadableFile,
      severity: .error,
      message: description,
      location: SourceLocation(path: path),
      help: reason == Self.leavesProject ? "'--allow-outside' follows it" : nil,
      subject: .init(place: path)
    )
  }
}

extension FileWalker.Result {
  /// The failures as diagnostics, in the order of their places.
  package var diagnostics: [Diagnostic] { failures.map(\.diagnostic) }
}
