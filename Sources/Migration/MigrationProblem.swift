package import LocalizationModel
package import SourceFiles

/// Why a table cannot be migrated as it is.
package enum MigrationProblem: Error, Hashable, Sendable {
  // Of a whole table:
  case damaged(FilePath, String)
  case noLanguage(FilePath)
  /// No folder can be called like the language.
  case noFolder(Language)
  case inBundle
  case catalogIsThere(FilePath)
  case fileIsThere(FilePath)
  case otherPart(FilePath)
  case twoFiles(FilePath, FilePath)
  case similarKeys(String, String)
  case intents
  case interfaceWithoutBase(FilePath)
  case phrases
  /// The file cannot be written.
  case unwritable(String)

  // Of a key:
  case noFirstText(String)
  case key(String, String, KeyProblem)
  /// The text would be another one.
  case changed(key: String, language: String, before: String, after: String)
  /// The texts depend on more than can be tried.
  case untried(String)

  package enum KeyProblem: Error, Hashable, Sendable {
    case widths
    case textBesideDevices
    case furtherVariation
    case sameVariable(String)
    case undefinedVariable(String)
    case nestedVariable(String)
    case severalArguments(String)
    case unknownForm(String)
    case noValueType(String)
    case noForms(String)
    case phrases
  }

  /// The reason in words, behind the name of the table and a colon.
  package var words: String {
    switch self {
    case .damaged(let path, let message): "fix '\(path)' first: \(message)"
    case .noLanguage(let path): "'\(path)' lies in no folder of a language"
    case .noFolder(let language): "no folder can be called like language '\(language)'"
    case .inBundle: "a bundle is copied as it is, so that nothing would compile a catalog in it"
    case .catalogIsThere(let path): "'\(path)' is there already, and a build takes only one of both"
    case .fileIsThere(let path): "'\(path)' is there already"
    case .otherPart(let path):
      "another table of its name lies in '\(path)', and a target takes one catalog of a name"
    case .twoFiles(let first, let second): "'\(first)' and '\(second)' are of one language"
    case .similarKeys(let first, let second):
      "keys '\(first)' and '\(second)' look alike and have different bytes"
    case .intents: "the first texts stand in an intent definition"
    case .interfaceWithoutBase(let path):
      "a catalog needs '\(path.name)' in 'Base.lproj', and it is '\(path)'"
    case .phrases: "a catalog has the phrases of App Shortcuts in a form of its own"
    case .unwritable(let message): message
    case .noFirstText(let key):
      "key '\(key)' has no text in the development language, and a catalog would show the key"
    case .key(let key, let language, let problem):
      "key '\(key)' in \(language) \(problem.words)"
    case .changed(let key, let language, let before, let after):
      "key '\(key)' would be '\(after)' in \(language), and is '\(before)'"
    case .untried(let key): "key '\(key)' has too many forms to be compared"
    }
  }
}

extension MigrationProblem {
  /// Whether the table has no other form at all, so that nothing is to be done.
  package var isLasting: Bool {
    switch self {
    case .inBundle, .intents, .phrases, .noLanguage: true
    default: false
    }
  }
}

extension MigrationProblem.KeyProblem {
  fileprivate var words: String {
    switch self {
    case .widths: "has texts for widths, for which catalogs have no place"
    case .textBesideDevices: "has a text beside those for devices"
    case .furtherVariation: "varies in a way that the other format does not know"
    case .sameVariable(let name): "has several variables '\(name)'"
    case .undefinedVariable(let name): "names variable '\(name)', which is not defined"
    case .nestedVariable(let name):
      "has a variable inside of a plural form of '\(name)', and catalogs cannot nest variables"
    case .severalArguments(let name): "takes several arguments for variable '\(name)'"
    case .unknownForm(let form): "has a plural form '\(form)', which no catalog knows"
    case .noValueType(let name): "does not say of which type variable '\(name)' is"
    case .noForms(let name): "has no form for variable '\(name)'"
    case .phrases: "has several phrases"
    }
  }
}
