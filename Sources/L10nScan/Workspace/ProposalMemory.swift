import KeyExtraction
import LocalizationModel
import SourceFiles

/// What is known of the code that tells of routines, from the last time.
struct ProposalMemory: Sendable {
  /// The literals that were looked for.
  private var unused: Set<LiteralHash> = []
  /// The files of code in which one of them stands; nil where nobody has looked.
  private var mentioning: Set<FilePath>?
  /// By file its version and its calls.
  private var calls: [FilePath: (version: Int, calls: [LiteralCall])] = [:]
  private var isTouched = true

  /// Takes notice of sources of which something else was read.
  mutating func note(_ changes: SourceChanges) {
    if changes.files.contains(where: { $0.old?.lookUps != $0.new?.lookUps }) { isTouched = true }
    guard var files = mentioning else { return }
    mentioning = nil
    let wanted = WantedLiterals(unused)
    for (old, new) in changes.files {
      guard let path = new?.path ?? old?.path else { continue }
      let mentions = new.map { wanted.stand(among: $0.literals, in: $0.path) } ?? false
      let didMention = mentions ? files.update(with: path) : files.remove(path)
      if mentions || didMention != nil { isTouched = true }
    }
    mentioning = files
  }

  /// Tells whether routines may be proposed otherwise than the last time, where the project itself is
  /// the same.
  func mayDiffer(after history: FileHistory) -> Bool {
    isTouched || calls.contains { history.version(of: $0.key) != $0.value.version }
  }

  /// Returns the files of code in which one of some literals stands, in the order of their paths.
  mutating func files(
    mentioning unused: Set<LiteralHash>,
    among extractions: [Extraction],
    after history: FileHistory?
  ) -> [FilePath] {
    let known = history != nil && unused == self.unused ? mentioning : nil
    if let known { return known.sorted() }
    let wanted = WantedLiterals(unused)
    // By their indices, because an extraction has much to count.
    let files = extractions.indices.filter {
      wanted.stand(among: extractions[$0].literals, in: extractions[$0].path)
    }.map { extractions[$0].path }
    if history != nil { (self.unused, mentioning) = (unused, Set(files)) }
    return files
  }

  /// Returns the calls with literals in files.
  mutating func calls(
    in paths: [FilePath],
    after history: FileHistory?,
    jobs: Int,
    _ read: @Sendable (FilePath) -> [LiteralCall]
  ) -> [[LiteralCall]] {
    guard let history else { return paths.concurrentMap(jobs: jobs, read) }
    isTouched = false
    let missing = paths.filter { calls[$0]?.version != history.version(of: $0) }
    for (path, found) in zip(missing, missing.concurrentMap(jobs: jobs, read)) {
      calls[path] = (history.version(of: path), found)
    }
    return paths.map { calls[$0]?.calls ?? [] }
  }
}

extension WantedLiterals {
  /// Whether a file is code, and one of its literals is wanted.
  fileprivate func stand(among literals: [LiteralHash], in file: FilePath) -> Bool {
    !found(among: literals).isEmpty && file.isCode
  }
}

extension FilePath {
  /// Whether the file holds code, by its name.
  var isCode: Bool { KeyExtractor.codeExtensions.contains(String(fileExtension)) }
}
