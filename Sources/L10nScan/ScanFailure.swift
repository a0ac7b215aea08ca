public import SourceFiles

/// Why there is nothing to check: what is missing, and what may help.
public struct ScanFailure: Error, Hashable, Sendable, CustomStringConvertible {
  public let message: String
  public let hint: String?
  /// What was found wrong on the way, such as a path that does not exist.
  public let diagnostics: [Diagnostic]

  init(_ message: String, hint: String? = nil, diagnostics: [Diagnostic] = []) {
    self.message = message
    self.hint = hint
    self.diagnostics = diagnostics
  }

  init(_ error: FileError) {
    self.init(error.description)
  }

  public var description: String { hint.map { "\(message) (\($0))" } ?? message }
}
