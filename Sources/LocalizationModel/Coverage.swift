package import SourceFiles

/// How much of one table exists in one language.
@dynamicMemberLookup
package struct Coverage: Hashable, Sendable {
  package var table: String
  package var container: FilePath
  package var language: Language
  package var counts: TextCounts

  package init(
    table: String,
    container: FilePath,
    language: Language,
    counts: TextCounts = TextCounts()
  ) {
    self.table = table
    self.container = container
    self.language = language
    self.counts = counts
  }

  package subscript(dynamicMember count: WritableKeyPath<TextCounts, Int>) -> Int {
    get { counts[keyPath: count] }
    set { counts[keyPath: count] = newValue }
  }

  package subscript(dynamicMember count: KeyPath<TextCounts, Int>) -> Int {
    counts[keyPath: count]
  }
}
