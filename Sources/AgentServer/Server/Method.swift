import JSONRPC
import TextFormats

/// A request as a method sees it.
struct Request {
  let id: RequestID
  let message: Message
  let metadata: RequestMetadata?
  let isStateless: Bool
}

/// A request that the server understands.
struct Method: Identifiable, Sendable {
  let id: String
  /// The versions that have it.
  private let versions: Versions
  /// Whether it may come before `initialize`.
  var isAlwaysAllowed = false
  let run:
    @Sendable (inout AgentServer, Request) throws(ResponseError)
      -> (any Encodable & Sendable)?

  private enum Versions: Sendable { case all, handshakes, stateless }

  /// Whether the versions have it in which requests are stateless, or else the others.
  func isOf(_ isStateless: Bool) -> Bool {
    versions == .all || (versions == .stateless) == isStateless
  }

  /// Every request.
  static let all: [Method] = [initialize, discover, ping, listTools, callTool]

  private static let initialize = Method(
    id: "initialize",
    versions: .handshakes,
    isAlwaysAllowed: true
  ) { server, request throws(ResponseError) in
    struct Parameters: Decodable { let protocolVersion: String }
    let wanted = try request.message.parameters(Parameters.self).protocolVersion
    server.isInitialized = true
    return InitializeResult(protocolVersion: ProtocolVersion.agreed(with: wanted).rawValue)
  }

  private static let discover = Method(id: "server/discover", versions: .stateless) { _, _ in
    DiscoverResult()
  }

  private static let ping = Method(id: "ping", versions: .handshakes, isAlwaysAllowed: true) {
    _,
    _ in EmptyResult()
  }

  private static let listTools = Method(id: "tools/list", versions: .all) { server, _ in
    ToolList(tools: server.tools)
  }

  private static let callTool = Method(id: "tools/call", versions: .all) {
    server,
    request throws(ResponseError) in
    struct Parameters: Decodable { let name: String }
    let name = try request.message.parameters(Parameters.self).name
    guard let tool = Tool.all.first(where: { $0.id == name }) else {
      throw .invalidParams("no tool '\(name)'")
    }
    server.queue.add(
      ToolCall(
        id: request.id,
        tool: tool,
        arguments: request.message.member("params", "arguments") ?? JSON5Node(.object([])),
        progressToken: request.metadata?.progressToken,
        isStateless: request.isStateless
      )
    )
    return nil
  }
}
