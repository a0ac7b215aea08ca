/// A text of literals, which are the program's own, and of others' texts, which are spelled.
///
///     let line: VisibleText = "\(path): \(count) texts\n"
///
/// There is no other way to put a text into one, so that a text cannot stay unspelled.
package protocol SpelledText: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// Returns a text, on one line, as it stands in this form.
  static func spelled(_ text: String) -> String
  /// Makes a text of parts that are literals, or spelled.
  init(spelled: String)
  /// The text in this form.
  var string: String { get }
}

extension SpelledText {
  package init(stringLiteral literal: String) { self.init(spelled: literal) }
  package init(stringInterpolation: SpelledInterpolation<Self>) {
    self.init(spelled: stringInterpolation.spelled)
  }
  /// Spells a text that comes from anywhere, on one line.
  package init(_ text: some CustomStringConvertible) {
    self.init(spelled: Self.spelled(text.description))
  }
}

extension Sequence where Element: SpelledText {
  package func joined(separator: Element = "") -> Element {
    Element(spelled: map(\.string).joined(separator: separator.string))
  }
}

/// Puts literals and texts together, of which it spells the latter.
package struct SpelledInterpolation<Text: SpelledText>: StringInterpolationProtocol {
  fileprivate private(set) var spelled = ""

  package init(literalCapacity: Int, interpolationCount: Int) {}

  package mutating func appendLiteral(_ literal: String) { spelled += literal }

  package mutating func appendInterpolation(_ text: some CustomStringConvertible) {
    spelled += Text.spelled(text.description)
  }

  package mutating func appendInterpolation(_ text: Text) { spelled += text.string }

  /// Puts a text in with its line feeds, and spells all else.
  package mutating func appendInterpolation(inLines text: String) {
    let lines = text.split(separator: "\n" as Character, omittingEmptySubsequences: false)
    spelled += lines.map { Text.spelled(String($0)) }.joined(separator: "\n")
  }
}
