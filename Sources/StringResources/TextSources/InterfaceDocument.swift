package import SourceFiles
import TextFormats

/// A storyboard or xib as Xcode's sync of its table sees it: all its texts, with the comments that they
/// get, and its objects.
package struct InterfaceDocument: Sendable {
  /// A text of an object, under the key that its table has for it.
  package struct Text: Sendable {
    package let key: String
    package let text: String
    /// Says which object shows the text, and what somebody has noted at it for translators.
    package let comment: String
  }

  package private(set) var texts: [Text] = []
  private var objects: [String: InterfaceObject] = [:]
  private var keys: Set<String> = []
  /// Whether the document was read to its end.
  private var isWhole = false

  /// Reads a file's bytes.
  package init(_ stored: [UInt8], at path: FilePath) {
    let bytes = SourceText(path: path, stored: stored.resolved(at: path).bytes).bytes
    readObjects(bytes)
    var reader = InterfaceBuilderReader(bytes)
    reader.read()
    for found in reader.texts.ordered(by: \.range.lowerBound)
    where keys.insert(found.key).inserted {
      guard let object = objects[found.owner] else { continue }
      let comment = object.comment(
        on: found.text,
        property: found.property,
        id: found.owner,
        note: reader.note(of: found.owner)
      )
      texts.append(Text(key: found.key, text: found.text, comment: comment))
    }
  }

  /// Whether a key is one that the document once had and has no longer.
  ///
  /// It is not where the object is there and the property is none whose texts are known here.
  package func hasLost(_ key: String) -> Bool {
    guard isWhole, !keys.contains(key), let (id, property) = Self.parts(of: key) else {
      return false
    }
    return objects[id] == nil || InterfaceBuilderReader.exports(property)
  }

  private static func parts(of key: String) -> (id: String, property: String)? {
    guard let dot = key.firstIndex(of: ".") else { return nil }
    return (String(key[..<dot]), String(key[key.index(after: dot)...]))
  }

  private mutating func readObjects(_ bytes: [UInt8]) {
    var tags = XMLTags(bytes)
    var prefix = "UI"
    // How many elements are open.
    var depth = 0
    while let tag = tags.next() {
      if tag.isEnd {
        depth = max(depth - 1, 0)
        isWhole = depth == 0 && tag.name == "document"
        continue
      }
      let attributes = tag.attributes
      func value(_ name: String) -> String? { attributes.first { $0.name == name }?.text }
      if depth == 0, let runtime = value("targetRuntime") {
        prefix = InterfaceObject.prefix(for: runtime)
      }
      if let id = value("id") { objects[id] = InterfaceObject(tag.name, prefix: prefix) }
      if !tag.isEmpty { depth += 1 }
    }
  }
}

/// An object of a storyboard or xib.
private struct InterfaceObject {
  let className: String

  /// Makes the object of an element, whose name is that of its class without the framework's prefix; a
  /// class of the project's own is not told.
  init(_ element: String, prefix: String) {
    className =
      element == "binding"
      ? "CocoaBindingsConnection" : prefix + element.prefix(1).uppercased() + element.dropFirst()
  }

  /// The prefix of the classes of a platform: `MacOSX.Cocoa`, `iOS.CocoaTouch`, `watchKit`.
  static func prefix(for runtime: String) -> String {
    if runtime.hasPrefix("MacOSX") { return "NS" }
    return runtime.hasPrefix("watchKit") ? "WKInterface" : "UI"
  }

  func comment(on text: String, property: String, id: String, note: String?) -> String {
    let name = property.contains("[") ? "\(id).\(property)" : property
    let members = [
      ("Class", className), (name, Self.escaped(text)), ("ObjectID", id),
      ("Note", note.map(Self.escaped)),
    ]
    return members.compactMap { name, text in text.map { "\(name) = \"\($0)\";" } }
      .joined(separator: " ")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      .replacing("\t", with: "\\t")
  }
}
