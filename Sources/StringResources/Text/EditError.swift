package import Diagnostics
import SourceFiles

/// Why a file is left as it is.
package struct EditError: Error, Hashable, Sendable {
  package let diagnostic: Diagnostic

  package init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }

  init(_ message: String, in text: SourceText, key: String? = nil) {
    diagnostic = Diagnostic(
      rule: .malformedResource,
      severity: .error,
      message: message,
      location: SourceLocation(path: text.path),
      subject: .init(table: String(text.path.stem), key: key, detail: text.path.string)
    )
  }
}
