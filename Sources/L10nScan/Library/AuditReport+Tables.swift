import AuditReports
import LocalizationModel
import SourceFiles

extension AuditReport {
  /// The share of a table that exists in a language.
  public struct Coverage: Hashable, Sendable {
    public let table: String
    public let language: String
    /// The number of keys that should have a text.
    public let keys: Int
    /// The number of those that have a finished text.
    public let translated: Int
    /// The number of those whose text waits for review.
    public let unfinished: Int

    public var missing: Int { keys - translated - unfinished }

    init(_ coverage: LocalizationModel.Coverage) {
      table = coverage.table
      language = coverage.language.id
      keys = coverage.keys
      translated = coverage.translated
      unfinished = coverage.unfinished
    }
  }

  /// A string table in all its languages.
  public struct Table: Sendable {
    public let name: String
    /// The files that it consists of.
    public let paths: [String]
    public let keys: [Key]

    init(_ table: StringTable) {
      name = table.name
      paths = table.files.map { $0.path.string }
      keys = table.keys.map { Key($0) }
    }
  }

  /// A key of a table.
  public struct Key: Sendable {
    public let key: String
    public let comment: String?
    /// The number of places in code that use it.
    public let uses: Int
    public let texts: [Text]

    init(_ key: TableKey) {
      self.key = key.key
      comment = key.comment
      uses = key.references.count
      texts = key.translations.flatMap { translation in
        translation.units.map { unit in
          Text(
            language: translation.language?.id,
            variation: unit.variation.map(\.name),
            text: unit.text
          )
        }
      }
    }
  }

  /// A text of a key.
  public struct Text: Hashable, Sendable {
    /// The language; nil where the table does not tell.
    public let language: String?
    /// The cases that it is for, such as `plural.one`; none where it is for all.
    public let variation: [String]
    public let text: String
  }
}
