import TextFormats

/// A text that is read as Markdown, or as it stands.
struct MarkupContent: Hashable, Sendable, Encodable {
  var kind: String
  var value: VisibleText

  init(_ cards: [KeyHover], isMarkdown: Bool) {
    kind = isMarkdown ? "markdown" : "plaintext"
    value =
      isMarkdown
      ? VisibleText(cards.map(\.markdown).joined(separator: "\n\n---\n\n"))
      : cards.map(\.plain).joined(separator: "\n\n")
  }
}
