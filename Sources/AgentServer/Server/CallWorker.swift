import JSONRPC
import TextFormats

/// The part of the server that carries out the calls of tools, on a thread of its own.
struct CallWorker {
  private let host: AgentHost
  private let connection: Connection
  private let queue: CallQueue
  private let project: AgentProject

  init(_ host: AgentHost, _ connection: Connection, _ queue: CallQueue) {
    (self.host, self.connection, self.queue) = (host, connection, queue)
    project = AgentProject(host, progress: CallProgress(connection)) { queue.isCancelled }
  }

  /// Carries out a call, and answers it if it is not taken back.
  func answer(_ call: ToolCall) {
    let answer = answer(to: call)
    if queue.finish() { connection.answer(call.id, call.result(answer)) }
  }

  private func answer(to call: ToolCall) -> ToolAnswer {
    do throws(ToolFailure) {
      try call.tool.check(call.arguments)
      guard host.mayWrite || !call.tool.effect.writes else {
        throw ToolFailure("tool '\(call.tool.id)' writes, and the server was started to read only")
      }
      project.progress.begin(call.progressToken)
      return try call.tool.run(call.arguments, project)
    } catch {
      return ToolAnswer(error)
    }
  }
}
