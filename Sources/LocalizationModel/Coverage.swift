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

  public init(
    table: String,
    container: FilePath,
    language: Language,
    keys: Int,
    translated: Int,
    unfinished: Int
  ) {
    self.table = table
    self.container = container
    self.language = language
    self.keys = keys
    self.translated = translated
    self.unfinished = unfinished
  }

  public var missing: Int { keys - translated - unfinished }
}
