import JSONRPC
import LocalizationModel
import SourceFiles
import TextFormats

extension Method {
  /// Shows above each key of a table how many languages have a text of it.
  static let codeLens = question("textDocument/codeLens") { (parameters: DocumentParameters) in
    parameters.textDocument.uri
  } answer: { _, path, view throws(ResponseError) in
    view.settings.codeLens ?? true ? view.lenses(in: path) : []
  }
}

/// A line above a line, and what happens where a person chooses it.
private struct CodeLens: Encodable, Sendable {
  let range: PositionRange
  let command: ServerCommand
}

/// A command as the protocol has it; one without a name does nothing.
private struct ServerCommand: Encodable, Sendable {
  let title: VisibleText
  let command: String
  var arguments: [Location]?
}

extension ProjectView {
  fileprivate func lenses(in path: FilePath) -> [CodeLens] {
    keys(in: path).compactMap { place, entry -> CodeLens? in
      let statuses = table(place).statuses[place.key].filter { $0 != .notNeeded }
      guard !statuses.isEmpty, let location = location(of: entry.location) else { return nil }
      let finished = statuses.count(where: \.isFinished)
      let isWhole = finished == statuses.count
      let noun = statuses.count == 1 ? "language" : "languages"
      return CodeLens(
        range: location.range,
        command: ServerCommand(
          title: "\(finished) of \(statuses.count) \(noun)",
          command: isWhole ? "" : NextMissing.command,
          arguments: isWhole ? nil : [location]
        )
      )
    }
  }

  /// Returns the keys of tables that a file has, each with the entry that counts, in the order of their
  /// tables.
  func keys(in path: FilePath) -> [(place: KeyPlace, entry: TableEntry)] {
    tables.enumerated().filter { $1.files.contains { $0.path == path } }.flatMap { index, table in
      table.keys.enumerated().compactMap { position, key in
        key.entries.last { $0.entry.location.path == path }.map {
          (KeyPlace(table: index, key: position), $0.entry)
        }
      }
    }
  }

  /// Returns the languages in which a text of a key is missing.
  func languagesLacking(_ place: KeyPlace) -> [Language] {
    let statuses = table(place).statuses
    return statuses.languages.filter { statuses[place.key, $0]?.gap == .missing }
  }
}
