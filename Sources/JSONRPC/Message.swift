package import TextFormats

/// A message of the client: a request, a notification, or the answer to a request of the server.
package struct Message: Decodable {
  /// The name of a request; nil for a notification.
  package let id: RequestID?
  /// nil for an answer.
  package let method: String?
  private let hasError: Bool
  /// The whole message, of which each method reads its own parameters.
  private var content = JSON5Node(.other("null"))

  private enum CodingKeys: String, CodingKey { case id, method, error }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decodeIfPresent(RequestID.self, forKey: .id)
    method = try container.decodeIfPresent(String.self, forKey: .method)
    hasError = container.contains(.error)
  }

  /// Whether the client has fulfilled the server's request.
  package var isAccepted: Bool { method == nil && !hasError }

  /// Reads a message.
  ///
  /// - Throws: `ResponseError` for what is no JSON or no message.
  package init(_ content: [UInt8]) throws(ResponseError) {
    let node: JSON5Node
    do throws(JSON5Error) {
      // An editor may send a change that cuts a character in two. What stands for a half takes one
      // UTF-16 unit as well, so that no position is moved by it.
      node = try JSON5Parser(content, takingHalves: true).parse()
    } catch {
      throw .parseError("\(error.message)")
    }
    do {
      self = try JSONCoding.decode(from: node)
    } catch {
      throw .invalidRequest("the message is neither a request nor an answer")
    }
    self.content = node
    guard method != nil || id != nil else {
      throw .invalidRequest("the message has neither an id nor a method")
    }
  }

  /// Returns a value within the message by the names of the members that lead to it; nil where there is
  /// none.
  package func member(_ names: String...) -> JSON5Node? {
    var node = content
    for name in names {
      guard case .object(let members) = node.value,
        let member = members.first(where: { $0.name == name })
      else { return nil }
      node = member.value
    }
    return node
  }

  /// Reads the result of a request of the server.
  package func result<Result: Decodable>(_ type: Result.Type) throws -> Result {
    try JSONCoding.decode(ResultEnvelope<Result>.self, from: content).result
  }

  /// Reads the parameters of a method.
  package func parameters<Parameters: Decodable>(
    _ type: Parameters.Type = Parameters.self
  ) throws(ResponseError) -> Parameters {
    do {
      return try JSONCoding.decode(ParametersEnvelope<Parameters>.self, from: content).params
    } catch DecodingError.keyNotFound(let key, _) {
      throw .invalidParams("'\(key.stringValue)' is missing")
    } catch {
      throw .invalidParams("the parameters are not those of '\(method ?? "")'")
    }
  }
}

private struct ParametersEnvelope<Parameters: Decodable>: Decodable {
  let params: Parameters
}

private struct ResultEnvelope<Result: Decodable>: Decodable {
  let result: Result
}
