package import JSONRPC
import Platform
package import SourceFiles
import TextFormats

/// A server of the Model Context Protocol, through which coding agents ask a project for its texts and
/// change them.
///
/// One thread reads messages, and answers what needs no project; another one carries out the calls of
/// tools, one after the other.
package struct AgentServer: ~Copyable {
  private let host: AgentHost
  let connection: Connection
  let queue = CallQueue()
  private var framer = MessageFramer(.lines)
  private let worker: CallWorker
  /// Whether a client and the server have agreed upon a version.
  var isInitialized = false

  /// - Parameters:
  ///   - host: The project, and what the program can do with it.
  ///   - connection: The way to the client.
  package init(_ host: AgentHost, connection: Connection) {
    (self.host, self.connection) = (host, connection)
    worker = CallWorker(host, connection, queue)
  }

  /// Serves until the client's messages end, and answers all that came.
  ///
  /// - Throws: `FileError` when the client's messages cannot be read.
  package static func run(
    _ host: AgentHost,
    connection: Connection,
    read: () throws(FileError) -> [UInt8]
  ) throws(FileError) {
    var server = AgentServer(host, connection: connection)
    let queue = server.queue
    startThread {
      let worker = CallWorker(host, connection, queue)
      queue.serve(worker.answer)
    }
    defer { queue.close() }
    while true {
      let bytes = try read()
      if bytes.isEmpty { return }
      server.receive(bytes)
    }
  }

  /// Takes bytes of the client, and answers the messages in them.
  package mutating func receive(_ bytes: [UInt8]) {
    framer.append(bytes)
    while let content = framer.next() { handle(content) }
  }

  /// Carries out the calls on this thread, for tests, which want the same output each time.
  package func work() {
    while let call = queue.next() { worker.answer(call) }
  }

  /// The tools of this server.
  var tools: [Tool] { Tool.all.filter { host.mayWrite || !$0.effect.writes } }

  private mutating func handle(_ content: [UInt8]) {
    let message: Message
    do throws(ResponseError) {
      message = try Message(content)
    } catch {
      return connection.refuse(nil, error)
    }
    // The server asks its clients for nothing, so that an answer is to nothing.
    guard let name = message.method else { return }
    guard let id = message.id else { return take(name, message) }
    do throws(ResponseError) {
      if let result = try reply(to: message, name, id) { connection.answer(id, result) }
    } catch {
      connection.refuse(id, error)
    }
  }

  /// Takes a notification.
  private func take(_ name: String, _ message: Message) {
    struct Parameters: Decodable { let requestId: RequestID }
    guard name == "notifications/cancelled" else { return }
    // A notification has no answer, also where it means nothing.
    guard let id = try? message.parameters(Parameters.self).requestId else { return }
    queue.cancel(id)
  }

  /// Returns the answer to a request; nil where it comes later.
  private mutating func reply(
    to message: Message,
    _ name: String,
    _ id: RequestID
  ) throws(ResponseError) -> (any Encodable & Sendable)? {
    let metadata = try RequestMetadata.of(message)
    let isStateless = metadata?.version != nil || name == "server/discover"
    if isStateless { try check(metadata) }
    guard let method = Method.all.first(where: { $0.id == name && $0.isOf(isStateless) }) else {
      throw .methodNotFound(name)
    }
    if !isStateless, !isInitialized, !method.isAlwaysAllowed {
      throw .invalidRequest("the first request is 'initialize'")
    }
    let request = Request(id: id, message: message, metadata: metadata, isStateless: isStateless)
    let result = try method.run(&self, request)
    return result.map { isStateless ? CompleteResult(content: $0) : $0 }
  }

  /// Checks that a stateless request says what each has to.
  private func check(_ metadata: RequestMetadata?) throws(ResponseError) {
    guard let metadata, let version = metadata.version, metadata.namesCapabilities else {
      throw .invalidParams("'_meta' needs the protocol's version and the client's capabilities")
    }
    guard version == ProtocolVersion.stateless.rawValue else {
      throw .unsupportedVersion(version)
    }
  }
}

extension ResponseError {
  fileprivate static func unsupportedVersion(_ version: String) -> Self {
    let data: [String: Datum] = [
      "supported": .list(ProtocolVersion.names), "requested": .text(VisibleText(version)),
    ]
    return Self(-32022, "unsupported version of the protocol", data: data)
  }
}
