package import SourceFiles
import StringResources

/// A storyboard or xib as Xcode's sync of its table sees it: all its texts, with the comments that they
/// get, and its objects.
package struct InterfaceDocument: Sendable {
  /// A text of an object, under the key that its table has for it.
  package struct Text: Sendable {
    package let key: String
    package let text: String
    /// Says which object shows the text, and the note at it for translators.
    package let comment: String
  }

  package let texts: [Text]
  private let objects: Set<String>
  private let keys: Set<String>
  /// Whether the document was read to its end.
  private let isWhole: Bool

  /// Reads a file's bytes.
  package init(_ stored: [UInt8], at path: FilePath) {
    let bytes = SourceText(path: path, stored: stored.resolved(at: path).bytes).bytes
    let reader = InterfaceBuilderReader(bytes)
    var keys: Set<String> = []
    texts = reader.texts.ordered(by: \.range.lowerBound).compactMap { found in
      guard keys.insert(found.key).inserted, let object = reader.objects[found.owner] else {
        return nil
      }
      let comment = Self.comment(
        on: found,
        class: Self.className(of: object, for: reader.runtime),
        note: reader.note(of: found.owner)
      )
      return Text(key: found.key, text: found.text, comment: comment)
    }
    objects = Set(reader.objects.keys)
    self.keys = keys
    isWhole = reader.isWhole
  }

  /// Whether a key is one that the document once had and has no longer.
  ///
  /// It is not where the object is there and the property is none whose texts are known here.
  package func hasLost(_ key: String) -> Bool {
    guard isWhole, !keys.contains(key), let (id, property) = Self.parts(of: key) else {
      return false
    }
    return !objects.contains(id) || InterfaceBuilderReader.exports(property)
  }

  private static func parts(of key: String) -> (id: String, property: String)? {
    guard let dot = key.firstIndex(of: ".") else { return nil }
    return (String(key[..<dot]), String(key[key.index(after: dot)...]))
  }

  /// Returns the class of an element, whose name is that of the class without the framework's prefix; a
  /// class of the project's own is unknown.
  private static func className(of element: String, for runtime: String) -> String {
    if element == "binding" { return "CocoaBindingsConnection" }
    let prefix =
      runtime.hasPrefix("MacOSX") ? "NS" : runtime.hasPrefix("watchKit") ? "WKInterface" : "UI"
    return prefix + element.prefix(1).uppercased() + element.dropFirst()
  }

  private static func comment(
    on found: InterfaceBuilderReader.Text,
    class className: String,
    note: String?
  ) -> String {
    let name = found.property.contains("[") ? found.key : found.property
    let members = [
      ("Class", className), (name, escaped(found.text)), ("ObjectID", found.owner),
      ("Note", note.map(escaped)),
    ]
    return members.compactMap { name, text in text.map { "\(name) = \"\($0)\";" } }
      .joined(separator: " ")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      .replacing("\t", with: "\\t")
  }
}
