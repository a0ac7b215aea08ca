import LocalizationModel
import SourceFiles

/// What an audit remembers of code that is not checked.
struct OtherUsersMemory: Sendable {
  var paths = Remembered<[FilePath]>()
  /// By file its version and its literals.
  private var literals: [FilePath: (version: Int, literals: [LiteralHash])] = [:]
  private var versions = FileVersions()
  private var others: (all: [FilePath], read: [FilePath], rest: [FilePath])?
  private var answer: (question: Question, found: Set<LiteralHash>)?

  private struct Question: Equatable, Sendable {
    let hashes: Set<LiteralHash>
    let paths: [FilePath]
    let versions: [Int]
  }

  /// Returns the files that are not among those that were read; both are sorted.
  mutating func others(among all: [FilePath], besides read: [FilePath]) -> [FilePath] {
    if let others, others.all == all, others.read == read { return others.rest }
    var next = 0
    let rest = all.filter { path in
      while next < read.count, read[next] < path { next += 1 }
      return next == read.count || read[next] != path
    }
    others = (all, read, rest)
    return rest
  }

  /// Returns those of some literals that files have.
  mutating func find(
    _ hashes: Set<LiteralHash>,
    in paths: [FilePath],
    after history: FileHistory?,
    jobs: Int,
    _ read: @Sendable (FilePath) -> [LiteralHash]
  ) -> Set<LiteralHash> {
    let wanted = WantedLiterals(hashes)
    guard let history else {
      return Set(paths.concurrentMap(jobs: jobs) { wanted.found(among: read($0)) }.joined())
    }
    let versions = versions.all(of: paths, after: history)
    let question = Question(hashes: hashes, paths: paths, versions: versions)
    if let answer, answer.question == question { return answer.found }
    let missing = zip(paths, versions).filter { literals[$0]?.version != $1 }
    for (file, literals) in zip(missing, missing.concurrentMap(jobs: jobs) { read($0.0) }) {
      self.literals[file.0] = (file.1, literals)
    }
    let found = Set(paths.flatMap { wanted.found(among: literals[$0]?.literals ?? []) })
    answer = (question, found)
    return found
  }
}

/// What an audit remembers of lists that lie too far from a table for it to be told that it translates
/// them.
struct PropertyListMemory: Sendable {
  private var keys: Set<String> = []
  private var found = Remembered<Set<String>>()

  /// Returns those of some keys that the lists have.
  mutating func find(
    _ keys: Set<String>,
    in files: FileSystem,
    after history: FileHistory?,
    _ find: (FileSystem) -> Set<String>
  ) -> Set<String> {
    if keys != self.keys { found = Remembered() }
    self.keys = keys
    return found.value(in: files, after: history, find)
  }
}
