import LocalizationModel
import SourceFiles
import TextFormats

extension Method {
  /// Shows a key's texts in all languages.
  static let hover = place("textDocument/hover") { position, path, view throws(ResponseError) in
    guard let pointed = try view.key(at: position, in: path) else { return nil }
    return Hover(pointed, in: path, of: view)
  }
}

/// What is shown beside a key.
private struct Hover: Encodable, Sendable {
  let contents: MarkupContent
  let range: PositionRange?

  init(_ pointed: PointedKey, in path: FilePath, of view: ProjectView) {
    // In a text of a table the key stands elsewhere.
    let isAtKey = pointed.isSpelledOut || pointed.reference != nil
    range = isAtKey ? view.range(of: pointed.range, in: path) : nil
    let isMarkdown = view.client.readsMarkdown
    let cards = pointed.places.map { KeyCard(view.key($0), at: $0, in: view.table($0)) }
    let texts = cards.map { isMarkdown ? $0.markdown : $0.plain }
    let nothing = "'\(pointed.key.visible)' is in no string table"
    contents = MarkupContent(
      kind: isMarkdown ? "markdown" : "plaintext",
      value: texts.isEmpty
        ? (isMarkdown ? nothing.escapedForMarkdown : nothing)
        : texts.joined(separator: isMarkdown ? "\n\n---\n\n" : "\n\n")
    )
  }
}
