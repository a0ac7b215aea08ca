import JSONRPC
import LocalizationModel
import SourceFiles

extension Method {
  /// Goes from a key to where tables have it, first in the development language.
  static let definition = place("textDocument/definition") {
    position,
    path,
    view throws(ResponseError) in
    guard let pointed = try view.key(at: position, in: path) else { return nil }
    return view.entries(of: pointed)
  }

  /// Lists the calls that use a key, and where tables have it.
  static let references = question("textDocument/references") { (parameters: ReferenceParameters) in
    parameters.textDocument.uri
  } answer: { parameters, path, view throws(ResponseError) in
    guard let pointed = try view.key(at: parameters.position, in: path) else { return nil }
    let calls = view.calls(of: pointed).compactMap { view.location(of: $0) }
    let isComplete = parameters.context?.includeDeclaration ?? false
    return isComplete ? calls + view.entries(of: pointed) : calls
  }
}

private struct ReferenceParameters: Decodable, Sendable {
  struct Context: Decodable, Sendable { var includeDeclaration: Bool? }
  var textDocument: TextDocumentIdentifier
  var position: Position
  var context: Context?
}

extension ProjectView {
  /// Returns where the tables have a key, first in the development language.
  func entries(of pointed: PointedKey) -> [Location] {
    pointed.places.flatMap { place in
      let table = table(place)
      let entries = key(place).entries
      let own = entries.filter {
        table.files[$0.file].languages.contains(table.developmentLanguage)
      }
      let others = entries.filter {
        !table.files[$0.file].languages.contains(table.developmentLanguage)
      }
      return (own + others).compactMap { location(of: $0.entry.location) }
    }
  }

  /// Returns the calls that use a key of the same tables.
  func calls(of pointed: PointedKey) -> [SourceLocation] {
    let meant = Set(pointed.places.flatMap { key($0).references })
    let others =
      pointed.places.isEmpty
      ? references.indices.filter { references[$0].key.utf8.elementsEqual(pointed.key.utf8) } : []
    return meant.union(others).sorted().map { references[$0].location }
  }
}
