import LocalizationModel
import Platform
import SourceFiles
import TextFormats

/// A text that a storyboard or xib hands to one of the project's own views, as a user-defined runtime
/// attribute: `<userDefinedRuntimeAttribute type="string" keyPath="localizationKey" value="…"/>`.
struct RuntimeAttribute: Sendable {
  /// The last name of the key path.
  let name: String
  /// The class of the view whose own property it is, which is empty for the system's; nil where the property
  /// is another object's, or no text.
  let owner: String?
  let text: String
  let location: SourceLocation

  /// Returns the key that the text is, if it is one: by a name that is usual for keys, or by the tables of
  /// the properties that the project declares.
  func key(usual: Set<String>, declared: [String: [String?: String]]) -> KeyReference? {
    let tables = owner == nil ? nil : declared[name]
    guard let table = tables?[nil] ?? tables?[owner] ?? (usual.contains(name) ? "" : nil) else {
      return nil
    }
    var reference = KeyReference(
      key: text,
      table: table.isEmpty ? nil : table,
      routine: name,
      location: location
    )
    reference.origin = .interface
    return reference
  }
}

/// Finds the runtime attributes of storyboards and xibs.
struct InterfaceReader {
  private static let element = "userDefinedRuntimeAttribute"

  private var locator: SourceLocator
  /// The tags of the elements around the one that is read.
  private var around: [XMLTag] = []
  private var attributes: [RuntimeAttribute] = []

  /// Returns the attributes with a text, in their order.
  static func attributes(in text: SourceText) -> [RuntimeAttribute] {
    guard text.bytes[...].firstOccurrence(of: Array(element.utf8)) != nil else { return [] }
    var reader = InterfaceReader(locator: SourceLocator(text))
    reader.read(text.bytes)
    return reader.attributes
  }

  private mutating func read(_ bytes: [UInt8]) {
    var tags = XMLTags(bytes)
    /// The attribute whose text stands in an element of its own.
    var open: XMLTag?
    while let tag = tags.next() {
      switch tag.name {
      case Self.element:
        open = tag.isEnd ? nil : tag
        guard let value = open?.attribute("value") else { continue }
        add(tag, value.text, at: value.range)
        // What follows is the text of another element.
        open = nil
      case "string":
        if tag.isEnd, let open { add(open, tag.precedingText, at: tag.text) }
      default:
        if tag.isEnd { _ = around.popLast() } else if !tag.isEmpty { around.append(tag) }
      }
    }
  }

  private mutating func add(_ tag: XMLTag, _ text: String, at range: Range<Int>) {
    let path = tag.attribute("keyPath")?.text ?? ""
    guard !text.isEmpty, let name = path.split(separator: ".").last.map(String.init) else { return }
    let isOwn = name == path && tag.attribute("type")?.text == "string"
    // The element with the list of attributes lies between.
    let view = around.dropLast().last
    attributes.append(
      RuntimeAttribute(
        name: name,
        owner: isOwn ? view?.attribute("customClass")?.text ?? "" : nil,
        text: text,
        location: locator.location(of: range)
      )
    )
  }
}
