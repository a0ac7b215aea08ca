/// A place between two characters of a text; both numbers count from 0.
struct Position: Hashable, Sendable, Codable, Comparable {
  var line: Int
  /// Units of the encoding that was agreed upon.
  var character: Int

  static func < (left: Position, right: Position) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

/// A part of a text, without the character at its end.
struct PositionRange: Hashable, Sendable, Codable {
  var start: Position
  var end: Position
}

/// A part of a text in a file.
struct Location: Hashable, Sendable, Codable {
  var uri: DocumentURI
  var range: PositionRange
}

/// A part of a text, and what is to stand there.
struct TextEdit: Hashable, Sendable, Codable {
  var range: PositionRange
  var newText: String
}

/// The parameter that names a document.
struct TextDocumentIdentifier: Hashable, Sendable, Codable {
  var uri: DocumentURI
  var version: Int?
}

/// The parameters of requests about a document.
struct DocumentParameters: Decodable {
  var textDocument: TextDocumentIdentifier
}

/// The parameters of requests about a place.
struct PlaceParameters: Decodable {
  var textDocument: TextDocumentIdentifier
  var position: Position
}

/// The parameters of requests about a part of a document.
struct RangeParameters: Decodable {
  var textDocument: TextDocumentIdentifier
  var range: PositionRange
}
