import Platform
import Revisions
import SourceFiles

/// The commit that made a text, and its author.
package struct TextOrigin: Hashable, Sendable {
  /// How a text came into its table.
  package enum Way: String, Sendable {
    case person
    /// The table says that a machine wrote it.
    case machine
    /// The commit took it from a translation service, or says that it imports texts.
    case `import`
  }

  /// The name of the commit; nil for the work tree.
  package let commit: String?
  /// The day on which it was made, in UTC: `2026-01-31`; nil for the work tree.
  package let day: String?
  package let author: String?
  package let way: Way
  /// Whether the history has no older commits, though there may have been some.
  package let isBound: Bool

  init(_ item: HistoryWalk.Item, in history: FileHistory) {
    guard let index = item.commit else {
      (commit, day, author) = (nil, nil, nil)
      (way, isBound) = (item.isOfMachine ? .machine : .person, false)
      return
    }
    let made = history.commits[index]
    commit = made.id
    day = ProcessEnvironment.day(ofSecond: made.second)
    author = made.author
    way = item.isOfMachine ? .machine : made.isImport ? .import : .person
    isBound = history.isShallow && made.parents.isEmpty
  }
}

extension FileHistory.Commit {
  /// Whether author or message name a service, or the message begins with the word.
  fileprivate var isImport: Bool {
    let words = [author, address, subject].joined(separator: " ").lowercased()
    let first = subject.lowercased().prefix { $0.isLetter }
    return Self.services.contains { words.contains($0) }
      || ["import", "imported", "imports"].contains(first)
  }

  /// The services that commit translations to repositories, by their names in authors and messages.
  private static let services = [
    "crowdin", "localazy", "lokalise", "oneskyapp", "phraseapp", "poeditor", "smartling", "tolgee",
    "transifex", "translatewiki", "weblate",
  ]
}
