package import Diagnostics
package import SourceFiles

/// The reason why an audit cannot be made: what is missing or wrong, and what may help.
public struct AuditError: Error, Hashable, Sendable, CustomStringConvertible {
  public let message: String
  public let hint: String?
  /// Findings on the way, such as a path that does not exist.
  package let diagnostics: [Diagnostic]

  package init(_ message: String, hint: String? = nil, diagnostics: [Diagnostic] = []) {
    self.message = message
    self.hint = hint
    self.diagnostics = diagnostics
  }

  /// The audit is not needed any more.
  static let outdated = AuditError("something has changed since the audit began")

  package init(_ error: FileError) {
    self.init(error.description)
  }

  /// Returns the result of a file operation, whose error becomes the audit's.
  package static func converting<Value>(
    _ result: @autoclosure () throws(FileError) -> Value
  ) throws(AuditError) -> Value {
    do throws(FileError) { return try result() } catch { throw AuditError(error) }
  }

  /// The places that are wrong, such as those of a configuration.
  public var findings: [Finding] { diagnostics.map { Finding($0) } }

  public var description: String { hint.map { "\(message) (\($0))" } ?? message }
}
