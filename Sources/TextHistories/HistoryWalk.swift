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

  /// Texts by the numbers of their files and by name, each for one item or several.
  typealias Texts = [Int: [TextName: [Int]]]

  /// The contents of each file; nil for one that is not there.
  private typealias Contents = [Int?]

  /// The texts that have come to a commit, and its files.
  private struct Stand {
    var texts: Texts = [:]
    var files: Contents = []

    mutating func add(_ other: Texts, _ files: Contents) {
      if self.files.isEmpty { self.files = files }
      if texts.isEmpty {
        texts = other
      } else {
        for (file, names) in other { texts[file, default: [:]].merge(names) { $0 + $1 } }
      }
    }
  }

  private let history: FileHistory
  private let files: HistoryFiles
  private var store: VersionStore
  /// Whether the texts before are looked for as well.
  private let followsEarlier: Bool
  private(set) var items: [Item] = []
  private var stands: [Int: Stand] = [:]
  /// Where another text stood in the place of an item, at the commit that is looked at.
  private var displaced: [Int: (parent: Int, file: Int)] = [:]

  init(
    _ history: FileHistory,
    _ files: HistoryFiles,
    _ store: VersionStore,
    followsEarlier: Bool
  ) {
    (self.history, self.files, self.store) = (history, files, store)
    self.followsEarlier = followsEarlier
  }

  /// How many contents git did not have.
  var lossCount: Int { store.lossCount }

  /// Finds the commits of the texts in files of today, by the numbers of their contents in the store.
  mutating func run(_ today: [Int: Int]) -> [Int: [TextName: Int]] {
    var start = Stand(files: files.paths.indices.map { today[$0] })
    var numbers: [Int: [TextName: Int]] = [:]
    for (file, contents) in today.ordered(by: \.key) {
      let version = store.version(contents, of: file)
      let firsts = firstTexts(of: file, start.files)
      for text in version.texts {
        numbers[file, default: [:]][text.name] = items.count
        start.texts[file, default: [:]][text.name] = [items.count]
        var item = Item()
        item.firstWords.today = firsts.lazy.compactMap { $0.firstWords(of: text.key) }.first
        items.append(item)
      }
    }
    store.read(history.files.ordered(by: \.key).map { ($0.key, $0.value) })
    step(from: &start, changes: [changes(to: today)], parents: [0], commit: nil)
    for commit in history.commits.indices {
      guard var stand = stands.removeValue(forKey: commit), !stand.texts.isEmpty else {
        store.release(commit)
        continue
      }
      if store.lacks(commit, of: { stand.texts[$0] != nil }) {
        store.prepare(
          commit,
          of: ([stand] + stands.values).reduce(into: []) { $0.formUnion($1.texts.keys) }
        )
      }
      let parents = history.commits[commit].parents
      step(from: &stand, changes: history.commits[commit].changes, parents: parents, commit: commit)
      store.release(commit)
    }
    return numbers
  }

  /// The differences of the work tree and its last commit.
  private func changes(to today: [Int: Int]) -> [FileHistory.Change] {
    Set(today.keys).union(history.files.keys).sorted().map {
      FileHistory.Change(file: $0, before: history.files[$0], after: today[$0])
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
    _ files: inout Contents,
    from own: Contents,
    along changes: [FileHistory.Change],
    to parent: Int
  ) -> Texts {
    var left: Texts = [:]
    var moving: Texts = [:]
    for change in changes {
      let file = change.file
      files[file] = change.before
      guard var names = texts.removeValue(forKey: file), let contents = own[file] else { continue }
      guard let before = change.before else {
        moving[file] = names
        continue
      }
      let old = store.version(before, of: file)
      guard old.isReadable else {
        // A file that is broken for a while keeps its texts.
        files[file] = contents
        texts[file] = names
        continue
      }
      store.version(contents, of: file).forEachChange(since: old) { name, isNew in
        guard let numbers = names.removeValue(forKey: name) else { return }
        if isNew {
          moving[file, default: [:]][name] = numbers
        } else {
          left[file, default: [:]][name] = numbers
          for number in numbers { displaced[number] = (parent, file) }
        }
      }
      if !names.isEmpty { texts[file] = names }
    }
    let changed = changes.map(\.file)
    for (file, names) in moving.ordered(by: \.key) {
      let places = versions(of: file, files, changed)
      move(names, of: file, own[file], places, to: parent, &texts, &left)
    }
    return left
  }

  /// The other files of a parent that may have a file's texts: those of the same table, then those that
  /// the commit changes.
  private mutating func versions(
    of file: Int,
    _ contents: Contents,
    _ changed: [Int]
  ) -> [(file: Int, version: TableVersion)] {
    let siblings = files.siblings(of: file)
    let others = changed.filter { !files.areSiblings($0, file) }.sorted()
    let places = (siblings + others).filter { $0 != file }
      .compactMap { other in contents[other].map { (file: other, contents: $0) } }
    store.read(places)
    return places.map { ($0.file, store.version($0.contents, of: $0.file)) }
  }

  /// Hands texts over to the other files of a parent that have them.
  private mutating func move(
    _ names: [TextName: [Int]],
    of file: Int,
    _ contents: Int?,
    _ places: [(file: Int, version: TableVersion)],
    to parent: Int,
    _ texts: inout Texts,
    _ left: inout Texts
  ) {
    guard let contents else { return }
    let own = store.version(contents, of: file)
    for (name, numbers) in names {
      let value = own.text(named: name)?.value
      if let place = places.first(where: { $0.version.text(named: name)?.value == value }) {
        texts[place.file, default: [:]][name, default: []] += numbers
        continue
      }
      left[file, default: [:]][name] = numbers
      let rival = places.first {
        files.areSiblings($0.file, file) && $0.version.text(named: name) != nil
      }
      guard let rival else { continue }
      for number in numbers { displaced[number] = (parent, rival.file) }
    }
  }

  /// Notes the commit that made some texts.
  private mutating func settle(_ left: Texts, _ files: Contents, _ commit: Int?) {
    for (file, names) in left {
      guard let contents = files[file] else { continue }
      let version = store.version(contents, of: file)
      let firsts = firstTexts(of: file, files)
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
  private mutating func firstTexts(of file: Int, _ contents: Contents) -> [TableVersion] {
    let others = files.siblings(of: file).filter { $0 != file && files.mayHoldFirstTexts[$0] }
    return ([file] + others).compactMap { other in
      contents[other].map { store.version($0, of: other) }
    }
  }

  /// Sends the texts on their way that stood in the place of those that a commit made.
  private mutating func followDisplaced(
    _ left: Texts,
    from files: Contents,
    _ changes: [[FileHistory.Change]],
    _ parents: [Int]
  ) {
    for (name, numbers) in left.values.joined() {
      for number in numbers {
        guard let place = displaced[number], let index = parents.firstIndex(of: place.parent)
        else { continue }
        var earlier = files
        for change in changes[index] { earlier[change.file] = change.before }
        items[number].earlier = items.count
        stands[place.parent, default: Stand()].add([place.file: [name: [items.count]]], earlier)
        items.append(Item())
      }
    }
  }
}
