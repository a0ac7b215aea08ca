import LocalizationModel
import SourceFiles

/// Puts the files of a table together of which most are as they were.
///
/// What was joined of the other files stays; of those that have changed only the keys are joined again
/// that say something else.
struct TableRejoiner {
  private let joiner: TableJoiner
  private let earlier: StringTable
  /// The files that have changed.
  private let changed: Set<Int>
  private let precedence: TextPrecedence
  /// What the changed files have of each key, in the order of the files.
  private var entries: [String: [StoredEntry]] = [:]

  /// - Returns: Nil where the table is to be joined from its files.
  init?(
    _ files: [LocalizedTable],
    since earlier: (table: StringTable, files: [LocalizedTable]),
    _ joiner: TableJoiner
  ) {
    guard files.count == earlier.files.count,
      zip(files, earlier.files).allSatisfy({ $0.isRead(like: $1) })
    else { return nil }
    self.joiner = joiner
    self.earlier = earlier.table
    changed = Set(files.indices.filter { !files[$0].isSame(as: earlier.files[$0]) })
    let languages = joiner.languages(of: files, earlier.table.developmentLanguage)
    precedence = TextPrecedence(files, languages)
    for file in changed.sorted() {
      for entry in files[file].entries.inLanguage(languages[file]) {
        entries[entry.key, default: []].append(StoredEntry(entry: entry, file: file))
      }
    }
  }

  /// The table as it was, where no file has changed.
  var unchanged: StringTable? { changed.isEmpty ? earlier : nil }

  /// The keys of the table, sorted.
  var keys: [TableKey] {
    var rest = entries
    var keys = earlier.keys.compactMap { rejoin($0, rest.removeValue(forKey: $0.key) ?? []) }
    keys += rest.values.map { joiner.joinKey($0, precedence) }
    let isSorted = zip(keys, keys.dropFirst()).allSatisfy { $0.key.precedesInBytes($1.key) }
    return isSorted ? keys : keys.map(\.key).indicesInOrderOfBytes.map { keys[$0] }
  }

  /// Joins a key with what the changed files have of it now; nil where no file has it any more.
  private func rejoin(_ key: TableKey, _ new: [StoredEntry]) -> TableKey? {
    let old = key.entries.filter { changed.contains($0.file) }
    if old.isEmpty, new.isEmpty { return key }
    if old.elementsEqual(new, by: { $0.hasSameText(as: $1) }) {
      return key.replacing(old.map(\.entry), by: new.map(\.entry))
    }
    let others = key.entries.filter { !changed.contains($0.file) }
    let all = (others + new).ordered(by: \.file)
    return all.isEmpty ? nil : joiner.joinKey(all, precedence)
  }
}

extension LocalizedTable {
  /// Whether the file differs from an earlier state of it in nothing but what it says.
  fileprivate func isRead(like other: LocalizedTable) -> Bool {
    path == other.path && format == other.format && language == other.language
      && isBase == other.isBase && sourceLanguage == other.sourceLanguage
  }
}
