import TextFormats

/// A text in GitHub's Markdown: literals are markup, and of what is put into them nothing is taken for
/// Markdown, HTML, a mention, or a reference.
package struct MarkdownText: SpelledText {
  package let string: String

  package init(spelled: String) { string = spelled }

  /// Returns a text with escapes for markup.
  ///
  /// A mention would notify a person, and no escape prevents that; an empty comment after its sign
  /// does. The same goes for the numbers of issues, bare addresses, and names of emoji.
  package static func spelled(_ text: String) -> String {
    let scalars = text.visible.unicodeScalars
    var result = ""
    for index in scalars.indices {
      let scalar = scalars[index]
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "@", "#", ":":
        result.unicodeScalars.append(scalar)
        if scalars[index...].dropFirst().isName(behind: scalar) { result += "<!-- -->" }
      case "\\", "`", "*", "_", "{", "}", "[", "]", "|", "~", "$": result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns a text as code, or escaped where it has the sign that would end the code.
  static func code(_ text: String) -> MarkdownText {
    let visible = text.visible
    return visible.utf8.contains(UInt8(ascii: "`"))
      ? MarkdownText(text) : MarkdownText(spelled: "`\(visible)`")
  }
}

/// Lines of Markdown, within the size that GitHub takes.
struct MarkdownWriter {
  private var lines: [MarkdownText] = []
  private var size = 0

  /// GitHub's limit is 1 MiB for a step's summary; the rest is for the frame of the last sections.
  private static let limit = 1_000_000

  func hasRoom(for line: MarkdownText) -> Bool {
    size + line.string.utf8.count < Self.limit
  }

  mutating func writeLine(_ line: MarkdownText = "") {
    lines.append("\(line)\n")
    size += line.string.utf8.count + 1
  }

  var text: VisibleText { VisibleText(lines.joined()) }
}

extension Substring.UnicodeScalarView {
  /// Whether a name follows a sign: of a person, an issue, an emoji, which has a second colon, or a
  /// server.
  fileprivate func isName(behind sign: Unicode.Scalar) -> Bool {
    guard let first else { return false }
    guard sign == ":" else { return first.isPartOfName }
    let name = prefix { $0.isPartOfName || "+-_".unicodeScalars.contains($0) }
    return first == "/" || !name.isEmpty && dropFirst(name.count).first == ":"
  }
}

extension Unicode.Scalar {
  fileprivate var isPartOfName: Bool { properties.isAlphabetic || properties.numericType != nil }
}
