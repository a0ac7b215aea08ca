package import JSONRPC
import Platform
package import SourceFiles
import TextFormats

/// A server of the Language Server Protocol 3.17, which sends editors the findings while a user
/// types, and answers questions about keys.
///
/// One thread reads messages and answers what it can by the last audit; another one audits
/// (`Worker`). Neither writes any file.
package struct LanguageServer: ~Copyable {
  let projects = Projects()
  let connection: Connection
  let files: FileSystem
  private var framer = MessageFramer(.headers)
  private(set) var worker: Worker
  var stage = Stage.started

  enum Stage { case started, initialized, shutDown }

  /// Whether the client has ended the server the way it should, once it has ended it.
  package private(set) var end: End?

  package enum End: Sendable { case proper, hasty }

  /// - Parameters:
  ///   - files: The files on disk, which are read and never written.
  ///   - connection: The way to the client.
  package init(files: FileSystem, connection: Connection) {
    self.files = files
    self.connection = connection
    worker = Worker(projects, connection, files)
  }

  /// Serves until the client ends the server or its messages.
  ///
  /// - Parameters:
  ///   - files: The files on disk.
  ///   - connection: The way to the client.
  ///   - read: Waits for bytes of the client; none where there will be no more.
  /// - Returns: Whether the client has ended the server the way it should.
  /// - Throws: `FileError` when the client's messages cannot be read.
  package static func run(
    files: FileSystem,
    connection: Connection,
    read: () throws(FileError) -> [UInt8]
  ) throws(FileError) -> End {
    var server = LanguageServer(files: files, connection: connection)
    let projects = server.projects
    startThread {
      var worker = Worker(projects, connection, files)
      worker.run()
    }
    while server.end == nil {
      let bytes = try read()
      if bytes.isEmpty { return .hasty }
      server.receive(bytes)
    }
    return server.end ?? .hasty
  }

  /// Takes bytes of the client, and answers the messages in them.
  package mutating func receive(_ bytes: [UInt8]) {
    framer.append(bytes)
    while end == nil, let content = framer.next() { handle(content) }
  }

  /// Audits and answers on this thread, for tests, which want the same output each time.
  package mutating func work() { worker.work() }

  mutating func finish() {
    end = stage == .shutDown ? .proper : .hasty
    _ = projects.stop()
  }

  private mutating func handle(_ content: [UInt8]) {
    let message: Message
    do throws(ResponseError) {
      message = try Message(content)
    } catch {
      return connection.refuse(nil, error)
    }
    guard let name = message.method else { return takeAnswer(message) }
    do throws(ResponseError) {
      let reply = try reply(to: message, name)
      guard let id = message.id, case .result(let result) = reply else { return }
      connection.answer(id, result)
    } catch {
      if let id = message.id { connection.refuse(id, error) }
    }
  }

  private mutating func reply(
    to message: Message,
    _ name: String
  ) throws(ResponseError) -> Method.Reply {
    if message.id != nil {
      try check(name)
    } else if stage == .started, name != "exit" {
      return .result(nil)
    }
    guard let method = Method.byID[name] else {
      if message.id == nil { return .result(nil) }
      throw .methodNotFound(name)
    }
    // A request that wants no answer, or a notification that wants one, is neither.
    guard method.isRequest == (message.id != nil) else {
      throw .invalidRequest("'\(name)' is \(method.isRequest ? "a request" : "a notification")")
    }
    return try method.run(&self, message)
  }

  /// Checks that a request comes at its time.
  private func check(_ name: String) throws(ResponseError) {
    switch stage {
    case .started where name != "initialize": throw .notInitialized
    case .initialized where name == "initialize":
      throw .invalidRequest("the server is initialized already")
    case .shutDown: throw .invalidRequest("the server is shut down")
    default: return
    }
  }

  /// Takes the client's answer to a request of the server.
  private func takeAnswer(_ message: Message) {
    guard let id = message.id else { return }
    let (token, isSettings) = projects.change { state -> (String?, Bool) in
      let folder = state.folder(askedBy: id)
      let isShown = folder.map { message.isAccepted && state[$0]?.progress.allow() == true }
      let token = isShown == true ? folder.flatMap { state[$0]?.progress.token } : nil
      return (token, state.settingsRequest == id)
    }
    if let token { connection.notify("$/progress", ProgressParameters.begin(token)) }
    if isSettings, let settings = try? message.result([SettingsEnvelope].self).first {
      take(settings)
    }
  }
}
