import SourceFiles

extension Language {
  /// The language's English name: `German`, `Brazilian Portuguese`, `Serbian (Latin)`.
  ///
  /// The names are our own table, so that a report reads the same on every machine. A code that the
  /// table lacks stands for itself.
  package var name: String {
    if let name = Self.names[id] { return name }
    let parts = id.split(separator: "-").map(String.init)
    guard let code = parts.first, let language = Self.names[code] else { return id }
    let rest = parts.dropFirst().map { Self.scripts[$0] ?? Self.regions[$0] ?? $0 }
    return rest.isEmpty ? language : "\(language) (\(rest.joined(separator: ", ")))"
  }

  /// Whether the table of names has a code.
  static func hasName(_ code: String) -> Bool { names[code] != nil }

  /// Returns the code of a language by its English name, as folders were called before there were
  /// codes: `Welsh`.
  static func id(named name: String) -> String? {
    guard name.utf8.count > 3, name.first?.isUppercase == true, !name.contains("-") else {
      return nil
    }
    return idsOfNames[name]
  }

  /// Returns the language of an English name or a code: `German`, `Brazilian Portuguese`, `pt-BR`; nil for any
  /// other text.
  package static func called(_ text: String) -> Language? {
    if let id = idsOfAllNames[text.lowercased()] { return Language(id) }
    let parts = text.split(separator: "-" as Character, omittingEmptySubsequences: false)
    guard let code = parts.first, (2...3).contains(code.utf8.count), parts.count <= 3,
      code.utf8.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 })
    else { return nil }
    let language = Language(text)
    return language.isKnown ? language : nil
  }

  /// Whether a text is what its speakers call a language: `Deutsch`, `日本語`.
  package static func isOwnName(_ text: String) -> Bool { ownNames.contains(text) }

  private static let idsOfAllNames = Dictionary(
    names.keys.flatMap { id in
      let parts = id.split(separator: "-" as Character).map(String.init)
      let base = names[parts[0]] ?? parts[0]
      let rest = parts.dropFirst().map { scripts[$0] ?? regions[$0] ?? $0 }
      let long = rest.isEmpty ? base : "\(base) (\(rest.joined(separator: ", ")))"
      return [(names[id] ?? id, id), (long, id)].map { ($0.0.lowercased(), $0.1) }
    }
  ) { Swift.min($0, $1) }

  private static let idsOfNames = Dictionary(
    names.filter { !$0.key.contains("-") }.map { ($0.value, $0.key) }
  ) { Swift.min($0, $1) }

  private static let names = EmbeddedText(PackageResources.languages_tsv).table
  private static let ownNames = Set(EmbeddedText(PackageResources.own_names_tsv).table.values)
  private static let scripts = EmbeddedText(PackageResources.scripts_tsv).table
  private static let regions = EmbeddedText(PackageResources.regions_tsv).table
}
