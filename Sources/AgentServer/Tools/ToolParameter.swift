/// A parameter of a tool, as JSON Schema has it.
struct ToolParameter: Sendable {
  let name: String
  let help: String
  let kind: Kind
  let isRequired: Bool

  indirect enum Kind: Sendable {
    case text
    case number
    case truth
    /// A list of texts.
    case texts
    /// A text, or an object of texts by their names.
    case textOrTexts
    /// A list of objects.
    case objects([ToolParameter])

    /// The kind as messages name it.
    var words: String {
      switch self {
      case .text: "a text"
      case .number: "a whole number"
      case .truth: "true or false"
      case .texts: "a list of texts"
      case .textOrTexts: "a text, or texts by their names"
      case .objects: "a list of objects"
      }
    }
  }

  init(_ name: String, _ kind: Kind, _ help: String, isRequired: Bool = false) {
    (self.name, self.kind, self.help, self.isRequired) = (name, kind, help, isRequired)
  }

  /// The schema of an object of parameters.
  struct Schema: Encodable {
    private let parameters: [ToolParameter]

    init(of parameters: [ToolParameter]) { self.parameters = parameters }

    private enum CodingKeys: String, CodingKey {
      case type, properties, required, additionalProperties
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode("object", forKey: .type)
      let named = parameters.map { ($0.name, Value(parameter: $0)) }
      let properties = Dictionary(named) { first, _ in first }
      try container.encode(properties, forKey: .properties)
      let required = parameters.filter(\.isRequired).map(\.name)
      if !required.isEmpty { try container.encode(required, forKey: .required) }
      try container.encode(false, forKey: .additionalProperties)
    }
  }

  /// The schema of a parameter's values.
  private struct Value: Encodable {
    let parameter: ToolParameter

    private enum CodingKeys: String, CodingKey {
      case type, description, items, additionalProperties
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(parameter.help, forKey: .description)
      let text = ["type": "string"]
      switch parameter.kind {
      case .text: try container.encode("string", forKey: .type)
      case .number: try container.encode("integer", forKey: .type)
      case .truth: try container.encode("boolean", forKey: .type)
      case .texts:
        try container.encode("array", forKey: .type)
        try container.encode(text, forKey: .items)
      case .textOrTexts:
        try container.encode(["string", "object"], forKey: .type)
        try container.encode(text, forKey: .additionalProperties)
      case .objects(let members):
        try container.encode("array", forKey: .type)
        try container.encode(Schema(of: members), forKey: .items)
      }
    }
  }
}
