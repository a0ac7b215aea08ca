package import SourceFiles

/// How much of one table exists in one language.
package struct Coverage: Hashable, Sendable {
  package var table: String
  package var container: FilePath
  package var language: Language
  /// The keys that this language should have.
  package var keys: Int
  /// Those of them that have a finished text.
  package var translated: Int
  /// Those of these whose text a machine has written and no person has looked at.
  package var machineTranslated = 0
  /// Those that have a text which waits for review.
  package var unfinished: Int
  /// The words of the first texts of `keys`.
  package var words: Int
  /// The words of the first texts of those that have a finished text.
  package var translatedWords: Int

  package init(
    table: String,
    container: FilePath,
    language: Language,
    keys: Int,
    translated: Int,
    unfinished: Int,
    words: Int = 0,
    translatedWords: Int = 0
  ) {
    self.table = table
    self.container = container
    self.language = language
    self.keys = keys
    self.translated = translated
    self.unfinished = unfinished
    self.words = words
    self.translatedWords = translatedWords
  }

  package var missing: Int { keys - translated - unfinished }
  /// The words of the first texts that have no finished text in the language.
  package var wordsToDo: Int { words - translatedWords }
}
