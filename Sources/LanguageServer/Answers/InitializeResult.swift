import L10nScan

/// The answer to the first request: what the server can do.
struct InitializeResult: Encodable, Sendable {
  let capabilities: Capabilities
  let serverInfo = ServerInfo()

  struct ServerInfo: Encodable, Sendable {
    let name = "l10nscan"
    let version = Audit.version
  }

  struct Capabilities: Encodable, Sendable {
    let positionEncoding: PositionEncoding
    let textDocumentSync = Synchronization()
    let workspace = Workspace()
    let hoverProvider = true
    let definitionProvider = true
    let referencesProvider = true
    let documentSymbolProvider = true
    let workspaceSymbolProvider = true
    let inlayHintProvider = true
    let codeLensProvider = CodeLensOptions()
    let executeCommandProvider = CommandOptions()
    let semanticTokensProvider = SemanticTokensOptions()
    let completionProvider = CompletionOptions()
    let renameProvider = RenameOptions()
    let codeActionProvider = CodeActionOptions()
  }

  struct Synchronization: Encodable, Sendable {
    let openClose = true
    /// Texts change part by part.
    let change = 2
    let save = true
  }

  struct Workspace: Encodable, Sendable {
    struct Folders: Encodable, Sendable {
      let supported = true
      let changeNotifications = true
    }
    let workspaceFolders = Folders()
  }

  struct SemanticTokensOptions: Encodable, Sendable {
    struct Legend: Encodable, Sendable {
      let tokenTypes = SemanticTokens.types
      let tokenModifiers: [String] = []
    }
    let legend = Legend()
    let full = true
  }

  struct CompletionOptions: Encodable, Sendable {
    let triggerCharacters = ["\""]
  }

  struct RenameOptions: Encodable, Sendable {
    let prepareProvider = true
  }

  struct CodeLensOptions: Encodable, Sendable {
    let resolveProvider = false
  }

  struct CommandOptions: Encodable, Sendable {
    let commands = [NextMissing.command]
  }

  struct CodeActionOptions: Encodable, Sendable {
    let codeActionKinds = Self.kinds
  }
}
