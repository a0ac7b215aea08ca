import Diagnostics
import LocalizationModel
import Platform
import Revisions
import SourceFiles
import StringResources
import TextFormats

/// The versions of tables' files, each read once by the name of its contents, and kept while needed.
struct VersionStore {
  private let history: FileHistory
  private let development: Language
  private let key: String?
  private let jobs: Int
  private var versions: [Name: TableVersion] = [:]
  /// How many changes are still to come that have the version.
  private var uses: [Name: Int] = [:]
  /// The first commit whose contents are not read yet.
  private var end = 0
  /// How many contents git did not have.
  private(set) var lossCount = 0

  /// The contents of a file, and the part of its path that says its language: files of two languages
  /// may have the same contents.
  private struct Name: Hashable {
    let contents: String
    let language: String

    init(_ contents: String, at path: FilePath) {
      self.contents = contents
      language = path.folder.fileExtension == "lproj" ? String(path.folder.name) : ""
    }
  }

  /// How many contents are read at once.
  private static let portion = 256

  init(_ history: FileHistory, development: Language, only key: String?, jobs: Int) {
    (self.history, self.development, self.key, self.jobs) = (history, development, key, jobs)
    var order: [String] = []
    for (_, contents) in history.files.ordered(by: \.key) { order.append(contents) }
    for change in history.commits.lazy.flatMap(\.changes).joined() {
      for contents in [change.after, change.before].compactMap(\.self) {
        uses[Name(contents, at: change.path), default: 0] += 1
        order.append(contents)
      }
    }
    history.expect(order)
  }

  /// Adds the version of a file of today.
  mutating func add(_ table: LocalizedTable, as contents: String, at path: FilePath) {
    let name = Name(contents, at: path)
    versions[name] = TableVersion(table, development: development, only: key)
    uses[name] = .max
  }

  /// Returns a version, whose file has a path.
  mutating func version(_ contents: String, at path: FilePath) -> TableVersion {
    let name = Name(contents, at: path)
    if let known = versions[name] { return known }
    read([(contents, path)])
    return versions[name] ?? .unreadable
  }

  /// Reads the last versions of files.
  mutating func read(_ files: [FilePath: String]) {
    read(files.ordered(by: \.key).map { ($0.value, $0.key) })
  }

  /// Reads the versions of a commit, and of the next ones with it.
  mutating func prepare(_ commit: Int) {
    guard commit >= end else { return }
    var new: [(contents: String, path: FilePath)] = []
    var seen: Set<Name> = []
    while end < history.commits.count, new.count < Self.portion {
      for change in history.commits[end].changes.joined() {
        for contents in [change.after, change.before].compactMap(\.self) {
          let name = Name(contents, at: change.path)
          guard versions[name] == nil, seen.insert(name).inserted else { continue }
          new.append((contents, change.path))
        }
      }
      end += 1
    }
    read(new)
  }

  /// Forgets the versions that no other commit has.
  mutating func release(_ commit: Int) {
    for change in history.commits[commit].changes.joined() {
      for contents in [change.after, change.before].compactMap(\.self) {
        let name = Name(contents, at: change.path)
        guard let count = uses[name], count != .max else { continue }
        uses[name] = count - 1
        if count <= 1 { versions[name] = nil }
      }
    }
  }

  private mutating func read(_ files: [(contents: String, path: FilePath)]) {
    let (history, development, key) = (history, development, key)
    let read = files.concurrentMap(jobs: jobs) { file -> TableVersion? in
      guard let bytes = history.read(file.contents) else { return nil }
      guard let format = ResourceFormat.format(of: file.path) else { return .unreadable }
      let table = format.table(from: bytes, at: file.path)
      // Of a broken catalog only the front was read; a member that stands twice breaks none.
      let isBroken =
        table.format == .stringCatalog && table.diagnostics.contains { $0.severity == .error }
        && (try? JSON5Parser(bytes).parse()) == nil
      return isBroken ? .unreadable : TableVersion(table, development: development, only: key)
    }
    for (file, version) in zip(files, read) {
      if version == nil { lossCount += 1 }
      versions[Name(file.contents, at: file.path)] = version ?? .unreadable
    }
  }
}
