import LocalizationModel
import SourceFiles
import TextFormats

/// Finds the keys that storyboards and xibs hand to the project's own views, as user-defined runtime
/// attributes: `<userDefinedRuntimeAttribute type="string" keyPath="localizationKey" value="…"/>`.
struct InterfaceReader {
  private static let element = "userDefinedRuntimeAttribute"

  /// The attributes that hold a key, by the last part of their key path, with the tables that their
  /// properties look in; of an empty name for the default one.
  let keyAttributes: [String: String]
  /// The names of all attributes that hold a text.
  private(set) var attributes: Set<String> = []

  init(keyAttributes: [String: String]) {
    self.keyAttributes = keyAttributes
  }

  mutating func read(_ text: SourceText, into file: inout FileReading) {
    guard text.bytes[...].firstOccurrence(of: Array(Self.element.utf8)) != nil else { return }
    var tags = XMLTags(text.bytes)
    /// The attribute whose text stands in an element of its own.
    var open: String?
    while let tag = tags.next() {
      if tag.name == Self.element {
        open = tag.isEnd ? nil : name(of: tag)
        guard let attribute = open, let value = tag.attribute("value") else { continue }
        add(value.text, attribute, at: value.range, to: &file)
        // What follows is the text of another element.
        open = nil
      } else if tag.name == "string", tag.isEnd, let open {
        add(tag.precedingText, open, at: tag.text, to: &file)
      }
    }
  }

  /// Returns the attribute that a tag sets, if it holds a key.
  private mutating func name(of tag: XMLTag) -> String? {
    let path = tag.attribute("keyPath")?.text ?? ""
    guard let name = path.split(separator: ".").last.map(String.init) else { return nil }
    if tag.attribute("type")?.text == "string" { attributes.insert(name) }
    return keyAttributes[name] == nil ? nil : name
  }

  private func add(
    _ key: String,
    _ attribute: String,
    at range: Range<Int>,
    to file: inout FileReading
  ) {
    guard !key.isEmpty else { return }
    let location = file.locator.location(of: range)
    var reference = KeyReference(key: key, routine: attribute, location: location)
    reference.origin = .interface
    if let table = keyAttributes[attribute], !table.isEmpty { reference.table = table }
    file.extraction.references.append(reference)
  }
}
