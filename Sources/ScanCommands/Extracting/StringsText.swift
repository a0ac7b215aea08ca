/// Writes generated tables as `.strings` text, in the form of Apple's `genstrings`.
///
/// An entry is a comment, the assignment, and an empty line. In contrast to `genstrings` the text is
/// UTF-8, which every version control system shows.
struct StringsText {
  private(set) var bytes: [UInt8] = []

  /// The comment of an entry that nobody has commented, as `genstrings` has it.
  static let commentForNone = "No comment provided by engineer."

  init(_ table: GeneratedTable) {
    for entry in table.entries { append(entry) }
  }

  private mutating func append(_ entry: GeneratedEntry) {
    // An empty key is nothing that a table can hold.
    guard !entry.key.isEmpty else { return }
    let comments = entry.comments.isEmpty ? [Self.commentForNone] : entry.comments
    append("/* " + Self.comment(comments.joined(separator: "\n   ")) + " */\n")
    append("\"" + Self.escaped(entry.key) + "\" = ")
    append("\"" + Self.escaped(entry.value ?? entry.key) + "\";\n\n")
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Returns the text without the two characters that would end the comment.
  private static func comment(_ text: String) -> String {
    text.replacing("*/", with: "* /")
  }

  /// Returns the text as it stands between quotes.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) else { return text }
    return text.unicodeScalars.reduce(into: "") { $0 += escaped($1) }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "\0"..." ":
      guard scalar != " " else { return " " }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return String(scalar)
    }
  }
}
