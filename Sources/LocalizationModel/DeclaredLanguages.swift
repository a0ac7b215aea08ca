public import SourceFiles

/// The languages of a project, and how its tables are built, as its own files say.
public struct DeclaredLanguages: Hashable, Sendable {
  /// The language that the first texts are written in.
  public var development: Language?
  /// Where that is said, in words: `developmentRegion of App.xcodeproj`.
  public var developmentOrigin = ""
  /// The languages that the project says it has, sorted; empty where it does not say.
  public var known: [Language] = []
  /// Where that is said, in words: `knownRegions of App.xcodeproj`.
  public var knownOrigin = ""
  /// Every list of languages that was found.
  public var lists: [List] = []
  /// The folders of Swift packages.
  public var packages: [FilePath] = []
  /// The projects and manifests whose targets tell which tables count.
  public var manifests: [FilePath] = []
  /// Whether Xcode makes Swift symbols of the keys in catalogs.
  public var generatesSymbols = false

  public init() {}

  /// A list of languages in a file of the project.
  public struct List: Hashable, Sendable {
    /// The list's name, and its file: `knownRegions of App.xcodeproj`.
    public var name: String
    public var path: FilePath
    public var languages: [Language]
    /// Whether tables in other languages take no part in a build.
    public var isWhole: Bool

    public init(name: String, path: FilePath, languages: [Language], isWhole: Bool) {
      self.name = name
      self.path = path
      self.languages = languages
      self.isWhole = isWhole
    }
  }
}
