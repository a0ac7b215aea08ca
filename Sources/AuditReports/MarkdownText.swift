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
