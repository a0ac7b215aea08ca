import SourceFiles

/// A change of several files, which the editor makes.
struct WorkspaceEdit: Encodable, Sendable {
  /// The changes with the versions of the texts that they are for.
  private(set) var documentChanges: [FileEdit]?
  /// The changes for a client that knows no versions.
  private(set) var changes: [String: [TextEdit]]?

  struct FileEdit: Encodable, Sendable {
    let textDocument: Identifier
    let edits: [TextEdit]
  }

  struct Identifier: Encodable, Sendable {
    let uri: DocumentURI
    /// null for a file that is not open.
    let version: Int?

    private enum CodingKeys: String, CodingKey { case uri, version }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(uri, forKey: .uri)
      try container.encode(version, forKey: .version)
    }
  }

  init(_ edits: [FilePath: [TextEdit]], in view: ProjectView) {
    let sorted = edits.ordered(by: \.key)
    if view.client.takesVersionedEdits {
      documentChanges = sorted.map { path, edits in
        let version = view.documents[path]?.version
        return FileEdit(
          textDocument: Identifier(uri: view.uri(of: path), version: version),
          edits: edits
        )
      }
    } else {
      let named = sorted.map { (view.uri(of: $0.key).text, $0.value) }
      changes = Dictionary(named) { first, _ in first }
    }
  }
}

extension ProjectView {
  /// Returns the edits that make one text of another, both as files store them.
  func edits(of path: FilePath, from old: [UInt8], to new: [UInt8]) -> [TextEdit] {
    // What an editor has open it has as UTF-8, whatever the file is stored in.
    let isOpen = documents[path] != nil
    let (before, after) =
      isOpen
      ? (old, new)
      : (SourceText(path: path, stored: old).bytes, SourceText(path: path, stored: new).bytes)
    let text = TextPositions(before)
    return TextEdits(from: before, to: after).replacements.map { replacement in
      TextEdit(
        range: text.range(of: replacement.range, in: client.encoding),
        newText: String(decoding: replacement.bytes, as: UTF8.self)
      )
    }
  }
}
