/// What a project's own files say about its languages.
public struct DeclaredLanguages: Hashable, Sendable {
  /// The language that the first texts are written in.
  public var development: Language?
  /// Where that is said, in words: `developmentRegion of App.xcodeproj`.
  public var developmentOrigin = ""
  /// The languages that the project says it has, sorted; empty where it does not say.
  public var known: [Language] = []
  /// Where that is said, in words: `knownRegions of App.xcodeproj`.
  public var knownOrigin = ""

  public init() {}
}
