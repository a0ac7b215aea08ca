import Changes
import JSONRPC
import L10nScan
import LocalizationModel
import SourceFiles
import TextFormats

extension Method {
  /// Returns what would be renamed at a place.
  static let prepareRename = place("textDocument/prepareRename") {
    position,
    path,
    view throws(ResponseError) in
    struct Result: Encodable, Sendable {
      let range: PositionRange
      let placeholder: String
    }
    let pointed = try view.renamed(at: position, in: path)
    return pointed.flatMap { pointed in
      view.range(of: pointed.range, in: path).map { Result(range: $0, placeholder: pointed.key) }
    }
  }

  /// Renames a key in code, tables and storyboards, with what `l10nscan rename` does.
  static let rename = question("textDocument/rename", needing: .latestTexts) {
    (parameters: RenameParameters) in
    parameters.textDocument.uri
  } answer: { parameters, path, view throws(ResponseError) in
    guard let pointed = try view.renamed(at: parameters.position, in: path) else {
      throw .requestFailed("no key stands here as it is")
    }
    guard !parameters.newName.isEmpty else { throw .invalidParams("a key has a name") }
    if parameters.newName == pointed.key { return WorkspaceEdit([:], in: view) }
    let changes = try view.changes(renaming: pointed.key, to: parameters.newName)
    let edits = changes.map { change in
      (change.path, view.edits(of: change.path, from: change.before ?? [], to: change.after ?? []))
    }
    return WorkspaceEdit(Dictionary(edits) { first, _ in first }, in: view)
  }
}

private struct RenameParameters: Decodable, Sendable {
  var textDocument: TextDocumentIdentifier
  var position: Position
  var newName: String
}

extension ProjectView {
  /// Returns the key at a place, if it stands there as it is and a table has it.
  fileprivate func renamed(
    at position: Position,
    in path: FilePath
  ) throws(ResponseError) -> PointedKey? {
    let pointed = try key(at: position, in: path)
    return pointed.flatMap { $0.isSpelledOut && !$0.places.isEmpty ? $0 : nil }
  }

  fileprivate func changes(
    renaming old: String,
    to new: String
  ) throws(ResponseError) -> [FileChange] {
    do throws(AuditError) {
      let files = files(with: documents.mapValues(\.bytes))
      let audit = try Audit(snapshot.folder, settings, in: files)
      var renamer = try KeyRenamer(audit)
      try renamer.run(KeyRename(old, to: new))
      return renamer.drafts.changes
    } catch {
      throw .failed(error)
    }
  }
}
