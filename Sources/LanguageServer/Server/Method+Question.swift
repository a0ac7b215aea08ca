import JSONRPC
import L10nScan
import SourceFiles

extension Method {
  /// The state that an answer rests on.
  enum Need: Sendable {
    /// The last audit, as long as it knows the place that is requested.
    case anyAudit
    /// An audit of the texts as they are when the answer is given.
    case latestTexts
  }

  /// Makes a request about a document, which its project answers.
  ///
  /// Where there is no audit yet, or something new stands at the place that is requested, the
  /// answer comes with the next audit, and other messages are read meanwhile.
  static func question<Parameters: Decodable & Sendable>(
    _ id: String,
    needing need: Need = .anyAudit,
    about document: @escaping @Sendable (Parameters) -> DocumentURI,
    answer:
      @escaping @Sendable (Parameters, FilePath, ProjectView) throws(ResponseError) ->
      (any Encodable & Sendable)?
  ) -> Method {
    .request(id) { server, message throws(ResponseError) in
      let parameters = try message.parameters(Parameters.self)
      let state = server.projects.read(\.self)
      guard let request = message.id, let path = document(parameters).path,
        let folder = state.folder(of: path)
      else { return .result(nil) }
      if need == .anyAudit, let snapshot = state[folder]?.snapshot {
        let view = ProjectView(snapshot, state, files: server.files)
        do throws(ResponseError) {
          return .result(try answer(parameters, path, view))
        } catch {
          guard error == .contentModified else { throw error }
        }
      }
      server.projects.queue(
        Question(
          id: request,
          project: folder,
          document: path,
          version: state.documents[path]?.version
        ) { view throws(ResponseError) in try answer(parameters, path, view) }
      )
      return .later
    }
  }

  static func place(
    _ id: String,
    needing need: Need = .anyAudit,
    answer:
      @escaping @Sendable (Position, FilePath, ProjectView) throws(ResponseError) ->
      (any Encodable & Sendable)?
  ) -> Method {
    question(id, needing: need) { (parameters: PlaceParameters) in
      parameters.textDocument.uri
    } answer: { parameters, path, view throws(ResponseError) in
      try answer(parameters.position, path, view)
    }
  }
}
