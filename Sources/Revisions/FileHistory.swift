import Platform
package import SourceFiles

/// The commits that change files of some kinds, with their changes.
package struct FileHistory: Sendable {
  /// A commit, with the files that it changes.
  package struct Commit: Sendable {
    package let id: String
    /// The nearest ancestors that change such files, by their indices, the first parent first.
    package fileprivate(set) var parents: [Int] = []
    /// The second in which the change was made, since 1970.
    package let second: Int
    package let author: String
    package let address: String
    /// The first line of its message.
    package let subject: String
    /// The changes against each parent; against no files where there is no parent.
    package fileprivate(set) var changes: [[Change]] = []
  }

  /// A file that differs between a commit and a parent.
  package struct Change: Sendable {
    /// The number of its path.
    package let file: Int
    /// The number of the contents at the parent; nil where there is no such file.
    package let before: Int?
    /// The number of the contents at the commit; nil where there is no such file.
    package let after: Int?

    package init(file: Int, before: Int?, after: Int?) {
      (self.file, self.before, self.after) = (file, before, after)
    }
  }

  /// Children stand before their parents, and otherwise later commits before earlier ones.
  package let commits: [Commit]
  /// The paths of all files from the root of the repository, by number, in their order.
  package let paths: [FilePath]
  /// The files of the last commit, with the numbers of their contents.
  package let files: [Int: Int]
  /// Whether the clone has no older commits.
  package let isShallow: Bool
  /// The names of the contents in git's store, by number.
  private let contents: [String]
  private let store: ObjectStore

  fileprivate init(
    _ commits: [Commit],
    _ changes: [[NamedChange]],
    of pairs: [ComparedPair],
    _ files: [FilePath: String],
    isShallow: Bool,
    _ store: ObjectStore
  ) {
    (self.isShallow, self.store) = (isShallow, store)
    let paths = Set(changes.lazy.joined().map(\.path)).union(files.keys).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: paths.enumerated().map { ($1, $0) })
    var contents: [String] = []
    var numbersOfContents: [String: Int] = [:]
    func number(_ name: String) -> Int {
      if let known = numbersOfContents[name] { return known }
      contents.append(name)
      numbersOfContents[name] = contents.count - 1
      return contents.count - 1
    }
    var commits = commits
    for (pair, changes) in zip(pairs, changes) {
      commits[pair.commit].changes.append(
        changes.compactMap { change in
          numbers[change.path].map {
            Change(file: $0, before: change.before.map(number), after: change.after.map(number))
          }
        }
      )
    }
    self.files = Dictionary(
      files.compactMap { path, name in numbers[path].map { ($0, number(name)) } }
    ) { first, _ in first }
    (self.commits, self.paths, self.contents) = (commits, paths, contents)
  }

  /// How many contents have a number.
  package var contentsCount: Int { contents.count }

  /// Reports that contents are likely to be read, in their order.
  package func expect(_ numbers: [Int]) {
    store.expect(numbers.map { ObjectStore.Expected(id: contents[$0]) })
  }

  /// Returns contents; nil where git does not have them, or they are too large.
  package func read(_ number: Int) -> [UInt8]? { try? store.bytes(of: contents[number]) }
}

extension GitRepository {
  /// Finds the commits before the work tree that change files with some extensions.
  ///
  /// A merge without a change of its own is followed to the parent with the same files alone, as in
  /// `git log`.
  ///
  /// - Throws: `Failure` when git cannot tell.
  package func history(ofFilesWith extensions: [String]) throws(Failure) -> FileHistory {
    let store = ObjectStore(git)
    guard hasRevision("HEAD") else {
      return FileHistory([], [], of: [], [:], isShallow: false, store)
    }
    let patterns = ["--"] + extensions.map { ":(top)*.\($0)" }
    let listing = try entries(from: RevisionEntry.listing("HEAD"), RevisionEntry.init(listed:))
    let files = listing.filter { entry in
      entry.kind == .file && extensions.contains(String(entry.path.fileExtension))
    }
    do throws(GitError) {
      let command = ["rev-list", "--parents", "--date-order", "--encoding=UTF-8"]
      let format = "--format=%at%n%an%n%ae%n%s"
      let log = try git.run(Git.Call(arguments: command + [format, "HEAD"] + patterns))
      let commits = FileHistory.Commit.all(in: log)
      let diff = ["diff-tree", "--stdin", "--root", "--always", "-r", "-z", "--no-renames"]
      let pairs = commits.pairs
      let call = Git.Call(arguments: diff + patterns, input: Array(pairs.lines(commits).utf8))
      return FileHistory(
        commits,
        NamedChange.lists(in: try git.run(call)),
        of: pairs,
        Dictionary(files.map { ($0.path, $0.id) }) { first, _ in first },
        isShallow: isShallow,
        store
      )
    } catch {
      throw reasonForLoss
    }
  }
}

extension FileHistory.Commit {
  /// Reads what `git rev-list --parents` prints: `commit ID PARENT…`, and four lines of the format.
  fileprivate static func all(in log: [UInt8]) -> [Self] {
    var lines = log.split(separator: 0x0A, omittingEmptySubsequences: false)[...]
    var commits: [Self] = []
    var parents: [[String]] = []
    while lines.count >= 5 {
      let texts = lines.prefix(5).map { String(decoding: $0, as: UTF8.self) }
      lines = lines.dropFirst(5)
      let ids = texts[0].split(separator: " ").dropFirst().map(String.init)
      guard let id = ids.first else { continue }
      parents.append(Array(ids.dropFirst()))
      commits.append(
        Self(
          id: id,
          second: Int(texts[1]) ?? 0,
          author: texts[2],
          address: texts[3],
          subject: texts[4]
        )
      )
    }
    let numbers = Dictionary(commits.enumerated().map { ($1.id, $0) }) { first, _ in first }
    for index in commits.indices {
      commits[index].parents = parents[index].compactMap { numbers[$0] }
    }
    return commits
  }
}

/// A commit and one of its parents, which it is compared with; nil for a first commit.
private typealias ComparedPair = (commit: Int, parent: Int?)

extension [FileHistory.Commit] {
  fileprivate var pairs: [ComparedPair] {
    indices.flatMap { index in
      self[index].parents.isEmpty
        ? [(index, nil)] : self[index].parents.map { (index, Optional($0)) }
    }
  }
}

extension [ComparedPair] {
  /// The pairs as `git diff-tree` reads them.
  fileprivate func lines(_ commits: [FileHistory.Commit]) -> String {
    map { commit, parent in
      ([commits[commit].id] + (parent.map { [commits[$0].id] } ?? [])).joined(separator: " ") + "\n"
    }.joined()
  }
}

/// A change with the names of its path and contents.
private struct NamedChange {
  let path: FilePath
  let before: String?
  let after: String?

  /// Reads what `git diff-tree -z` prints: a commit, and for each of its changes `:mode mode id id kind`
  /// and a path.
  static func lists(in listing: [UInt8]) -> [[Self]] {
    var lists: [[Self]] = []
    var words: [Substring]?
    for part in listing.split(separator: 0) {
      if let head = words {
        words = nil
        guard !lists.isEmpty else { continue }
        let path = FilePath(String(decoding: part, as: UTF8.self))
        lists[lists.count - 1].append(Self(path, head))
      } else if part.first == UInt8(ascii: ":") {
        let head = String(decoding: part.dropFirst(), as: UTF8.self).split(separator: " ")
        words = head.count == 5 ? head : nil
      } else {
        lists.append([])
      }
    }
    return lists
  }

  /// A link or a submodule is no file.
  private init(_ path: FilePath, _ words: [Substring]) {
    self.path = path
    before = words[0].hasPrefix("100") ? String(words[2]) : nil
    after = words[1].hasPrefix("100") ? String(words[3]) : nil
  }
}
