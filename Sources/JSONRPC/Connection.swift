import Platform
import TextFormats

/// The way to the client, on which several threads write whole messages.
package final class Connection: Sendable {
  private let write: @Sendable ([UInt8]) -> Void
  private let framing: Framing
  private let requests = Locked(0)
  private let turn = Locked(())

  /// Makes a connection that writes through a function, which is called by one thread at a time.
  package init(_ framing: Framing, write: @escaping @Sendable ([UInt8]) -> Void) {
    self.framing = framing
    self.write = write
  }

  package func answer(_ id: RequestID, _ result: (any Encodable & Sendable)?) {
    send(Response(id: id, result: result, error: nil))
  }

  /// Reports that a request has failed; nil stands for one of which not even the name could be
  /// read.
  package func refuse(_ id: RequestID?, _ error: ResponseError) {
    send(Response(id: id, result: nil, error: error))
  }

  package func notify(_ method: String, _ parameters: some Encodable) {
    send(Call(id: nil, method: method, params: parameters))
  }

  /// Asks the client for something, and returns the name of the request.
  @discardableResult
  package func ask(_ method: String, _ parameters: some Encodable) -> RequestID {
    let id = RequestID.text(freshName())
    send(Call(id: id, method: method, params: parameters))
    return id
  }

  /// Asks the client for something that needs no parameters.
  package func ask(_ method: String) {
    send(Call<String>(id: .text(freshName()), method: method, params: nil))
  }

  /// Returns a name that nothing has had on this connection.
  package func freshName() -> String {
    let number = requests.withLock { count in
      count += 1
      return count
    }
    return "l10nscan-\(number)"
  }

  private func send(_ message: some Encodable) {
    // Texts, whole numbers and truth values can always be encoded.
    guard let content = try? JSONCoding.encode(message) else { return }
    turn.withLock { _ in write(framing.frame(content)) }
  }
}

/// A request or notification of the server.
private struct Call<Parameters: Encodable>: Encodable {
  let jsonrpc = "2.0"
  let id: RequestID?
  let method: String
  let params: Parameters?
}

/// The answer to a request of the client.
private struct Response: Encodable {
  let id: RequestID?
  let result: (any Encodable)?
  let error: ResponseError?

  private enum CodingKeys: String, CodingKey { case jsonrpc, id, result, error }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode("2.0", forKey: .jsonrpc)
    // Here null says something, and is written.
    try container.encode(id, forKey: .id)
    if let error { return try container.encode(error, forKey: .error) }
    if let result {
      try container.encode(result, forKey: .result)
    } else {
      try container.encodeNil(forKey: .result)
    }
  }
}
