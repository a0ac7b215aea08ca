import Changes
import SourceFiles
import TextFormats

/// A command's changes of files, and its words for them.
struct PlannedChanges {
  /// The files that change.
  let files: [FileChange]
  /// The changes in lines, those of a file below its path.
  let lines: VisibleText
  /// The counts of the last line, in its order.
  let counts: [ChangeCount]
  /// The last line where no file changes; nil if another message says why they stay as they are.
  let nothing: VisibleText?
  /// The options without which nothing is done yet.
  let missing: [String]

  init(
    _ files: [FileChange],
    lines: VisibleText = "",
    counts: [ChangeCount],
    orTell nothing: VisibleText?,
    missing: [String] = []
  ) {
    self.files = files.filter { $0.before != $0.after }
    (self.lines, self.counts, self.nothing, self.missing) = (lines, counts, nothing, missing)
  }

  /// Makes them of changes of tables.
  init(
    _ changes: [TableChange],
    in drafts: TableDrafts,
    orTell nothing: VisibleText?,
    missing: [String] = []
  ) {
    let told = drafts.told(changes)
    self.init(
      drafts.changes,
      lines: TableChange.lines(of: told),
      counts: TableChange.counts(of: told),
      orTell: nothing,
      missing: missing
    )
  }

  /// The done or planned changes, in one line.
  func summary(isDone: Bool, isPreview: Bool) -> VisibleText? {
    guard let head = files.isEmpty ? nothing : fileCount(isDone) else { return nil }
    let parts = counts.filter { $0.count > 0 }.map { isDone ? $0.done : $0.toDo }
    let rest = parts.isEmpty ? "" : ": \(parts.joined(separator: ", "))"
    let isWaiting = !isDone && !isPreview && !files.isEmpty
    let condition = isWaiting ? "; '\(missing.joined(separator: " "))' does it" : ""
    return "\(head)\(rest)\(condition)"
  }

  private func fileCount(_ isDone: Bool) -> VisibleText {
    let made = files.count { $0.before == nil }
    let gone = files.count { $0.after == nil }
    let counts: [(count: Int, done: String, toDo: String)] = [
      (files.count - made - gone, "changed", "to change"), (made, "made", "to make"),
      (gone, "removed", "to remove"),
    ]
    let words = counts.filter { $0.count > 0 }.enumerated().map { index, kind in
      let files = index > 0 ? "\(kind.count)" : "file".counted(kind.count)
      return "\(files) \(isDone ? kind.done : kind.toDo)"
    }
    return "\(words.joined(separator: ", "))"
  }
}

/// A number of the last line: `3 keys added`, or `3 keys to add`.
struct ChangeCount {
  let count: Int
  /// A counted object, and the verb of its change.
  let done: String
  /// The same before it is done.
  let toDo: String

  /// Counts something that is done: `ChangeCount(3, "key", "added", "add")`.
  init(_ count: Int, _ noun: String, _ participle: String, _ infinitive: String) {
    self.count = count
    let things = noun.counted(count)
    (done, toDo) = ("\(things) \(participle)", "\(things) to \(infinitive)")
  }

  /// Counts something that stays as it is: `3 unchanged`.
  init(_ count: Int, _ words: String) {
    self.count = count
    (done, toDo) = ("\(count) \(words)", "\(count) \(words)")
  }
}

extension String {
  /// A count and the word, in the plural where it is not one.
  func counted(_ count: Int) -> String {
    guard count != 1 else { return "1 \(self)" }
    return "\(count) " + (hasSuffix("y") && self != "key" ? "\(dropLast())ies" : "\(self)s")
  }
}

extension TableChange {
  /// Returns changes as lines, those of a file below its path.
  static func lines(of changes: [TableChange]) -> VisibleText {
    let files = Dictionary(grouping: changes, by: \.path).ordered(by: \.key)
    return files.map { path, changes -> VisibleText in
      "\(path)\n\(changes.map { "  \($0.words)\n" as VisibleText }.joined())"
    }.joined()
  }

  /// Counts changes by kind; a key counts once in the files of a table, a text in each of them.
  static func counts(of changes: [TableChange]) -> [ChangeCount] {
    let deeds = Dictionary(grouping: changes, by: \.kind.deed)
    return deeds.ordered { $0.key.participle + $0.key.noun }.map { deed, changes in
      let count = deed.noun == "key" ? Set(changes.map(\.keyOfTable)).count : changes.count
      return ChangeCount(count, deed.noun, deed.participle, deed.infinitive)
    }
  }
}
