/// Why a file for translators cannot be read.
package struct ExchangeError: Error, Hashable, Sendable {
  package let message: String
  package let line: Int?

  package init(_ message: String, line: Int? = nil) {
    (self.message, self.line) = (message, line)
  }
}
