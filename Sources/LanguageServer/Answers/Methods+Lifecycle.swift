import JSONRPC
import L10nScan
import Platform
import SourceFiles

extension Method {
  /// Lifecycle methods.
  static let lifecycle: [Method] = [
    .request("initialize") { server, message throws(ResponseError) in
      let parameters = try message.parameters(InitializeParameters.self)
      server.begin(parameters)
      let capabilities = InitializeResult.Capabilities(
        positionEncoding: parameters.client.encoding
      )
      return .result(InitializeResult(capabilities: capabilities))
    },
    .notification("initialized") { server, _ in server.registerForChanges() },
    .request("shutdown") { server, _ in
      server.stage = .shutDown
      for id in server.projects.stop() { server.connection.refuse(id, .cancelled) }
      return .result(nil)
    },
    .notification("exit") { server, _ in server.finish() },
    .notification("$/cancelRequest") { server, message throws(ResponseError) in
      struct Parameters: Decodable { let id: RequestID }
      let id = try message.parameters(Parameters.self).id
      if server.projects.cancel(id) { server.connection.refuse(id, .cancelled) }
    },
    .notification("$/setTrace") { server, message throws(ResponseError) in
      struct Parameters: Decodable { let value: String }
      let isTraced = try message.parameters(Parameters.self).value != "off"
      server.projects.change { $0.isTraced = isTraced }
    },
    .notification("window/workDoneProgress/cancel") { _, _ in
      // The first audit is what everything else rests on.
    },
    .notification("workspace/didChangeConfiguration") { server, message throws(ResponseError) in
      struct Parameters: Decodable { let settings: SettingsEnvelope? }
      let parameters = try message.parameters(Parameters.self)
      if server.projects.read(\.client.tellsSettings) {
        server.askForSettings()
      } else if let settings = parameters.settings {
        server.take(settings)
      }
    },
    .notification("workspace/didChangeWorkspaceFolders") { server, message throws(ResponseError) in
      struct Event: Decodable {
        let added: [InitializeParameters.Folder]
        let removed: [InitializeParameters.Folder]
      }
      struct Parameters: Decodable { let event: Event }
      let event = try message.parameters(Parameters.self).event
      for path in event.removed.compactMap(\.uri.path) {
        server.projects.change { _ = $0.remove(path) }
      }
      server.add(event.added.compactMap(\.uri.path))
    },
  ]
}

extension LanguageServer {
  fileprivate mutating func begin(_ parameters: InitializeParameters) {
    stage = .initialized
    projects.change { state in
      state.client = parameters.client
      state.settings = parameters.initializationOptions?.settings ?? ClientSettings()
      for folder in parameters.folders.compactMap(\.path) { state.add(folder) }
    }
  }

  /// Asks the client to watch files, and says that the first audits are under way.
  fileprivate func registerForChanges() {
    let (client, folders) = projects.change { state in
      state.isReady = true
      return (state.client, state.folders)
    }
    if client.watchesFiles {
      connection.ask("client/registerCapability", Registrations(watching: Audit.watchedPatterns))
    }
    showProgress(of: folders)
    if client.tellsSettings { askForSettings() }
    projects.signal.ring()
  }

  /// Takes in folders.
  func add(_ folders: [FilePath]) {
    projects.change { state in
      for folder in folders { state.add(folder) }
    }
    showProgress(of: folders)
    projects.signal.ring()
  }

  private func showProgress(of folders: [FilePath]) {
    guard projects.read(\.client.showsProgress) else { return }
    for folder in folders {
      let token = connection.freshName()
      let id = connection.ask("window/workDoneProgress/create", ["token": token])
      projects.change { $0[folder]?.progress.ask(id, token) }
    }
  }

  fileprivate func askForSettings() {
    let id = connection.ask(
      "workspace/configuration",
      ["items": [["section": "l10nscan"]]]
    )
    projects.change { $0.settingsRequest = id }
  }

  /// Goes by other settings from now on; what says nothing changes nothing.
  func take(_ envelope: SettingsEnvelope) {
    guard let settings = envelope.settings else { return }
    projects.change { state in
      guard state.settings != settings else { return }
      state.settings = settings
      state.settingsChanged()
    }
    projects.signal.ring()
  }
}

/// The parameters of a request for notifications about changed files.
private struct Registrations: Encodable {
  let registrations: [Registration]

  struct Registration: Encodable {
    let id = "l10nscan-files"
    let method = "workspace/didChangeWatchedFiles"
    let registerOptions: Options
  }

  struct Options: Encodable { let watchers: [Watcher] }
  struct Watcher: Encodable { let globPattern: String }

  init(watching patterns: [String]) {
    let watchers = patterns.map { Watcher(globPattern: $0) }
    registrations = [Registration(registerOptions: Options(watchers: watchers))]
  }
}
