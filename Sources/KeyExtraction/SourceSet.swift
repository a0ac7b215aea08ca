import SourceFiles

/// A set of source files that is read several times.
///
/// The first small files are kept in memory after the first time: to open a file again takes as long as
/// to lex some kilobytes.
struct SourceSet: Sendable {
  let paths: [FilePath]
  private let files: FileSystem
  /// How many threads to use.
  let jobs: Int
  /// The texts that are kept, by the index of the path.
  private var kept: [SourceText?]

  /// How many files are kept at most.
  private let countLimit: Int

  /// Files up to this size are kept.
  private static let sizeLimit = 1 << 14

  init(_ paths: [FilePath], in files: FileSystem, jobs: Int, keeping countLimit: Int) {
    self.paths = paths
    self.countLimit = countLimit
    self.files = files
    self.jobs = jobs
    kept = Array(repeating: nil, count: paths.count)
  }

  /// Makes a set of texts that are in memory already.
  init(_ texts: [SourceText]) {
    paths = texts.map(\.path)
    files = .local
    jobs = 1
    countLimit = texts.count
    kept = texts
  }

  /// Returns what a function makes of each text, or of the reason why there is none.
  mutating func map<Value: Sendable>(
    _ transform: @Sendable (Result<SourceText, FileError>) -> Value
  ) -> [Value] {
    let known = self
    let results = Array(paths.indices).concurrentMap(jobs: jobs) { index in
      let text = known.text(at: index)
      return (value: transform(text), text: known.keptText(text, at: index))
    }
    kept = results.map(\.text)
    return results.map(\.value)
  }

  private func keptText(_ text: Result<SourceText, FileError>, at index: Int) -> SourceText? {
    guard case .success(let text) = text else { return nil }
    let isSmall = index < countLimit && text.bytes.count <= Self.sizeLimit
    return isSmall ? text : kept[index]
  }

  /// Returns what a function makes of some of the texts.
  func map<Value: Sendable>(
    _ indices: [Int],
    _ transform: @Sendable (Result<SourceText, FileError>) -> Value
  ) -> [Value] {
    indices.concurrentMap(jobs: jobs) { transform(text(at: $0)) }
  }

  /// Returns the indices of the texts in which one of several names stands.
  func indices(mentioning names: Set<String>) -> [Int] {
    let spellings = names.map { Array($0.utf8) }
    let all = Array(paths.indices)
    let mentions = map(all) { text in
      guard case .success(let text) = text else { return false }
      return spellings.contains { text.bytes[...].firstOccurrence(of: $0) != nil }
    }
    return all.filter { mentions[$0] }
  }

  private func text(at index: Int) -> Result<SourceText, FileError> {
    if let text = kept[index] { return .success(text) }
    return Result { () throws(FileError) in try SourceText(reading: paths[index], in: files) }
  }
}
