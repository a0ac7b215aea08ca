public import SourceFiles

/// What one file of string tables holds: a `.strings`, `.stringsdict` or JSON in one language, or a
/// String Catalog in many.
public struct LocalizedTable: Sendable {
  public var path: FilePath
  /// The table's name: the file's name without its extension.
  public var name: String
  /// The id of the format, such as `strings`.
  public var format: String
  /// The folder that holds the table in all its languages: the one above `de.lproj`.
  public var container: FilePath
  /// The language of the whole file; nil for a catalog, and where the path does not tell.
  public var language: Language?
  /// The language that a catalog says its keys are written in.
  public var sourceLanguage: Language?
  /// Whether the texts are those of the development language, whatever that is: the file lies in
  /// `Base.lproj`, or is Swifternalization's `base.json`.
  public var isBase: Bool
  /// In the order of the file, duplicates included.
  public var entries = TableEntries()
  public var diagnostics: [Diagnostic] = []

  public init(path: FilePath, format: String) {
    self.path = path
    self.format = format
    name = String(path.stem)
    container = path.folder.fileExtension == "lproj" ? path.folder.folder : path.folder
    language = Self.language(of: path)
    isBase = path.folder.name == "Base.lproj"
  }

  /// The table's name where the files have none of their own, as Swifternalization's have.
  public static let swifternalizationName = "Swifternalization"

  /// Reads the language from the nearest `.lproj` folder; `Base` and `mul` are none.
  private static func language(of path: FilePath) -> Language? {
    guard path.folder.fileExtension == "lproj" else { return nil }
    let stem = path.folder.stem
    return stem == "Base" || stem == "mul" ? nil : Language(stem)
  }
}
