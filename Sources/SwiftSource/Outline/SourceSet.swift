import Platform
package import SourceFiles

/// A set of source files that are read several times, and opened and lexed once.
///
/// Of a tree that is larger than the room for it, the files that find none are opened again each time, and
/// the tokens that have served and find none are made again for who reads a file once more.
package final class SourceSet: Sendable {
  package let paths: [FilePath]
  private let files: FileSystem
  /// How many threads to use.
  package let jobs: Int
  private let kept: Locked<Kept>

  /// The units that stay in memory.
  private struct Kept {
    /// By the index of the path.
    var units: [SourceUnit?]
    /// How many bytes of texts find room yet, and how many of tokens that have served.
    var room: Int
    var roomForTokens: Int

    mutating func keep(_ unit: SourceUnit, at index: Int) {
      guard unit.text.bytes.count <= room else { return }
      units[index] = unit
      room -= unit.text.bytes.count
    }

    mutating func keepTokens(ofSize size: Int) -> Bool {
      guard size <= roomForTokens else { return false }
      roomForTokens -= size
      return true
    }
  }

  /// Larger than the sources of most apps, and less than the tables of a large one take.
  private static let room = 1 << 24
  /// Enough for the tokens of a small app, which then is lexed once.
  private static let roomForTokens = 1 << 21

  package init(_ paths: [FilePath], in files: FileSystem, jobs: Int) {
    self.paths = paths
    self.files = files
    self.jobs = jobs
    kept = Locked(
      Kept(
        units: Array(repeating: nil, count: paths.count),
        room: Self.room,
        roomForTokens: Self.roomForTokens
      )
    )
  }

  /// Makes a set of texts that are in memory already.
  package init(_ texts: [SourceText]) {
    paths = texts.map(\.path)
    files = .local
    jobs = 1
    kept = Locked(Kept(units: texts.map(SourceUnit.init), room: 0, roomForTokens: .max))
  }

  /// Returns what a function makes of each file, or of the reason why it cannot be read.
  package func map<Value: Sendable>(
    _ transform: @Sendable (Result<SourceUnit, FileError>) -> Value
  ) -> [Value] {
    map(Array(paths.indices), transform)
  }

  /// Returns what a function makes of some of the files.
  package func map<Value: Sendable>(
    _ indices: [Int],
    _ transform: @Sendable (Result<SourceUnit, FileError>) -> Value
  ) -> [Value] {
    map(indices.map { ($0, ()) }) { unit, _, _ in transform(unit) }
  }

  /// Returns what a function makes of some of the files, by their indices and each with an item of its
  /// own.
  package func map<Item: Sendable, Value: Sendable>(
    _ items: [(index: Int, item: Item)],
    _ transform: @Sendable (Result<SourceUnit, FileError>, _ index: Int, Item) -> Value
  ) -> [Value] {
    items.concurrentMap(jobs: jobs) { index, item in
      let unit = unit(at: index)
      let value = transform(unit, index, item)
      if case .success(let unit) = unit { releaseTokens(of: unit, at: index) }
      return value
    }
  }

  /// Frees the tokens of a file that have served, for which there is no room.
  private func releaseTokens(of unit: SourceUnit, at index: Int) {
    unit.releaseTokens { size in
      kept.withLock { $0.units[index] === unit && $0.keepTokens(ofSize: size) }
    }
  }

  private func unit(at index: Int) -> Result<SourceUnit, FileError> {
    if let unit = kept.withLock({ $0.units[index] }) { return .success(unit) }
    return Result { () throws(FileError) in
      let unit = SourceUnit(try SourceText(reading: paths[index], in: files))
      kept.withLock { $0.keep(unit, at: index) }
      return unit
    }
  }
}
