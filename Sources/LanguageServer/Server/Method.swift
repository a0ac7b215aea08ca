import JSONRPC
import SourceFiles

/// A request or notification that the server understands.
struct Method: Identifiable, Sendable {
  let id: String
  let isRequest: Bool
  let run: @Sendable (inout LanguageServer, Message) throws(ResponseError) -> Reply

  /// The answer to a request; a notification has none.
  enum Reply {
    case result((any Encodable & Sendable)?)
    /// The answer comes when the project is audited.
    case later
  }

  /// Makes a request.
  static func request(
    _ id: String,
    _ run: @escaping @Sendable (inout LanguageServer, Message) throws(ResponseError) -> Reply
  ) -> Method {
    Method(id: id, isRequest: true, run: run)
  }

  /// Makes a notification.
  static func notification(
    _ id: String,
    _ run: @escaping @Sendable (inout LanguageServer, Message) throws(ResponseError) -> Void
  ) -> Method {
    Method(id: id, isRequest: false) { server, message throws(ResponseError) in
      try run(&server, message)
      return .result(nil)
    }
  }

  static let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }

  /// Every method.
  static let all: [Method] = lifecycle + synchronization + questions

  /// A question to a project.
  static let questions: [Method] = [
    .hover, .definition, .references, .documentSymbol, .semanticTokens, .inlayHints, .completion,
    .prepareRename, .rename, .codeAction, .codeLens, .workspaceSymbol, .executeCommand,
  ]
}
