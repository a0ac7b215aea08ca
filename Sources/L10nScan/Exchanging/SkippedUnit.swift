/// A text that came back and is not taken, and why.
package struct SkippedUnit: Hashable, Sendable {
  /// The file that the export named.
  package let original: String
  /// The text's id; nil where the reason is one of the whole file.
  package let id: String?
  package let reason: Reason

  package enum Reason: Hashable, Sendable {
    /// The project has no such table.
    case unknownFile
    /// What the file is translated into is no language.
    case noLanguage(String)
    /// The texts are translated from another language than the project's.
    case otherSource(String)
    /// The texts are those of the development language, which stand in a storyboard or in code.
    case firstTexts
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
    /// With the translation, the app might crash or show what nobody wrote.
    case refused(String)
  }

  /// Whether a person should look at it: unlike for texts that simply are not translated yet.
  package var isDoubtful: Bool {
    switch reason {
    case .noTranslation, .unfinished, .notToBeTranslated, .firstTexts: false
    default: true
    }
  }

  /// What is skipped and why, in one line.
  package var words: String {
    let subject = id.map { "'\($0)' of '\(original)'" } ?? "'\(original)'"
    return "\(subject) is skipped: \(reason.words)"
  }
}

extension SkippedUnit.Reason {
  fileprivate var words: String {
    switch self {
    case .unknownFile: "the project has no such table"
    case .noLanguage(let id): "'\(id)' is not the code of a language"
    case .otherSource(let id): "it is translated from '\(id)'"
    case .firstTexts: "its first texts are changed where they stand"
    case .unknownText: "the table has no such text"
    case .noTranslation: "there is no translation"
    case .unfinished(let word): "the translation is in state '\(word)'"
    case .changedSource(let text): "the text is another one by now, it was '\(text)'"
    case .notToBeTranslated: "it is not to be translated"
    case .twice: "there are two translations"
    case .unknownForm(let form): "the language has no plural form '\(form)'"
    case .incomplete: "other forms of the text are not translated"
    case .refused(let message): message
    }
  }
}
