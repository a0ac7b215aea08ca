import Diagnostics
import LocalizationModel
import Platform
import Revisions
import SourceFiles
import StringResources

/// The versions of tables' files, each read once by the name of its contents, and kept while needed.
struct VersionStore {
  private let history: FileHistory
  private let files: HistoryFiles
  private let development: Language
  private let key: String?
  private let jobs: Int
  private var versions: [Name: TableVersion] = [:]
  /// How many changes are still to come that have the version.
  private var uses: [Name: Int] = [:]
  /// How many contents git did not have.
  private(set) var lossCount = 0

  /// The contents of a file, and the part of its path that says its language: files of two languages
  /// may have the same contents.
  private struct Name: Hashable {
    let contents: Int
    let language: Int
  }

  /// How many contents are read at once.
  private static let portion = 512

  init(
    _ history: FileHistory,
    _ files: HistoryFiles,
    development: Language,
    only key: String?,
    jobs: Int
  ) {
    (self.history, self.files) = (history, files)
    (self.development, self.key, self.jobs) = (development, key, jobs)
    for change in history.commits.lazy.flatMap(\.changes).joined() {
      for contents in [change.after, change.before].compactMap(\.self) {
        uses[name(contents, of: change.file), default: 0] += 1
      }
    }
  }

  private func name(_ contents: Int, of file: Int) -> Name {
    Name(contents: contents, language: files.languages[file])
  }

  /// Adds the version of a file of today, and returns the number of its contents.
  mutating func add(_ table: LocalizedTable, of file: Int) -> Int {
    // Contents of the history have the numbers below.
    let contents = history.contentsCount + file
    let name = name(contents, of: file)
    versions[name] = TableVersion(table, development: development, only: key)
    uses[name] = .max
    return contents
  }

  /// Returns a version of a file.
  mutating func version(_ contents: Int, of file: Int) -> TableVersion {
    let name = name(contents, of: file)
    if let known = versions[name] { return known }
    read([(file, contents)])
    return versions[name] ?? .unreadable
  }

  /// Whether a commit changes some of the files, and a version of them is not read yet.
  func lacks(_ commit: Int, of files: (Int) -> Bool) -> Bool {
    history.commits[commit].changes.joined().contains { change in
      files(change.file)
        && [change.after, change.before].contains { contents in
          contents.map { versions[name($0, of: change.file)] == nil } ?? false
        }
    }
  }

  /// Reads the versions of some files at a commit and the next ones.
  mutating func prepare(_ commit: Int, of files: Set<Int>) {
    var list: [(file: Int, contents: Int)] = []
    for commit in history.commits[commit...] {
      for change in commit.changes.joined() where files.contains(change.file) {
        list += [change.after, change.before].compactMap(\.self).map { (change.file, $0) }
      }
      if list.count >= Self.portion { break }
    }
    read(list)
  }

  /// Forgets the versions that no other commit has.
  mutating func release(_ commit: Int) {
    for change in history.commits[commit].changes.joined() {
      for contents in [change.after, change.before].compactMap(\.self) {
        let name = name(contents, of: change.file)
        guard let count = uses[name], count != .max else { continue }
        uses[name] = count - 1
        if count <= 1 { versions[name] = nil }
      }
    }
  }

  /// Reads versions that are not read yet.
  mutating func read(_ list: [(file: Int, contents: Int)]) {
    var seen: Set<Name> = []
    let list = list.filter {
      let name = name($0.contents, of: $0.file)
      return versions[name] == nil && seen.insert(name).inserted
    }
    if list.isEmpty { return }
    history.expect(list.map(\.contents))
    let (history, files, development, key) = (history, files, development, key)
    let read = list.concurrentMap(jobs: jobs) { file, contents -> TableVersion? in
      guard let bytes = history.read(contents) else { return nil }
      let path = files.paths[file]
      guard let format = ResourceFormat.format(of: path) else { return .unreadable }
      let table = format.table(from: bytes, at: path)
      let isBroken =
        table.format == .stringCatalog && table.diagnostics.contains { $0.severity == .error }
        && !ResourceFormat.isWholeCatalog(bytes)
      return isBroken ? .unreadable : TableVersion(table, development: development, only: key)
    }
    for ((file, contents), version) in zip(list, read) {
      if version == nil { lossCount += 1 }
      versions[name(contents, of: file)] = version ?? .unreadable
    }
  }
}
