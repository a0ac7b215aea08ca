public import SourceFiles

/// How much of one table exists in one language.
public struct Coverage: Hashable, Sendable {
  public var table: String
  public var container: FilePath
  public var language: Language
  /// The keys that this language should have.
  public var keys: Int
  /// Those of them that have a finished text.
  public var translated: Int
  /// Those that have a text which waits for review.
  public var unfinished: Int
  /// The words of the first texts of `keys`.
  public var words: Int
  /// The words of the first texts of those that have a finished text.
  public var translatedWords: Int

  public init(
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

  public var missing: Int { keys - translated - unfinished }
}
