import JSONRPC
import TextFormats

/// A request to use a tool, which waits for its turn.
struct ToolCall: Sendable {
  let id: RequestID
  let tool: Tool
  let arguments: JSON5Node
  /// The name by which the client wants to be told how far the call is; nil where it does not.
  let progressToken: RequestID?
  let isStateless: Bool

  /// Returns an answer in the form that the client's version has for it.
  func result(_ answer: ToolAnswer) -> any Encodable & Sendable {
    isStateless ? CompleteResult(content: answer) : answer
  }
}
