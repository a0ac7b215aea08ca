import JSONRPC
import LocalizationModel
import SourceFiles
import TextFormats

extension Method {
  /// Finds keys and texts by a part of them, in whatever case: first the keys.
  static let workspaceSymbol = request("workspace/symbol") {
    server,
    message throws(ResponseError) in
    let query = try message.parameters(QueryParameters.self).query.lowercased()
    let state = server.projects.read(\.self)
    let views = state.folders.compactMap { state[$0]?.snapshot }
      .map { ProjectView($0, state, files: server.files) }
    let keys = views.lazy.flatMap { $0.keys(holding: query) }
    let texts = query.isEmpty ? [] : views.lazy.flatMap { $0.texts(holding: query) }
    let found = Array(keys.prefix(FoundSymbol.limit))
    return .result(found + texts.prefix(FoundSymbol.limit - found.count))
  }
}

private struct QueryParameters: Decodable { let query: String }

/// A key, or a text of one.
private struct FoundSymbol: Encodable, Sendable {
  let name: VisibleText
  let kind: Int
  let location: Location
  let containerName: VisibleText

  /// The most symbols of an answer; who sees as many types on.
  static let limit = 500
}

extension ProjectView {
  fileprivate func keys(holding query: String) -> [FoundSymbol] {
    found { place in
      let (table, key) = (table(place), key(place))
      guard !key.key.isEmpty, key.key.lowercased().contains(query),
        let location = firstEntry(of: place).flatMap({ location(of: $0) })
      else { return [] }
      return [
        FoundSymbol(
          name: "\(key.key)",
          kind: SymbolKind.key,
          location: location,
          containerName: "\(table.name)"
        )
      ]
    }
  }

  fileprivate func texts(holding query: String) -> [FoundSymbol] {
    found { place in
      let (table, key) = (table(place), key(place))
      // A text that is its key has been found as that.
      return key.translations.flatMap { translation in
        translation.allUnits.compactMap { unit -> FoundSymbol? in
          guard unit.text != key.key, !unit.text.isEmpty, unit.text.lowercased().contains(query),
            let location = location(of: unit.location)
          else { return nil }
          let language = translation.language.map { ", \($0.id)" } ?? ""
          return FoundSymbol(
            name: "\(unit.text)",
            kind: SymbolKind.string,
            location: location,
            containerName: "\(key.key) (\(table.name)\(language))"
          )
        }
      }
    }
  }

  /// Returns what is found in each key, as many as an answer has.
  private func found(in key: (KeyPlace) -> [FoundSymbol]) -> [FoundSymbol] {
    var symbols: [FoundSymbol] = []
    for (number, table) in tables.enumerated() {
      for index in table.keys.indices {
        symbols += key(KeyPlace(table: number, key: index))
        if symbols.count >= FoundSymbol.limit { return symbols }
      }
    }
    return symbols
  }
}
