import L10nScan
import SourceFiles
import TextFormats

/// The server's name and version.
struct Implementation: Encodable, Sendable {
  let name = "l10nscan"
  let title = "l10nscan"
  let version = Audit.version
}

/// The abilities that the server has: tools alone.
struct Capabilities: Encodable, Sendable {
  let tools: [String: String] = [:]
}

/// The answer to `initialize`.
struct InitializeResult: Encodable, Sendable {
  let protocolVersion: String
  let capabilities = Capabilities()
  let serverInfo = Implementation()
  let instructions = EmbeddedText(PackageResources.instructions_md).text
}

/// The answer to `server/discover`.
struct DiscoverResult: Encodable, Sendable {
  let supportedVersions = ProtocolVersion.names
  let capabilities = Capabilities()
  let instructions = EmbeddedText(PackageResources.instructions_md).text
  let lifetime = Lifetime()

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(supportedVersions, forKey: .supportedVersions)
    try container.encode(capabilities, forKey: .capabilities)
    try container.encode(instructions, forKey: .instructions)
    try lifetime.encode(to: encoder)
  }

  private enum CodingKeys: String, CodingKey {
    case supportedVersions, capabilities, instructions
  }
}

/// The answer to `tools/list`.
struct ToolList: Encodable, Sendable {
  let tools: [Tool]
  let lifetime = Lifetime()

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(tools, forKey: .tools)
    try lifetime.encode(to: encoder)
  }

  private enum CodingKeys: String, CodingKey { case tools }
}

/// The time for which a client may keep an answer: that of a process, in which it stays the same.
struct Lifetime: Encodable, Sendable {
  let ttlMs = 3_600_000
  let cacheScope = "private"
}

/// An answer as a stateless request gets it: with its kind, and the server's name.
struct CompleteResult: Encodable, Sendable {
  let content: any Encodable & Sendable

  func encode(to encoder: any Encoder) throws {
    try content.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode("complete", forKey: .resultType)
    try container.encode(["io.modelcontextprotocol/serverInfo": Implementation()], forKey: ._meta)
  }

  private enum CodingKeys: String, CodingKey { case resultType, _meta }
}

/// The answer that says nothing but that the request came.
struct EmptyResult: Encodable, Sendable {}
