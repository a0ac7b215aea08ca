import L10nScan
import TextFormats

/// Why a request has no result.
struct ResponseError: Error, Hashable, Encodable {
  let code: Int
  let message: VisibleText

  private init(_ code: Int, _ message: VisibleText) {
    (self.code, self.message) = (code, message)
  }

  // The codes are those of JSON-RPC 2.0 and of the protocol's chapter on responses.

  static func parseError(_ message: VisibleText) -> Self { Self(-32700, message) }
  static func invalidRequest(_ message: VisibleText) -> Self { Self(-32600, message) }
  static func methodNotFound(_ method: String) -> Self { Self(-32601, "no method '\(method)'") }
  static func invalidParams(_ message: VisibleText) -> Self { Self(-32602, message) }
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
