import JSONRPC
import L10nScan
import TextFormats

// The codes are those of the protocol's chapter on responses.

extension ResponseError {
  static let notInitialized = Self(-32002, "the first request is 'initialize'")
  static let cancelled = Self(-32800, "the request was cancelled")
  static let contentModified = Self(-32801, "the text has changed meanwhile")
  /// The request is right, and cannot be fulfilled.
  static func requestFailed(_ message: VisibleText) -> Self { Self(-32803, message) }

  static func failed(_ error: AuditError) -> Self {
    var lines = [error.description]
    for place in error.findings.prefix(5).map(\.description) where !lines.contains(place) {
      lines.append(place)
    }
    return requestFailed("\(inLines: lines.joined(separator: "\n"))")
  }
}
