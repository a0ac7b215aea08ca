import LocalizationModel
import Platform
import Revisions
import SourceFiles

/// The way back through the commits, to the one that made each text.
///
/// A text goes on to the first parent that has it: in the same file, or, if that file does not have the
/// name, in another file of the table, or in one that the commit changes as well.
struct HistoryWalk {
  /// A text on its way, or at its end.
  struct Item: Sendable {
    /// The commit that made the text; nil for the work tree.
    var commit: Int?
    var isOfMachine = false
    /// The words of the first text when the text was made, and today.
    var firstWords: (then: UInt64?, today: UInt64?)
    /// The text as people read it, if that is requested.
    var text: String?
    /// The text before, if that is requested.
    var earlier: Int?
  }

  /// Texts by their files and names, each for one item or several.
  typealias Texts = [FilePath: [TextName: [Int]]]

  /// The texts that have come to a commit, and its files.
  private struct Stand {
    var texts: Texts = [:]
    var files: [FilePath: String] = [:]

    mutating func add(_ other: Texts, _ files: [FilePath: String]) {
      if self.files.isEmpty { self.files = files }
      if texts.isEmpty {
        texts = other
      } else {
        for (path, names) in other { texts[path, default: [:]].merge(names) { $0 + $1 } }
      }
    }
  }

  private let history: FileHistory
  private var store: VersionStore
  /// Whether the texts before are looked for as well.
  private let followsEarlier: Bool
  private(set) var items: [Item] = []
  private var stands: [Int: Stand] = [:]
  private let development: Language
  /// The files of each table, at any time.
  private let tables: [FilePath: Set<FilePath>]
  /// Where another text stood in the place of an item, at the commit that is looked at.
  private var displaced: [Int: (parent: Int, path: FilePath)] = [:]

  init(
    _ history: FileHistory,
    _ store: VersionStore,
    development: Language,
    followsEarlier: Bool
  ) {
    (self.history, self.store) = (history, store)
    (self.development, self.followsEarlier) = (development, followsEarlier)
    let paths = Set(history.commits.lazy.flatMap(\.changes).joined().map(\.path))
      .union(history.files.keys)
    tables = Dictionary(grouping: paths, by: \.table).mapValues { Set($0) }
  }

  /// How many contents git did not have.
  var lossCount: Int { store.lossCount }

  /// Finds the commits of the texts in files of today, by the names of their contents in the store.
  mutating func run(_ today: [FilePath: String]) -> [FilePath: [TextName: Int]] {
    var start = Stand(files: today)
    var numbers: [FilePath: [TextName: Int]] = [:]
    for (path, contents) in today.ordered(by: \.key) {
      let version = store.version(contents, at: path)
      let firsts = firstTexts(of: path, today)
      for text in version.texts {
        numbers[path, default: [:]][text.name] = items.count
        start.texts[path, default: [:]][text.name] = [items.count]
        var item = Item()
        item.firstWords.today = firsts.lazy.compactMap { $0.firstWords(of: text.key) }.first
        items.append(item)
      }
    }
    store.read(history.files)
    step(from: &start, changes: [changes(to: today)], parents: [0], commit: nil)
    for commit in history.commits.indices {
      guard var stand = stands.removeValue(forKey: commit), !stand.texts.isEmpty else {
        store.release(commit)
        continue
      }
      store.prepare(commit)
      let parents = history.commits[commit].parents
      step(from: &stand, changes: history.commits[commit].changes, parents: parents, commit: commit)
      store.release(commit)
    }
    return numbers
  }

  /// The differences of the work tree and its last commit.
  private func changes(to today: [FilePath: String]) -> [FileHistory.Change] {
    Set(today.keys).union(history.files.keys).sorted().map {
      FileHistory.Change(path: $0, before: history.files[$0], after: today[$0])
    }
  }

  /// Hands the texts of a commit to its parents, and settles the others.
  private mutating func step(
    from stand: inout Stand,
    changes: [[FileHistory.Change]],
    parents: [Int],
    commit: Int?
  ) {
    displaced = [:]
    var left = stand.texts
    stand.texts = [:]
    for (parent, changes) in zip(parents, changes)
    where !left.isEmpty && history.commits.indices.contains(parent) {
      var passed = left
      // Otherwise what is passed would be copied.
      left = [:]
      var files = stand.files
      left = divide(&passed, &files, from: stand.files, along: changes, to: parent)
      stands[parent, default: Stand()].add(passed, files)
    }
    settle(left, stand.files, commit)
    if followsEarlier { followDisplaced(left, from: stand.files, changes, parents) }
  }

  /// Divides texts into those that a parent has and the others, which are returned.
  private mutating func divide(
    _ texts: inout Texts,
    _ files: inout [FilePath: String],
    from own: [FilePath: String],
    along changes: [FileHistory.Change],
    to parent: Int
  ) -> Texts {
    var left: Texts = [:]
    var moving: Texts = [:]
    for change in changes {
      files[change.path] = change.before
      guard var names = texts.removeValue(forKey: change.path), let contents = own[change.path]
      else { continue }
      guard let before = change.before else {
        moving[change.path] = names
        continue
      }
      let old = store.version(before, at: change.path)
      guard old.isReadable else {
        // A file that is broken for a while keeps its texts.
        files[change.path] = contents
        texts[change.path] = names
        continue
      }
      store.version(contents, at: change.path).forEachChange(since: old) { name, isNew in
        guard let numbers = names.removeValue(forKey: name) else { return }
        if isNew {
          moving[change.path, default: [:]][name] = numbers
        } else {
          left[change.path, default: [:]][name] = numbers
          for number in numbers { displaced[number] = (parent, change.path) }
        }
      }
      if !names.isEmpty { texts[change.path] = names }
    }
    let changed = changes.map(\.path)
    for (path, names) in moving.ordered(by: \.key) {
      let places = versions(of: path, files, changed)
      move(names, of: path, own[path], places, to: parent, &texts, &left)
    }
    return left
  }

  /// The other files of a parent that may have a file's texts: those of the same table, then those that
  /// the commit changes.
  private mutating func versions(
    of path: FilePath,
    _ files: [FilePath: String],
    _ changed: [FilePath]
  ) -> [(path: FilePath, version: TableVersion)] {
    let siblings = (tables[path.table] ?? []).sorted()
    let others = changed.filter { $0.table != path.table }.sorted()
    var versions: [(path: FilePath, version: TableVersion)] = []
    for other in siblings + others where other != path {
      guard let contents = files[other] else { continue }
      versions.append((other, store.version(contents, at: other)))
    }
    return versions
  }

  /// Hands texts over to the other files of a parent that have them.
  private mutating func move(
    _ names: [TextName: [Int]],
    of path: FilePath,
    _ contents: String?,
    _ places: [(path: FilePath, version: TableVersion)],
    to parent: Int,
    _ texts: inout Texts,
    _ left: inout Texts
  ) {
    guard let contents else { return }
    let own = store.version(contents, at: path)
    for (name, numbers) in names {
      let value = own.text(named: name)?.value
      if let place = places.first(where: { $0.version.text(named: name)?.value == value }) {
        texts[place.path, default: [:]][name, default: []] += numbers
        continue
      }
      left[path, default: [:]][name] = numbers
      let rival = places.first {
        $0.path.table == path.table && $0.version.text(named: name) != nil
      }
      guard let rival else { continue }
      for number in numbers { displaced[number] = (parent, rival.path) }
    }
  }

  /// Notes the commit that made some texts.
  private mutating func settle(_ left: Texts, _ files: [FilePath: String], _ commit: Int?) {
    for (path, names) in left {
      guard let contents = files[path] else { continue }
      let version = store.version(contents, at: path)
      let firsts = firstTexts(of: path, files)
      for (name, numbers) in names {
        guard let text = version.text(named: name) else { continue }
        let words = firsts.lazy.compactMap { $0.firstWords(of: text.key) }.first
        for number in numbers {
          items[number].commit = commit
          items[number].isOfMachine = text.isOfMachine
          items[number].firstWords.then = words
          items[number].text = version.words[name]
        }
      }
    }
  }

  /// The versions that have the first texts of a file: its own, if it is a catalog, or those of its
  /// table in the development language.
  private mutating func firstTexts(
    of path: FilePath,
    _ files: [FilePath: String]
  ) -> [TableVersion] {
    let paths = (tables[path.table] ?? [path]).filter { $0.mayHoldTexts(in: development) }.sorted()
    var versions: [TableVersion] = []
    for other in [path] + paths.filter({ $0 != path }) {
      guard let contents = files[other] else { continue }
      versions.append(store.version(contents, at: other))
    }
    return versions
  }

  /// Sends the texts on their way that stood in the place of those that a commit made.
  private mutating func followDisplaced(
    _ left: Texts,
    from files: [FilePath: String],
    _ changes: [[FileHistory.Change]],
    _ parents: [Int]
  ) {
    for (name, numbers) in left.values.joined() {
      for number in numbers {
        guard let place = displaced[number], let index = parents.firstIndex(of: place.parent)
        else { continue }
        var earlier = files
        for change in changes[index] { earlier[change.path] = change.before }
        items[number].earlier = items.count
        stands[place.parent, default: Stand()].add([place.path: [name: [items.count]]], earlier)
        items.append(Item())
      }
    }
  }
}

extension FilePath {
  /// The table that a file is of: the folder above those of languages, and the name.
  fileprivate var table: FilePath { folderOfTables.appending(stem) }

  /// Whether the path of a table does not say that its texts are in another language.
  fileprivate func mayHoldTexts(in language: Language) -> Bool {
    let name = folder.stem
    return folder.fileExtension != "lproj" || Language.namesBase(name) || Language(name) == language
  }
}
