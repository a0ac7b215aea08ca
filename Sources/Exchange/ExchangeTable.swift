import LocalizationExchange
import LocalizationModel
import SourceFiles
import StringResources

/// A file of first texts that translators work on, and the places of its translations.
struct ExchangeTable {
  /// The form that the translations are stored in.
  enum Form: Sendable {
    /// A catalog holds all languages.
    case catalog
    /// Each language has a `.strings` file.
    case strings
    /// Each language has a `.stringsdict` file.
    case dictionary
  }

  /// A key, and what all languages have of it.
  struct Key {
    var key: String
    var source: Translation?
    var comment: String?
    var isCommentGenerated = false
    var isTranslatable = true
    /// Its index in the table.
    var index: Int
  }

  /// The path of the file that an export names, below the folder of the project.
  var original: String
  /// Other paths that an export may name: those that older Xcodes write, of the `Info.plist` and
  /// without the folder of a development language that has no file.
  var otherOriginals: Set<String> = []
  /// The index of its table in the project.
  let table: Int
  let form: Form
  /// Whether the texts are those of a storyboard or xib, whose ids Xcode sorts by numbers.
  var isInterface = false
  /// The file with the first texts; nil where the keys are the texts.
  var path: FilePath?
  var keys: [Key] = []
  /// The files of translations, or the catalog under all languages.
  var translations: [Language: LocalizedTable] = [:]
  var catalog: LocalizedTable?
  /// The folder and the name of further translations.
  let container: FilePath
  let name: String

  init(_ table: Int, form: Form, original: String, container: FilePath, name: String) {
    (self.table, self.form, self.original) = (table, form, original)
    (self.container, self.name) = (container, name)
  }

  /// The format of the files that translations are stored in.
  var format: TableFormat {
    switch form {
    case .catalog: .stringCatalog
    case .strings: .strings
    case .dictionary: .stringsDictionary
    }
  }

  /// The file of a language's translations, whether it is there or not; nil where there can be none.
  func path(for language: Language) -> FilePath? {
    if let catalog { return catalog.path }
    if let file = translations[language] { return file.path }
    let fileExtension = ResourceFormat.all.first { $0.id == format }?.fileExtensions.first ?? ""
    return container.folder(of: language)?.file(named: "\(name).\(fileExtension)")
  }

  /// The entries of a language's file by the bytes of their keys, the last of duplicates.
  func entries(in language: Language) -> [ExactKey: TableEntry] {
    let table = catalog ?? translations[language]
    return Dictionary((table?.entries ?? []).map { (ExactKey($0.key), $0) }) { $1 }
  }
}

extension TableEntry {
  /// The text in a language; the only text of a file that names none.
  func translation(in language: Language) -> Translation? {
    translations.last { $0.language == language }
      ?? translations.last { $0.language == nil }
  }
}
