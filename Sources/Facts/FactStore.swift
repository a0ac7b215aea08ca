import Platform
package import SourceFiles

/// The answers that are kept between one audit and the next, and the changes of files since.
package final class FactStore: Sendable {
  private let state: Locked<State>

  struct State: Sendable {
    /// All changes, in their order.
    var changes: [InputChange] = []
    /// The number of the last change of each file.
    var versions: [FilePath: Int] = [:]
    /// The folders of which all has changed, and the numbers of these changes.
    var folders: [(folder: FilePath, version: Int)] = []
    var answers: [Question: any KeptAnswer] = [:]
  }

  package init() { state = Locked(State()) }

  /// Makes a store that knows what another one knows, and then goes its own way.
  package init(_ other: FactStore) { state = Locked(other.state.withLock { $0 }) }

  /// Notes changes of files.
  package func note(_ changes: [InputChange]) {
    state.withLock { state in
      for change in changes {
        state.changes.append(change)
        switch change {
        case .file(let path): state.versions[path] = state.changes.count
        case .folder: break
        case .all(let folder):
          state.folders.append((folder, state.changes.count))
        }
      }
    }
  }

  /// How many times all of a folder has changed.
  package var folderCount: Int { state.withLock { $0.folders.count } }

  /// Returns a number that is another one whenever a file has changed.
  package func version(of path: FilePath) -> Int {
    state.withLock { state in
      state.folders.reduce(state.versions[path] ?? 0) { version, change in
        path.isWithin(change.folder) ? max(version, change.version) : version
      }
    }
  }

  /// The inputs of all answers.
  var asked: AskedInputs {
    state.withLock { $0.answers.values.reduce(into: AskedInputs()) { $0.formUnion($1.asked) } }
  }

  /// Forgets all answers.
  package func forgetAnswers() { state.withLock { $0.answers = [:] } }

  /// How many changes were noted.
  var changeCount: Int { state.withLock { $0.changes.count } }

  /// Returns the changes from a number on.
  func changes(since count: Int) -> ArraySlice<InputChange> {
    state.withLock { $0.changes[count...] }
  }

  /// Hands out what is kept for a question, so that it can be changed without a copy.
  func take<Known: KeptAnswer>(_ question: Question) -> Known? {
    state.withLock { $0.answers.removeValue(forKey: question) } as? Known
  }

  func keep(_ known: some KeptAnswer, for question: Question) {
    state.withLock { $0.answers[question] = known }
  }
}
