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

  package init(usage message: String, hint: String? = nil) {
    self.init(message, hint: hint)
    isUsage = true
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

extension CommandFailure {
  /// Tells that a command line names no source code.
  static let noSource = Self(
    usage: "no source code to read",
    hint: "give a folder with '--source PATH'"
  )

  /// Tells that a command line names neither source code nor string tables.
  static let noInput = Self(
    usage: "nothing to read",
    hint: "give a folder with '--source PATH' or '--strings PATH'"
  )
}
