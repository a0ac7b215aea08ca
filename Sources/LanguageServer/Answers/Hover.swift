import LocalizationModel
import SourceFiles

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
    let cards = pointed.places.map { KeyCard(view.key($0), at: $0, in: view.table($0)) }
    contents = MarkupContent(
      cards.isEmpty ? [KeyCard(unknown: pointed.key)] : cards,
      isMarkdown: view.client.readsMarkdown
    )
  }
}
