/// The parameters of the first request, as far as they are used.
struct InitializeParameters: Decodable {
  var rootUri: DocumentURI?
  var workspaceFolders: [Folder]?
  var capabilities: Capabilities
  var initializationOptions: SettingsEnvelope?

  struct Folder: Decodable { var uri: DocumentURI }

  struct Capabilities: Decodable {
    var general: General?
    var workspace: Workspace?
    var textDocument: TextDocument?
    var window: Window?
  }

  struct General: Decodable { var positionEncodings: [String]? }
  struct Window: Decodable {
    struct Showing: Decodable { var support: Bool? }
    var workDoneProgress: Bool?
    var showDocument: Showing?
  }

  struct Workspace: Decodable {
    struct Edit: Decodable { var documentChanges: Bool? }
    struct Watching: Decodable { var dynamicRegistration: Bool? }
    struct Refreshing: Decodable { var refreshSupport: Bool? }
    var workspaceEdit: Edit?
    var codeLens: Refreshing?
    var inlayHint: Refreshing?
    var didChangeWatchedFiles: Watching?
    var configuration: Bool?
  }

  struct TextDocument: Decodable {
    struct Hover: Decodable { var contentFormat: [String]? }
    struct Symbols: Decodable { var hierarchicalDocumentSymbolSupport: Bool? }
    struct Completion: Decodable {
      struct Item: Decodable { var snippetSupport: Bool? }
      var completionItem: Item?
    }
    struct Actions: Decodable {
      struct Literals: Decodable {}
      var codeActionLiteralSupport: Literals?
    }
    var hover: Hover?
    var documentSymbol: Symbols?
    var completion: Completion?
    var codeAction: Actions?
  }

  /// The folders that the client has open.
  var folders: [DocumentURI] { workspaceFolders?.map(\.uri) ?? [rootUri].compactMap(\.self) }

  var client: Client {
    var client = Client()
    let (workspace, text) = (capabilities.workspace, capabilities.textDocument)
    client.encoding = PositionEncoding(offered: capabilities.general?.positionEncodings ?? [])
    client.takesVersionedEdits = workspace?.workspaceEdit?.documentChanges ?? false
    client.watchesFiles = workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false
    client.tellsSettings = workspace?.configuration ?? false
    client.readsMarkdown = text?.hover?.contentFormat?.contains("markdown") ?? false
    client.nestsSymbols = text?.documentSymbol?.hierarchicalDocumentSymbolSupport ?? false
    client.fillsSnippets = text?.completion?.completionItem?.snippetSupport ?? false
    client.takesActions = text?.codeAction?.codeActionLiteralSupport != nil
    client.showsDocuments = capabilities.window?.showDocument?.support ?? false
    if workspace?.codeLens?.refreshSupport == true {
      client.refreshes.append("workspace/codeLens/refresh")
    }
    if workspace?.inlayHint?.refreshSupport == true {
      client.refreshes.append("workspace/inlayHint/refresh")
    }
    client.showsProgress = capabilities.window?.workDoneProgress ?? false
    return client
  }
}
