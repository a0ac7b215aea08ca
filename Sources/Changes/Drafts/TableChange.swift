import LocalizationModel
package import SourceFiles

/// A change of one key of a table, in words for a person.
package struct TableChange: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case add
    case remove
    /// No code uses the key any more, and the table says so.
    case mark
    /// Code uses the key again.
    case unmark
    case comment
    /// The text that the code brings along.
    case text
    case rename(to: String)
    /// Xcode is to generate no symbol for the key.
    case symbol
    case language(String)
    /// A text comes from a translator.
    case translate(String)
    /// The whole file is new, with the texts of the development language.
    case copy(of: FilePath)

    /// The change without the name of the key, to be counted.
    package var deed: Deed {
      switch self {
      case .add: Deed("key", "added", "add")
      case .remove: Deed("key", "removed", "remove")
      case .mark: Deed("key", "marked as unused", "mark as unused")
      case .unmark: Deed("key", "marked as used again", "mark as used again")
      case .rename: Deed("key", "renamed", "rename")
      case .comment: Deed("comment", "set", "set")
      case .text: Deed("text", "set", "set")
      case .translate: Deed("text", "translated", "translate")
      case .language: Deed("text", "added for translators", "add for translators")
      case .symbol: Deed("symbol", "switched off", "switch off")
      case .copy: Deed("file", "copied", "copy")
      }
    }
  }

  /// The object and the verb of a change: `key`, `added`, `add`.
  package struct Deed: Hashable, Sendable {
    package let noun: String
    package let participle: String
    package let infinitive: String

    init(_ noun: String, _ participle: String, _ infinitive: String) {
      (self.noun, self.participle, self.infinitive) = (noun, participle, infinitive)
    }
  }

  package let path: FilePath
  package let key: String
  package let kind: Kind

  package init(_ kind: Kind, _ key: String, in path: FilePath) {
    (self.kind, self.key, self.path) = (kind, key, path)
  }

  /// Whether the key may give a symbol that it did not give before.
  var mayGiveSymbol: Bool {
    switch kind {
    case .add, .unmark, .rename: true
    default: false
    }
  }

  /// The name that the key has by then.
  var keyAfterwards: String { if case .rename(let name) = kind { name } else { key } }

  /// The key and its table, which has a file for each language.
  package var keyOfTable: KeyOfTable {
    KeyOfTable(folder: path.folderOfTables, table: String(path.stem), key: ExactKey(key))
  }

  /// A key by its table, whatever the file.
  package struct KeyOfTable: Hashable, Sendable {
    let folder: FilePath
    let table: String
    let key: ExactKey
  }

  /// The change in a word or two, and its key.
  package var words: String {
    switch kind {
    case .add: "add '\(key)'"
    case .remove: "remove '\(key)'"
    case .mark: "mark '\(key)' as unused"
    case .unmark: "mark '\(key)' as used again"
    case .comment: "set the comment of '\(key)'"
    case .text: "set the text of '\(key)'"
    case .rename(let name): "rename '\(key)' to '\(name)'"
    case .symbol: "switch the symbol of '\(key)' off, which another key has"
    case .language(let name): "add \(name) to '\(key)'"
    case .translate(let name): "translate '\(key)' into \(name)"
    case .copy(let original): "copy '\(original)'"
    }
  }
}
