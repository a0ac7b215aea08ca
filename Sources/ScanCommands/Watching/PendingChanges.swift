import SourceFiles

/// Changes that a watch has reported, and no audit has seen.
struct PendingChanges: Sendable {
  private var changed: Set<FilePath> = []
  private var isEverything = false
  /// Whether the end of the changes is reached.
  private(set) var isEnded = false

  var isAny: Bool { isEverything || !changed.isEmpty }

  /// The changed paths; none where anything may have changed.
  var paths: [FilePath] { isEverything ? [] : changed.sorted() }

  /// Adds the changes of a watch; false if there are none.
  @discardableResult
  mutating func add(_ changes: FileWatch.Changes) -> Bool {
    switch changes {
    case .ended: isEnded = true
    case .everything: isEverything = true
    case .paths(let paths):
      changed.formUnion(paths)
      return !paths.isEmpty
    }
    return true
  }
}
