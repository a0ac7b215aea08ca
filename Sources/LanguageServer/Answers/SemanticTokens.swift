import FormatStrings
import JSONRPC
import LocalizationModel
import SourceFiles
import StringResources

extension Method {
  /// Marks the placeholders in the texts of a table.
  static let semanticTokens = request("textDocument/semanticTokens/full") {
    server,
    message throws(ResponseError) in
    let uri = try message.parameters(DocumentParameters.self).textDocument.uri
    let state = server.projects.read(\.self)
    guard let path = uri.path, let format = ResourceFormat.format(of: path),
      let document = state.documents[path]
    else { return .result(nil) }
    let table = format.table(from: document.bytes, at: path)
    return .result(SemanticTokens(table, document.text, state.client.encoding))
  }
}

/// The placeholders of a table, each given by its distance from the one before.
struct SemanticTokens: Encodable, Sendable {
  let data: [Int]

  static let types = ["parameter"]

  init(_ table: LocalizedTable, _ text: TextPositions, _ encoding: PositionEncoding) {
    let mark = text.markLength
    var ranges: Set<Range<Int>> = []
    for entry in table.entries {
      for translation in entry.translations {
        for unit in translation.units { ranges.insert(unit.location.range) }
        for form in translation.substitutions.flatMap(\.units) {
          ranges.insert(form.location.range)
        }
      }
    }
    var (line, character) = (0, 0)
    data = ranges.ordered(by: \.lowerBound).flatMap { range -> [Int] in
      let stored = range.lowerBound + mark..<range.upperBound + mark
      guard stored.upperBound <= text.bytes.count else { return [] }
      // Escapes have no percent sign, so that the placeholders stand in the file as in the text.
      let spelled = String(decoding: text.bytes[stored], as: UTF8.self)
      return FormatString(spelled, as: .substitution).placeholders.flatMap { specifier -> [Int] in
        let place = text.range(
          of: stored.lowerBound + specifier.range.lowerBound..<stored.lowerBound
            + specifier.range.upperBound,
          in: encoding
        )
        guard place.start.line == place.end.line,
          place.start >= Position(line: line, character: character)
        else { return [] }
        let isSameLine = place.start.line == line
        defer { (line, character) = (place.start.line, place.start.character) }
        return [
          place.start.line - line,
          place.start.character - (isSameLine ? character : 0),
          place.end.character - place.start.character,
          0, 0,
        ]
      }
    }
  }
}
