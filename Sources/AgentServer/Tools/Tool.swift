import TextFormats

/// A tool that agents use: its name and parameters, and what it does.
struct Tool: Identifiable, Sendable {
  let id: String
  let title: String
  /// The words by which an agent chooses it.
  let help: String
  let parameters: [ToolParameter]
  let effect: Effect
  let run: @Sendable (JSON5Node, AgentProject) throws(ToolFailure) -> ToolAnswer

  /// The effect of a call on the project.
  enum Effect: Sendable {
    case reads
    /// Files are written; what stood there may be lost.
    case writes

    var writes: Bool { self == .writes }
  }

  /// Makes a tool that reads its arguments into a value.
  init<Arguments: Decodable & SendableMetatype>(
    _ id: String,
    title: String,
    help: String,
    parameters: [ToolParameter],
    effect: Effect = .reads,
    run: @escaping @Sendable (Arguments, AgentProject) throws(ToolFailure) -> ToolAnswer
  ) {
    self.init(id, title: title, help: help, parameters: parameters, effect: effect) {
      node,
      project throws(ToolFailure) in
      let arguments: Arguments
      do {
        arguments = try JSONCoding.decode(from: node)
      } catch DecodingError.keyNotFound(let key, _) {
        throw ToolFailure("argument '\(key.stringValue)' is missing")
      } catch DecodingError.typeMismatch(_, let context) {
        let name = context.codingPath.first?.stringValue
        let kind = parameters.first { $0.name == name }?.kind.words ?? "another kind of value"
        throw ToolFailure("argument '\(name ?? "")' has to be \(kind)")
      } catch {
        throw ToolFailure("the arguments are not those of '\(id)'")
      }
      return try run(arguments, project)
    }
  }

  /// Makes a tool that reads its arguments itself.
  init(
    _ id: String,
    title: String,
    help: String,
    parameters: [ToolParameter],
    effect: Effect,
    reading run: @escaping @Sendable (JSON5Node, AgentProject) throws(ToolFailure) -> ToolAnswer
  ) {
    (self.id, self.title, self.help) = (id, title, help)
    (self.parameters, self.effect, self.run) = (parameters, effect, run)
  }

  /// Checks that a call has no argument that the tool does not take.
  func check(_ arguments: JSON5Node) throws(ToolFailure) {
    guard case .object(let members) = arguments.value else {
      throw ToolFailure("the arguments are no object")
    }
    let names = parameters.map(\.name)
    guard let other = members.first(where: { !names.contains($0.name) }) else { return }
    let known = names.isEmpty ? "none" : names.joined(separator: ", ")
    throw ToolFailure("'\(id)' takes no argument '\(other.name)'; it takes \(known)")
  }

  /// Every tool, those that read first.
  static let all: [Tool] = [audit, findText, key, missing, explain, set, rename]
}

extension Tool: Encodable {
  private enum CodingKeys: String, CodingKey {
    case name, title, description, inputSchema, annotations
  }

  private struct Annotations: Encodable {
    let readOnlyHint: Bool
    let destructiveHint: Bool
    let idempotentHint = true
    /// Whether it reaches beyond the project.
    let openWorldHint = false
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .name)
    try container.encode(title, forKey: .title)
    try container.encode(help, forKey: .description)
    try container.encode(ToolParameter.Schema(of: parameters), forKey: .inputSchema)
    let annotations = Annotations(readOnlyHint: !effect.writes, destructiveHint: effect.writes)
    try container.encode(annotations, forKey: .annotations)
  }
}
