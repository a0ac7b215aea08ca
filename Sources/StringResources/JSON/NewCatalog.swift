/// A String Catalog of keys that source code asks for and nobody has translated yet.
package struct NewCatalog {
  /// A key as Xcode would extract it.
  package struct Key: Sendable {
    let name: String
    let value: String?
    let comment: String?

    package init(_ name: String, value: String?, comment: String?) {
      self.name = name
      self.value = value
      self.comment = comment
    }
  }

  package let bytes: [UInt8]

  /// Writes the keys; one with a value of its own is stored with it, as Xcode does.
  package init(_ keys: [Key], sourceLanguage: String) {
    let strings = keys.map { ($0.name, Self.node($0, sourceLanguage)) }
    var writer = CatalogWriter()
    writer.write(
      .object([
        ("sourceLanguage", .string(sourceLanguage)), ("strings", .object(strings)),
        ("version", .string("1.0")),
      ])
    )
    bytes = writer.bytes
  }

  private static func node(_ key: Key, _ language: String) -> JSONNode {
    var node = JSONNode.object([])
    if let comment = key.comment { node["comment"] = .string(comment) }
    guard let value = key.value else { return node }
    let unit = JSONNode.object([("state", .string("new")), ("value", .string(value))])
    node["extractionState"] = .string("extracted_with_value")
    node["localizations"] = .object([(language, .object([("stringUnit", unit)]))])
    return node
  }
}
