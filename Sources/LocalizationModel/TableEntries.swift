import Platform
import SourceFiles

/// The entries of one file, in its order, duplicates included.
///
/// They lie in a few flat lists beside the file's bytes, of which an entry is a view: see
/// `TableLists`.
package struct TableEntries: Sendable {
  private let storage: Storage

  var lists: TableLists { storage.lists }

  static let partSize = 64

  package init() {
    self.init(TableLists(path: "", bytes: []))
  }

  init(_ lists: TableLists) {
    storage = Storage(lists)
  }

  /// Copies entries of one file, or some that belong to no table yet.
  package init(_ entries: some Sequence<TableEntry>) {
    var builder: TableBuilder?
    for entry in entries {
      if builder == nil { builder = TableBuilder(path: entry.location.path) }
      builder?.add(entry)
    }
    self = builder?.finish() ?? TableEntries()
  }

  /// Whether these are the very entries of another value, as they were read.
  package func isSame(as other: TableEntries) -> Bool {
    storage === other.storage || isEmpty && other.isEmpty && lists.bytes == other.lists.bytes
  }

  /// Removes the entries that satisfy a condition.
  package mutating func removeAll(where isUnwanted: (TableEntry) -> Bool) {
    var lists = lists
    lists.entries = indices.filter { !isUnwanted(self[$0]) }.map { self.lists.entries[$0] }
    self = TableEntries(lists)
  }

  /// The limits that the file exceeds, in an order that is always the same.
  package var exceededLimits: [TableLimit] {
    TableLimit.allCases.filter(lists.exceeded.contains)
  }

  /// Notes what a function finds in the texts of each translation, for who asks the translation later:
  /// here the texts lie in the order of the file, one behind the other.
  package mutating func noteTexts(_ find: (_ text: Range<Int>, _ bytes: [UInt8]) -> UInt32) {
    var lists = lists
    lists.noteTexts(find)
    self = TableEntries(lists)
  }

  /// The languages that any text is in.
  package var languages: Set<Language> {
    Set(lists.languages.compactMap(\.self))
  }

  /// The languages of the texts by their numbers in the file; nil for those whose language the path
  /// does not tell.
  package var numberedLanguages: [Language?] { lists.languages }

  /// Whether the key of an entry has the same bytes as that of an entry of another file.
  func hasKey(at index: Int, like other: Int, in file: TableEntries) -> Bool {
    let (key, otherKey) = (lists.entries[index].key, file.lists.entries[other].key)
    return lists.isSame(key, as: otherKey, of: file.lists)
  }

  /// The file as UTF-8, in which the places are counted; empty where the texts were handed over.
  package var fileBytes: [UInt8] { lists.bytes }

  /// Returns the same entries of a file in which something else stands between them.
  package func standing(in bytes: [UInt8]) -> TableEntries {
    guard lists.bytes.count == bytes.count else { return self }
    var lists = lists
    lists.bytes = bytes
    return TableEntries(lists)
  }

  /// Whether any text or comment holds an instruction to the program.
  package var mayHoldDirectives: Bool {
    // Most texts hold hardly a digit, but many an `l`.
    let mark = Array(ScanDirective.mark.utf8.dropFirst())
    return [lists.bytes, lists.decoded].contains { $0[...].firstOccurrence(of: mark) != nil }
  }

  /// Returns the same entries, where the texts that name no language are in a certain one.
  package func inLanguage(_ language: Language) -> TableEntries {
    guard lists.languages.contains(nil) else { return self }
    var lists = lists
    lists.languages = lists.languages.map { $0 ?? language }
    return TableEntries(lists)
  }
}

extension TableEntries: RandomAccessCollection, ExpressibleByArrayLiteral {
  package var startIndex: Int { 0 }
  package var endIndex: Int { lists.entries.count }

  package subscript(index: Int) -> TableEntry {
    TableEntry(part: storage.parts[index / Self.partSize], number: index)
  }

  package init(arrayLiteral elements: TableEntry...) {
    self.init(elements)
  }
}

/// The storage that all copies of a file's entries share: the lists are many references to count.
private final class Storage: Sendable {
  let lists: TableLists
  /// The lists, once for each part of the entries.
  ///
  /// All parts hold the same lists. But who looks at an entry counts as a user of its part, and
  /// threads that count the same thing wait for each other.
  let parts: [TablePart]

  init(_ lists: TableLists) {
    self.lists = lists
    let count = (lists.entries.count + TableEntries.partSize - 1) / TableEntries.partSize
    parts = (0..<count).map { _ in TablePart(lists) }
  }
}
