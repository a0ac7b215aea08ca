import SourceFiles

/// The stored answer of a question.
protocol KeptAnswer: Sendable {
  /// Its inputs.
  var asked: AskedInputs { get }
}

/// An answer, and what it was made of.
struct Known<Given: Equatable & Sendable, Answer: Sendable>: KeptAnswer {
  let given: Given
  let answer: Answer
  let asked: AskedInputs
  /// How many changes there had been when the answer was last known to hold.
  var changeCount: Int
}

/// The answers about files, and what they were made of.
struct KnownOfFiles<Shared, Own, Answer>: KeptAnswer
where Shared: Equatable & Sendable, Own: Equatable & Sendable, Answer: Sendable {
  private struct Entry: Sendable {
    let own: Own?
    let answer: Answer
    let others: Set<FilePath>
  }

  let shared: Shared
  var changeCount = 0
  private var entries: [FilePath: Entry] = [:]
  /// The files whose answers have looked at others.
  private var lookers: Set<FilePath> = []

  init(shared: Shared) { self.shared = shared }

  /// Forgets the answers that changes may have made others.
  mutating func forget(after changes: ArraySlice<InputChange>) {
    for change in changes {
      switch change {
      case .file(let path):
        entries[path] = nil
        forget { $0.contains(path) }
      case .folder: break
      case .all(let folder):
        for path in entries.keys where path.isWithin(folder) {
          entries[path] = nil
        }
        forget { $0.hold(folder) }
      }
    }
  }

  private mutating func forget(_ isTouched: (Set<FilePath>) -> Bool) {
    for path in lookers where entries[path].map({ isTouched($0.others) }) ?? true {
      entries[path] = nil
      lookers.remove(path)
    }
  }

  func holds(_ path: FilePath, _ own: Own?) -> Bool { entries[path].map { $0.own == own } ?? false }

  func answer(of path: FilePath) -> Answer? { entries[path]?.answer }

  mutating func keep(_ answer: Answer, of path: FilePath, _ own: Own?, _ others: Set<FilePath>) {
    entries[path] = Entry(own: own, answer: answer, others: others)
    if others.isEmpty { lookers.remove(path) } else { lookers.insert(path) }
  }

  var asked: AskedInputs { asked(of: Array(entries.keys)) }

  /// The inputs of the answers about some files.
  func asked(of paths: [FilePath]) -> AskedInputs {
    var files = Set(paths)
    for path in paths where lookers.contains(path) { files.formUnion(entries[path]?.others ?? []) }
    return AskedInputs(files: files)
  }
}
