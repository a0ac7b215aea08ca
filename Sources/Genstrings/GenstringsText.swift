import SourceFiles
package import StringResources

/// The text of a `.strings` file, byte for byte as Apple's genstrings lays it out.
///
/// An entry is a comment, the assignment, and an empty line. There is no header, and a line ends in
/// LF alone.
package struct GenstringsText {
  package private(set) var text = ""
  private let options: Options

  package struct Options: Sendable {
    /// Whether several specifiers of a value are numbered.
    package var numbersSpecifiers = true
    /// Whether to do as Apple's tool does also where that damages text.
    package var isStrict = false

    package init() {}
  }

  /// Writes entries, given in the order of the calls, in the order of their keys.
  package init(_ entries: [SpelledEntry], options: Options = Options()) {
    self.options = options
    for entry in entries.listedAsKeys(\.key).sorted(asKeys: \.key) { append(entry) }
  }

  private mutating func append(_ entry: SpelledEntry) {
    let comments = entry.comments.isEmpty ? [SpelledEntry.commentForNone] : entry.comments
    let comment = comments.joined(separator: "\n   ")
    // What ends the comment within its text must not end it.
    text += "/* " + (options.isStrict ? comment : comment.replacing("*/", with: "* /")) + " */\n"
    let (keys, values) = (PredicateVariants.of(entry.key), PredicateVariants.of(entry.value))
    for (index, key) in keys.enumerated() {
      let value = values.count == keys.count ? values[index] : entry.value
      text += "\"\(key)\" = \"\(numbered(value))\";\n"
    }
    text += "\n"
  }

  private func numbered(_ value: String) -> String {
    guard options.numbersSpecifiers else { return value }
    return PositionalSpecifiers(value, isStrict: options.isStrict).numbered
  }
}
