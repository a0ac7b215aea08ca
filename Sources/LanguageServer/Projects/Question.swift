import JSONRPC
import SourceFiles

/// A request that waits for an audit of its project.
struct Question: Sendable {
  let id: RequestID
  /// The project's folder.
  let project: FilePath
  /// The text that it is about, and its version when it was asked.
  let document: FilePath
  let version: Int?
  let answer: Answer

  /// Answers by what an audit has seen.
  typealias Answer =
    @Sendable (ProjectView) throws(ResponseError) -> (any Encodable & Sendable)?
}
