import JSONRPC
import LocalizationModel
import SourceFiles
import TextFormats

extension Method {
  /// Carries out a command of the server.
  static let executeCommand = request("workspace/executeCommand") {
    server,
    message throws(ResponseError) in
    let parameters = try message.parameters(CommandParameters.self)
    guard parameters.command == NextMissing.command else {
      throw .invalidParams("no command '\(parameters.command)'")
    }
    let state = server.projects.read(\.self)
    let next = NextMissing(behind: parameters.arguments?.first, in: state, server.files).location
    if let next {
      if state.client.showsDocuments {
        server.connection.ask("window/showDocument", ShownDocument(next))
      }
    } else {
      server.connection.notify(
        "window/showMessage",
        LogParameters(.information, "no translation is missing")
      )
    }
    return .result(next)
  }
}

private struct CommandParameters: Decodable {
  let command: String
  /// Where the cursor stands.
  let arguments: [Location]?
}

/// A place that the client is asked to show.
private struct ShownDocument: Encodable {
  let uri: DocumentURI
  let selection: PositionRange
  let takeFocus = true

  init(_ location: Location) { (uri, selection) = (location.uri, location.range) }
}

/// The search for the next key with a missing text: in the language of the settings, or else in
/// any.
///
/// The keys come in the order of their files, and after the last one the first one again.
struct NextMissing {
  static let command = "l10nscan.nextMissingTranslation"

  let location: Location?

  init(behind start: Location?, in state: Projects.State, _ files: FileSystem) {
    let path = start?.uri.path
    let own = path.flatMap { state.folder(of: $0) }
    let folders = own.map { [$0] } ?? state.folders
    location =
      folders.lazy.compactMap { state[$0]?.snapshot }
      .compactMap { ProjectView($0, state, files: files).nextMissing(behind: start) }.first
  }
}

extension ProjectView {
  fileprivate func nextMissing(behind start: Location?) -> Location? {
    let language = settings.language.map { Language($0) }
    let places = tables.enumerated().flatMap { index, table in
      table.keys.indices.map { KeyPlace(table: index, key: $0) }
    }
    let missing = places.filter { place in
      let lacking = languagesLacking(place)
      return language.map { lacking.contains($0) } ?? !lacking.isEmpty
    }
    let entries = missing.compactMap { firstEntry(of: $0) }.sorted()
    let here = start.flatMap { origin(of: $0) }
    let next = here.flatMap { here in entries.first { $0 > here } }
    return (next ?? entries.first).flatMap { location(of: $0) }
  }

  /// Returns where a table has a key first, in the development language if it can be.
  func firstEntry(of place: KeyPlace) -> SourceFiles.SourceLocation? {
    let (table, entries) = (table(place), key(place).entries)
    let own = entries.first { table.files[$0.file].languages.contains(table.developmentLanguage) }
    return (own ?? entries.first)?.entry.location
  }

  /// Returns the place that the search goes on from: of a key in any language its first entry.
  private func origin(of start: Location) -> SourceFiles.SourceLocation? {
    guard let path = start.uri.path, let offset = try? offset(of: start.range.start, in: path)
    else { return nil }
    let own = keys(in: path).last { $0.entry.location.offset <= offset }
    let first = own.flatMap { firstEntry(of: $0.place) }
    return first ?? SourceLocation(path: path, offset: offset, length: 0, line: 1, column: 1)
  }
}
