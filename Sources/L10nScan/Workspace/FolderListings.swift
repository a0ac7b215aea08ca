import Facts
import Platform
import SourceFiles

/// The folders of a file system as they were listed, each until it changes.
final class FolderListings: Sendable {
  private let disk: FileSystem
  private let known = Locked(Listings())

  private struct Listings: Sendable {
    var folders: [FilePath: Result<[FolderEntry], FileError>] = [:]
    /// By what links lead to, the links.
    var links: [FilePath: Set<FilePath>] = [:]
  }

  init(of disk: FileSystem) {
    self.disk = disk
  }

  /// The files, with the folders as they were listed.
  var files: FileSystem {
    FileSystem(
      disk,
      list: { folder throws(FileError) in try self.listing(of: folder).get() }
    )
  }

  /// The folders that were listed and are there.
  var folders: Set<FilePath> {
    known.withLock { known in
      Set(known.folders.filter { $0.value.kinds != nil }.keys)
    }
  }

  /// Returns whether a folder around a path was listed.
  func knowsFolder(around path: FilePath) -> Bool {
    known.withLock { known in
      var folder = path
      while folder.folder != folder {
        folder = folder.folder
        if known.folders[folder] != nil { return true }
      }
      return false
    }
  }

  /// Forgets all folders.
  func forgetAll() {
    known.withLock { $0 = Listings() }
  }

  private func listing(of folder: FilePath) -> Result<[FolderEntry], FileError> {
    known.withLock { $0.folders[folder] } ?? list(folder)
  }

  /// Lists a folder anew.
  private func list(_ folder: FilePath) -> Result<[FolderEntry], FileError> {
    let listing = Result { () throws(FileError) in try disk.list(folder) }
    let links = ((try? listing.get()) ?? []).filter { $0.kind == .symbolicLink }
      .map { folder.appending($0.name) }
    let targets = links.map { (link: $0, target: try? disk.target($0)) }
    known.withLock { known in
      known.folders[folder] = listing
      for (link, target) in targets {
        if let target { known.links[target, default: []].insert(link) }
      }
    }
    return listing
  }

  /// Returns the changes that a file or folder which may have changed stands for.
  func changes(at path: FilePath) -> [InputChange] {
    var changes: [InputChange] = []
    var paths = [path]
    var seen: Set<FilePath> = []
    while let path = paths.popLast() {
      guard seen.insert(path).inserted else { continue }
      changes += ownChanges(at: path)
      paths += links(to: path)
    }
    return changes
  }

  private func ownChanges(at path: FilePath) -> [InputChange] {
    let (folder, name) = (path.folder, String(path.name))
    var changes: [InputChange] = [.file(path)]
    guard folder != path, let former = known.withLock({ $0.folders[folder] }) else {
      // A folder that was never listed is unknown; perhaps it is new itself.
      if (try? disk.kind(path)) != .file { changes += forget(path) }
      return changes + self.changes(ofFoldersAbove: path)
    }
    let changesOfFolder = self.changes(of: folder, since: former)
    if !changesOfFolder.isEmpty { return changes + changesOfFolder }
    if let kind = listing(of: folder).kinds?[name], kind != .file { changes += forget(path) }
    return changes
  }

  /// Returns the changes of the folders that came or went with a folder.
  private func changes(ofFoldersAbove folder: FilePath) -> [InputChange] {
    let parent = folder.folder
    guard parent != folder else { return [] }
    guard let former = known.withLock({ $0.folders[parent] }) else {
      // Its existence may have been requested.
      return [.file(parent)] + changes(ofFoldersAbove: parent)
    }
    return changes(of: parent, since: former)
  }

  /// Lists a folder anew, and returns what has changed in it.
  private func changes(
    of folder: FilePath,
    since former: Result<[FolderEntry], FileError>
  ) -> [InputChange] {
    let (before, after) = (former.kinds, list(folder).kinds)
    if before == after { return [] }
    let names = Set((before ?? [:]).keys).union((after ?? [:]).keys)
    let changes = names.filter { before?[$0] != after?[$0] }.flatMap { name in
      let kinds = [before?[name], after?[name]]
      let path = folder.appending(name)
      return kinds.allSatisfy { $0 ?? .file == .file } ? [.file(path)] : forget(path)
    }
    let isThereAsBefore = (before == nil) == (after == nil)
    return [.folder(folder)] + changes
      + (isThereAsBefore ? [] : [.file(folder)] + self.changes(ofFoldersAbove: folder))
  }

  /// Forgets what is known of a folder and those below.
  private func forget(_ path: FilePath) -> [InputChange] {
    known.withLock { known in
      for folder in known.folders.keys where folder.isWithin(path) {
        known.folders[folder] = nil
      }
    }
    return [.all(path)]
  }

  /// Returns the links that lead to a path, or to a folder around it.
  private func links(to path: FilePath) -> [FilePath] {
    let links = known.withLock(\.links)
    if links.isEmpty { return [] }
    // What has gone is reported by its folder.
    let place = try? disk.target(path.folder).appending(path.name)
    guard let real = (try? disk.target(path)) ?? place else { return [] }
    return links.flatMap { target, links in
      if real == target { return Array(links) }
      guard let rest = real.relative(to: target) else { return [] }
      return links.map { $0.appending(rest) }
    }
  }
}

extension Result<[FolderEntry], FileError> {
  /// The kinds of things in the folder, by their names; nil where it cannot be listed.
  fileprivate var kinds: [String: FileKind]? {
    (try? get()).map { entries in
      Dictionary(entries.map { ($0.name, $0.kind) }) { first, _ in first }
    }
  }
}
