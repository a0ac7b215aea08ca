/// The client's capabilities, as far as answers depend on them.
struct Client: Sendable {
  var encoding = PositionEncoding.utf16
  /// Whether edits of several files may name the versions that they are for.
  var takesVersionedEdits = false
  /// Whether texts may be Markdown.
  var readsMarkdown = false
  /// Whether symbols may have others within them.
  var nestsSymbols = false
  /// Whether it watches files for the server.
  var watchesFiles = false
  var showsProgress = false
  /// Whether its settings can be requested.
  var tellsSettings = false
  /// Whether a completion may leave places to fill in.
  var fillsSnippets = false
  /// Whether it can show a place in a document.
  var showsDocuments = false
  /// The requests that make it ask anew.
  var refreshes: [String] = []
  /// Whether a code action may be data instead of a command.
  var takesActions = false
}

/// The settings that a client may send, all of which have defaults.
struct ClientSettings: Decodable, Hashable, Sendable {
  /// The configuration of every folder that has none of its own; below each folder unless absolute.
  var configuration: String?
  /// How many milliseconds the texts have to rest before they are checked.
  var delay: Int?
  /// The language in which hints show texts and the next missing one is looked for.
  var language: String?
  /// Whether the keys of tables tell how many languages have a text of them.
  var codeLens: Bool?
}

/// Settings as clients wrap them: by the server's name, or not at all.
struct SettingsEnvelope: Decodable, Sendable {
  let settings: ClientSettings?

  private enum CodingKeys: String, CodingKey { case l10nscan }

  init(from decoder: any Decoder) throws {
    // What is no object, such as null, says nothing.
    let container = try? decoder.container(keyedBy: CodingKeys.self)
    if let container, container.contains(.l10nscan) {
      settings = try? container.decode(ClientSettings.self, forKey: .l10nscan)
    } else {
      settings = container == nil ? nil : try? ClientSettings(from: decoder)
    }
  }
}
