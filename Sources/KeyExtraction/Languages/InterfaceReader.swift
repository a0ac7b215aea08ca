import LocalizationModel
import SourceFiles
import TextFormats

/// Finds the keys that storyboards and xibs hand to the project's own views, as user-defined runtime
/// attributes: `<userDefinedRuntimeAttribute type="string" keyPath="localizationKey" value="…"/>`.
struct InterfaceReader {
  private static let element = "userDefinedRuntimeAttribute"

  /// The names that an attribute with a key usually has, the last ones of a key path.
  private let usual: Set<String>
  /// The properties of the project's classes that hold a key.
  private let declared: [String: [KeyAttribute]]
  /// The names of all attributes that hold a text.
  private(set) var attributes: Set<String> = []
  /// The classes of the elements around the tag that is read; empty for those of the system.
  private var classes: [String] = []

  /// An attribute that holds a key, and the table for it.
  private struct Attribute {
    let name: String
    var table: String?
  }

  init(usual: Set<String>, declared: [String: [KeyAttribute]]) {
    (self.usual, self.declared) = (usual, declared)
  }

  mutating func read(_ text: SourceText, into file: inout FileReading) {
    guard text.bytes[...].firstOccurrence(of: Array(Self.element.utf8)) != nil else { return }
    var tags = XMLTags(text.bytes)
    /// The attribute whose text stands in an element of its own.
    var open: Attribute?
    while let tag = tags.next() {
      if tag.name == Self.element {
        open = tag.isEnd ? nil : attribute(of: tag)
        guard let attribute = open, let value = tag.attribute("value") else { continue }
        add(value.text, attribute, at: value.range, to: &file)
        // What follows is the text of another element.
        open = nil
      } else if tag.name == "string" {
        if tag.isEnd, let open { add(tag.precedingText, open, at: tag.text, to: &file) }
      } else if tag.isEnd {
        _ = classes.popLast()
      } else if !tag.isEmpty, !declared.isEmpty {
        classes.append(tag.attribute("customClass")?.text ?? "")
      }
    }
  }

  /// Returns the attribute that a tag sets, if it holds a key.
  private mutating func attribute(of tag: XMLTag) -> Attribute? {
    let path = tag.attribute("keyPath")?.text ?? ""
    guard let name = path.split(separator: ".").last.map(String.init) else { return nil }
    if name == path, tag.attribute("type")?.text == "string" {
      attributes.insert(name)
      // The element with the list of attributes lies between.
      let owner = classes.dropLast().last ?? ""
      let known = declared[name] ?? []
      if let found = known.first(where: { $0.owner == owner || $0.owner == nil }) {
        return Attribute(name: name, table: found.table.isEmpty ? nil : found.table)
      }
    }
    return usual.contains(name) ? Attribute(name: name) : nil
  }

  private func add(
    _ key: String,
    _ attribute: Attribute,
    at range: Range<Int>,
    to file: inout FileReading
  ) {
    guard !key.isEmpty else { return }
    let location = file.locator.location(of: range)
    var reference = KeyReference(
      key: key,
      table: attribute.table,
      routine: attribute.name,
      location: location
    )
    reference.origin = .interface
    file.extraction.references.append(reference)
  }
}
