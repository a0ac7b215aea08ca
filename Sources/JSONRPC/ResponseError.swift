package import TextFormats

/// Why a request has no result.
package struct ResponseError: Error, Hashable, Encodable {
  package let code: Int
  package let message: VisibleText
  /// Facts for the client, by their names; nil where the message says all.
  package let data: [String: Datum]?

  /// A text, or a list of texts.
  package enum Datum: Hashable, Sendable, Encodable {
    case text(VisibleText)
    case list([VisibleText])

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .list(let texts): try container.encode(texts)
      }
    }
  }

  package init(_ code: Int, _ message: VisibleText, data: [String: Datum]? = nil) {
    (self.code, self.message, self.data) = (code, message, data)
  }

  // The codes of JSON-RPC 2.0; each protocol adds its own.

  package static func parseError(_ message: VisibleText) -> Self { Self(-32700, message) }
  package static func invalidRequest(_ message: VisibleText) -> Self { Self(-32600, message) }
  package static func methodNotFound(_ method: String) -> Self {
    Self(-32601, "no method '\(method)'")
  }
  package static func invalidParams(_ message: VisibleText) -> Self { Self(-32602, message) }
}
