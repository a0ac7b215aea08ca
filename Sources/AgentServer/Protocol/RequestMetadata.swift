import JSONRPC

/// The data beside a request's parameters.
struct RequestMetadata: Decodable {
  /// The version that the request is in; nil where that was agreed upon before.
  let version: String?
  /// The name by which the client wants to be told how far the request is.
  let progressToken: RequestID?
  /// Whether the client says what it can do, as each stateless request has to.
  let namesCapabilities: Bool

  private enum CodingKeys: String, CodingKey {
    case progressToken
    case version = "io.modelcontextprotocol/protocolVersion"
    case capabilities = "io.modelcontextprotocol/clientCapabilities"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    version = try container.decodeIfPresent(String.self, forKey: .version)
    progressToken = try container.decodeIfPresent(RequestID.self, forKey: .progressToken)
    namesCapabilities = container.contains(.capabilities)
  }

  /// Reads what stands beside the parameters of a message; nil where nothing does.
  ///
  /// - Throws: `ResponseError` where it is none of the protocol's.
  static func of(_ message: Message) throws(ResponseError) -> RequestMetadata? {
    guard message.member("params", "_meta") != nil else { return nil }
    struct Parameters: Decodable { let _meta: RequestMetadata }
    return try message.parameters(Parameters.self)._meta
  }
}
