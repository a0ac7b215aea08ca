package import CommandLineOptions
package import Diagnostics
import L10nScan
package import SourceFiles

/// Why a command could not do its work: what is wrong, and what may help.
package struct CommandFailure: Error, Hashable, Sendable {
  package let message: String
  package var hint: String?
  /// Whether the command line itself is wrong, so that it helps to see how one is written.
  package var isUsage = false
  /// Findings on the way, such as a path that does not exist.
  package var diagnostics: [Diagnostic] = []

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

  init(_ failure: AuditError) {
    message = failure.message
    hint = failure.hint
    diagnostics = failure.diagnostics
  }

  package init(_ error: FileError) {
    message = error.description
  }
}

/// Returns a result of the engine; its error becomes the command's.
func orFail<Value>(
  _ result: @autoclosure () throws(AuditError) -> Value
) throws(CommandFailure) -> Value {
  do throws(AuditError) { return try result() } catch { throw CommandFailure(error) }
}

/// Returns the result of a file operation; its error becomes the command's.
func fileOrFail<Value>(
  _ result: @autoclosure () throws(FileError) -> Value
) throws(CommandFailure) -> Value {
  do throws(FileError) { return try result() } catch { throw CommandFailure(error) }
}
