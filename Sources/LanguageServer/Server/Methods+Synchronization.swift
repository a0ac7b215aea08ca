import JSONRPC
import L10nScan
import Platform
import SourceFiles

extension Method {
  /// Text synchronization methods.
  static let synchronization: [Method] = [
    .notification("textDocument/didOpen") { server, message throws(ResponseError) in
      struct Item: Decodable {
        let uri: DocumentURI
        let version: Int
        let text: String
      }
      struct Parameters: Decodable { let textDocument: Item }
      let item = try message.parameters(Parameters.self).textDocument
      guard let path = item.uri.path else { return }
      server.open(path, Document(uri: item.uri, version: item.version, text: item.text))
    },
    .notification("textDocument/didChange") { server, message throws(ResponseError) in
      struct Parameters: Decodable {
        let textDocument: TextDocumentIdentifier
        let contentChanges: [Document.Change]
      }
      let parameters = try message.parameters(Parameters.self)
      guard let path = parameters.textDocument.uri.path else { return }
      server.projects.change { state in
        guard var document = state.documents[path] else { return }
        document.apply(
          parameters.contentChanges,
          version: parameters.textDocument.version,
          in: state.client.encoding
        )
        state.edit(path, document)
      }
      server.projects.signal.ring()
    },
    .notification("textDocument/didSave") { server, message throws(ResponseError) in
      let path = try message.parameters(DocumentParameters.self).textDocument.uri.path
      // The watcher of files reports this one as well.
      guard let path, !server.projects.read(\.client.watchesFiles) else { return }
      server.projects.change { $0.filesChanged([path]) }
      server.projects.signal.ring()
    },
    .notification("textDocument/didClose") { server, message throws(ResponseError) in
      let path = try message.parameters(DocumentParameters.self).textDocument.uri.path
      guard let path else { return }
      server.projects.change { $0.edit(path, nil) }
      server.projects.signal.ring()
    },
    .notification("workspace/didChangeWatchedFiles") { server, message throws(ResponseError) in
      struct Change: Decodable { let uri: DocumentURI }
      struct Parameters: Decodable { let changes: [Change] }
      let paths = try message.parameters(Parameters.self).changes.compactMap(\.uri.path)
      server.projects.change { $0.filesChanged(paths) }
      server.projects.signal.ring()
    },
  ]
}

extension LanguageServer {
  /// Takes in a text, and the project around it where the client has no folders open.
  fileprivate func open(_ path: FilePath, _ document: Document) {
    projects.change { $0.edit(path, document) }
    let isAlone = projects.read { $0.folders.isEmpty || $0.folders.allSatisfy($0.isFound) }
    if isAlone, projects.read({ $0.folder(of: path) }) == nil,
      let folder = Audit.folder(around: path, in: files)
    {
      projects.change { _ = $0.found.insert(folder) }
      add([folder])
    }
    projects.signal.ring()
  }
}
