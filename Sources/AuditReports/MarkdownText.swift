import TextFormats

/// GitHub's Markdown, within the size that GitHub takes.
package struct MarkdownText {
  private(set) var bytes: [UInt8] = []

  /// GitHub's limit is 1 MiB for a step's summary; the rest is for the frame of the last sections.
  private static let limit = 1_000_000

  func hasRoom(for line: String) -> Bool {
    bytes.count + line.utf8.count < Self.limit
  }

  mutating func writeLine(_ line: String = "") {
    bytes += line.utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Returns a text as code, or escaped where it has the sign that would end the code.
  static func code(_ text: String) -> String {
    let visible = text.visible
    return visible.utf8.contains(UInt8(ascii: "`")) ? escaped(text) : "`\(visible)`"
  }

  /// Returns a text of which nothing is taken for Markdown, HTML, a mention, or a reference.
  ///
  /// A mention would notify a person, and no escape prevents that; an empty comment after its sign
  /// does. The same goes for the numbers of issues, bare addresses, and names of emoji.
  package static func escaped(_ text: String) -> String {
    text.visible.escaping { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "@", "#", ":": "\(scalar)<!-- -->"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "|", "~", "$": "\\\(scalar)"
      default: nil
      }
    }
  }
}
