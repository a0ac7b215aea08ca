import JSONRPC
import LocalizationModel
import SourceFiles
import StringResources
import TextFormats

extension Method {
  /// Lists the keys of a table, which is read as it stands, whatever the last audit has seen.
  static let documentSymbol = request("textDocument/documentSymbol") {
    server,
    message throws(ResponseError) in
    let uri = try message.parameters(DocumentParameters.self).textDocument.uri
    let state = server.projects.read(\.self)
    guard let path = uri.path, let format = ResourceFormat.format(of: path),
      let bytes = state.documents[path]?.bytes
        ?? (try? server.files.readToQuote(path, below: state.folder(of: path)))
    else { return .result(nil) }
    let table = format.table(from: bytes, at: path)
    let text = SourceText(path: path, stored: bytes)
    let positions = state.documents[path]?.text ?? TextPositions(text.bytes)
    let symbols = table.entries.map {
      DocumentSymbol($0, positions, state.client.encoding)
    }
    if state.client.nestsSymbols { return .result(symbols) }
    return .result(symbols.map { FlatSymbol($0, in: uri) })
  }
}

/// The protocol's numbers for kinds of symbols.
enum SymbolKind {
  static let string = 15
  static let key = 20
}

/// A key of a table, or its text in a language.
private struct DocumentSymbol: Encodable, Sendable {
  let name: VisibleText
  let detail: VisibleText?
  let kind: Int
  let range: PositionRange
  let selectionRange: PositionRange
  var children: [DocumentSymbol]?

  init(_ entry: TableEntry, _ text: TextPositions, _ encoding: PositionEncoding) {
    let mark = text.markLength
    let (translations, place) = (Array(entry.translations), entry.location.range)
    let ends = translations.flatMap { $0.allUnits.map(\.location.range.upperBound) }
    let end = max(place.upperBound, ends.max() ?? 0)
    // A client takes no symbol without a name.
    name = entry.key.isEmpty ? "\"\"" : "\(entry.key)"
    detail = translations.lazy.compactMap(\.text).first.map { "\($0)" }
    kind = SymbolKind.key
    range = text.range(of: place.lowerBound + mark..<end + mark, in: encoding)
    selectionRange = text.range(of: place.lowerBound + mark..<place.upperBound + mark, in: encoding)
    children =
      translations.count > 1 || translations.first?.varies == true
      ? translations.map { DocumentSymbol($0, text, encoding) } : nil
  }

  init(_ translation: Translation, _ text: TextPositions, _ encoding: PositionEncoding) {
    let mark = text.markLength
    let place = translation.location.range
    let end = max(
      place.upperBound,
      translation.allUnits.map(\.location.range.upperBound).max() ?? 0
    )
    name = translation.language.map { "\($0)" } ?? "?"
    detail = translation.text.map { "\($0)" }
    kind = SymbolKind.string
    range = text.range(of: place.lowerBound + mark..<end + mark, in: encoding)
    selectionRange = text.range(of: place.lowerBound + mark..<place.upperBound + mark, in: encoding)
    children = nil
  }
}

/// A key for a client that takes no nested ones.
private struct FlatSymbol: Encodable, Sendable {
  let name: VisibleText
  let kind: Int
  let location: Location

  init(_ symbol: DocumentSymbol, in uri: DocumentURI) {
    (name, kind) = (symbol.name, symbol.kind)
    location = Location(uri: uri, range: symbol.range)
  }
}
