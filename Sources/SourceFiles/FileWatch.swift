package import Platform

/// A watch over folders, which reports when something in them changes.
package struct FileWatch: Sendable {
  /// The changes that a watch reports.
  package enum Changes: Hashable, Sendable {
    /// These files and folders may be other ones, may have come or may have gone; none where the time
    /// is over.
    case paths(Set<FilePath>)
    /// So much has changed that it was not kept account of.
    case everything
    /// Nothing will change any more.
    case ended
  }

  /// Watches more folders, without those below them, and returns those that were not watched before.
  package let watch: @Sendable (Set<FilePath>) -> Set<FilePath>
  /// Waits for changes, not longer than a time if one is given.
  package let wait: @Sendable (Duration?) -> Changes

  package init(
    watch: @escaping @Sendable (Set<FilePath>) -> Set<FilePath>,
    wait: @escaping @Sendable (Duration?) -> Changes
  ) {
    self.watch = watch
    self.wait = wait
  }

  /// A watch over nothing, which ends at once.
  package static let none = FileWatch(watch: { _ in [] }, wait: { _ in .ended })

  /// A watch that looks at all files of its folders again and again, by what changes with each, and
  /// between two looks waits for a time, or until something may have changed.
  package static func polling(
    _ files: FileSystem,
    _ stamp: @escaping @Sendable (FilePath) -> FileStamp?,
    pause: @escaping @Sendable (Duration, Set<FilePath>) -> Void
  ) -> FileWatch {
    let poller = FilePoller(files, stamp, pause)
    return FileWatch(watch: poller.watch, wait: poller.wait)
  }
}

/// Looks at all files of some folders again and again.
private final class FilePoller: Sendable {
  private let files: FileSystem
  private let stamp: @Sendable (FilePath) -> FileStamp?
  private let pause: @Sendable (Duration, Set<FilePath>) -> Void
  /// By folder the stamps of what is in it; nil where there is none.
  private let known = Locked<[FilePath: [FilePath: FileStamp]?]>([:])

  /// The time between two looks: short enough to wait for, and a look takes some hundredths.
  private static let interval = Duration.milliseconds(500)

  init(
    _ files: FileSystem,
    _ stamp: @escaping @Sendable (FilePath) -> FileStamp?,
    _ pause: @escaping @Sendable (Duration, Set<FilePath>) -> Void
  ) {
    self.files = files
    self.stamp = stamp
    self.pause = pause
  }

  func watch(_ folders: Set<FilePath>) -> Set<FilePath> {
    let new = folders.filter { folder in known.withLock { $0[folder] == nil } }
    for folder in new {
      let stamps = stamps(in: folder)
      known.withLock { $0[folder] = .some(stamps) }
    }
    return new
  }

  func wait(atMost limit: Duration?) -> FileWatch.Changes {
    var rest = limit
    while rest != .zero {
      let time = min(rest ?? Self.interval, Self.interval)
      pause(time, Set(known.withLock { $0.keys }))
      let changes = changes()
      if !changes.isEmpty { return .paths(changes) }
      if let left = rest { rest = max(left - time, .zero) }
    }
    return .paths([])
  }

  /// Compares the folders with what they were.
  private func changes() -> Set<FilePath> {
    var changes: Set<FilePath> = []
    for (folder, before) in known.withLock({ $0 }) {
      let after = stamps(in: folder)
      guard before != after else { continue }
      known.withLock { $0[folder] = .some(after) }
      let (before, stamps) = (before ?? [:], after ?? [:])
      changes.formUnion(Set(before.keys).union(stamps.keys).filter { before[$0] != stamps[$0] })
      if after == nil { changes.insert(folder) }
    }
    return changes
  }

  /// Returns the stamps of what is in a folder; nil where it cannot be listed.
  ///
  /// A folder within counts by its number alone: it reports its own changes, if it is watched.
  private func stamps(in folder: FilePath) -> [FilePath: FileStamp]? {
    guard let entries = try? files.entries(of: folder) else { return nil }
    return entries.reduce(into: [:]) { stamps, entry in
      let path = folder.appending(entry.name)
      guard let stamp = stamp(path) else { return }
      let isFolder = entry.kind == .folder
      stamps[path] =
        isFolder
        ? FileStamp(size: 0, seconds: 0, nanoseconds: 0, number: stamp.number) : stamp
    }
  }
}
