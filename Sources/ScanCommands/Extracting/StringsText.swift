import Genstrings
import StringResources

/// Writes generated tables as `.strings` text, in the form of Apple's `genstrings`.
struct StringsText {
  let text: String

  /// Writes a table; several specifiers of a value are numbered where that is requested.
  init(_ table: GeneratedTable, numbersSpecifiers: Bool = false) {
    var options = GenstringsText.Options()
    options.numbersSpecifiers = numbersSpecifiers
    // An empty key is nothing that a table can hold.
    let entries = table.entries.filter { !$0.key.isEmpty }.map(SpelledEntry.init)
    let text = GenstringsText(entries, options: options).text
    // The first comment would be taken for the file's header.
    self.text = Array(text.utf8).beginsWithHeader ? "\n" + text : text
  }
}

extension SpelledEntry {
  fileprivate init(_ entry: GeneratedEntry) {
    self.init(
      key: entry.spelling,
      value: Self.spelling(entry.value ?? entry.key),
      comments: entry.comments
    )
  }
}
