package import SourceFiles

/// A change of one key of a table, in words for a person.
package struct TableChange: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case add
    case remove
    /// No code asks for the key any more, and the table says so.
    case mark
    /// Code asks for the key again.
    case unmark
    case comment
    /// The text that the code brings along.
    case text
    case rename(to: String)
    case language(String)
    /// A text comes from a translator.
    case translate(String)
    /// The whole file is new, with the texts of the development language.
    case copy(of: FilePath)
  }

  package let path: FilePath
  package let key: String
  package let kind: Kind

  package init(_ kind: Kind, _ key: String, in path: FilePath) {
    (self.kind, self.key, self.path) = (kind, key, path)
  }

  /// What is done, in a word or two, and to which key.
  package var words: String {
    switch kind {
    case .add: "add '\(key)'"
    case .remove: "remove '\(key)'"
    case .mark: "mark '\(key)' as asked for by no code"
    case .unmark: "mark '\(key)' as asked for again"
    case .comment: "set the comment of '\(key)'"
    case .text: "set the text of '\(key)'"
    case .rename(let name): "rename '\(key)' to '\(name)'"
    case .language(let name): "add \(name) to '\(key)'"
    case .translate(let name): "translate '\(key)' into \(name)"
    case .copy(let original): "copy '\(original)'"
    }
  }
}
