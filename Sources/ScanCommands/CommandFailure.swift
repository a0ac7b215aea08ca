package import CommandLineOptions
package import SourceFiles

/// Why a command could not do its work: what is wrong, and what may help.
package struct CommandFailure: Error, Hashable, Sendable {
  package let message: String
  package var hint: String?
  /// Whether the command line itself is wrong, so that it helps to see how one is written.
  package var isUsage = false

  package init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  package init(_ error: UsageError) {
    message = error.message
    hint = error.hint
    isUsage = true
  }

  package init(_ error: FileError) {
    message = error.description
  }
}
