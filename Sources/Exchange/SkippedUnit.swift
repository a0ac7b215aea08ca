/// A text that came back and is not taken, and why.
package struct SkippedUnit: Hashable, Sendable {
  /// The text in words: `'key' of 'App/Localizable.xcstrings'`.
  package let subject: String
  package let reason: Reason
  /// How many texts it stands for: those of a whole file that come with a translation.
  package let count: Int
  /// The line that the text came in.
  package let line: Int?

  package enum Reason: Hashable, Sendable {
    /// The project has no such table.
    case unknownFile
    /// The target of the file is no language.
    case noLanguage(String)
    /// The file does not say which language it is translated into.
    case unnamedLanguage
    /// The project has the language under other names alone, with another region or none.
    case otherRegion(String, names: [String])
    /// The texts are translated from another language than the project's.
    case otherSource(String, first: String)
    /// The texts are those of the development language, which stand in a storyboard or in code.
    case firstTexts
    /// The whole document holds no text.
    case noTexts
    /// The document's version of XLIFF has no such units.
    case otherVersion(String)
    /// The table has no such text.
    case unknownText
    case noTranslation
    /// The translation says itself that it is not done.
    case unfinished(String)
    /// The text was another one when it was translated.
    case changedSource(was: String)
    /// The table says that the text is the same in all languages.
    case notToBeTranslated
    /// The files give two translations.
    case twice
    /// The language has no such plural form.
    case unknownForm(String)
    /// Other forms of the text, without which it cannot be stored, have no translation.
    case incomplete
    /// A rule finds an error in the translation.
    case refused(String)
  }

  /// A text by its id; one without an id by its line in the file for translators.
  init(
    _ id: String,
    of original: String,
    at place: String? = nil,
    _ reason: Reason,
    count: Int = 1,
    line: Int? = nil
  ) {
    let name = id.isEmpty && place != nil ? "the text without an id" : "'\(id)'"
    let place = id.isEmpty ? place.map { " in \($0)" } ?? "" : ""
    self.init(subject: "\(name) of '\(original)'\(place)", reason, count: count, line: line)
  }

  /// A whole file, or another part of a document.
  init(subject: String, _ reason: Reason, count: Int = 1, line: Int? = nil) {
    (self.subject, self.reason, self.count, self.line) = (subject, reason, count, line)
  }

  /// Whether something that came back is lost: unlike texts that are not translated yet.
  package var isRejected: Bool {
    switch reason {
    case .noTranslation, .firstTexts: false
    default: true
    }
  }

  /// The rejected text and the reason, in one line.
  package var words: String {
    isRejected
      ? "error: rejected \(subject): \(reason.words)" : "note: left out \(subject): \(reason.words)"
  }
}

extension SkippedUnit.Reason {
  var words: String {
    switch self {
    case .unknownFile: "the project has no such table"
    case .noLanguage(let id): "'\(id)' is not the code of a language"
    case .unnamedLanguage: "it does not say which language it is translated into"
    case .otherRegion(let id, let names):
      "the project has \(names.map { "'\($0)'" }.joined(separator: ", ")) and not '\(id)'; "
        + "say what it is by '--language-map \(id)=\(names[0])', "
        + "or '--language-map \(id)=\(id)' for a new language"
    case .otherSource(let id, let first):
      "it is translated from '\(id)', not from '\(first)'"
        + "; '--language-map \(id)=\(first)' says that both are the same"
    case .firstTexts: "its first texts are changed where they stand"
    case .noTexts: "it holds no texts"
    case .otherVersion(let space): "it is in another version of XLIFF, '\(space)'"
    case .unknownText: "the table has no such text"
    case .noTranslation: "there is no translation"
    case .unfinished(let word):
      "its state is '\(word)'; a finished translation has 'translated'"
    case .changedSource(let text): "the text is another one by now, it was '\(text)'"
    case .notToBeTranslated: "it is not to be translated"
    case .twice: "there are two translations"
    case .unknownForm(let form): "the language has no plural form '\(form)'"
    case .incomplete: "other forms of the text are not translated"
    case .refused(let message): message
    }
  }
}
