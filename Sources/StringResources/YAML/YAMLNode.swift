/// A value of a YAML document.
package indirect enum YAMLNode: Sendable {
  case text(String)
  case list([YAMLNode])
  case map([(name: String, value: YAMLNode)])

  /// Reads the first document of a text; nil where it has what only a whole YAML reader understands:
  /// anchors, tags, texts of several lines without a mark.
  package init?(reading bytes: [UInt8]) {
    var reader = YAMLReader(bytes)
    guard let node = reader.readDocument() else { return nil }
    self = node
  }

  package var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  package var list: [YAMLNode]? {
    guard case .list(let elements) = self else { return nil }
    return elements
  }

  /// The elements of a list, which one alone may stand for.
  package var elements: [YAMLNode] { list ?? [self] }

  package var members: [(name: String, value: YAMLNode)]? {
    guard case .map(let members) = self else { return nil }
    return members
  }

  /// The value of the last member of a name.
  package subscript(name: String) -> YAMLNode? { members?.last { $0.name == name }?.value }
}
