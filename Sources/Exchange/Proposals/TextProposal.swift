package import LocalizationModel

/// A text, or all forms of one, that a key is to have in a language.
package struct TextProposal: Hashable, Sendable {
  /// Its number in its list, from 1.
  package var number = 1
  /// The path of the table, or its name; nil where the key says which is meant.
  package var table: String?
  package var key: String
  package var language: Language
  /// The texts by the names of their forms; that of a text without forms is `text`.
  package var texts: [String: String]
  /// The texts of the development language from which they are translated, by the same names.
  package var sources: [String: String] = [:]
  /// The comment of a key that is added.
  package var comment: String?

  package init(key: String, language: Language, texts: [String: String]) {
    (self.key, self.language, self.texts) = (key, language, texts)
  }

  /// The form of a text that has no others beside it.
  package static let onlyForm = "text"

  /// The forms that are filled in, by their names.
  var filled: [(form: String, text: String)] {
    texts.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Whether the text has forms.
  var hasForms: Bool { texts.keys.contains { $0 != Self.onlyForm } }

  /// The proposal in a message: `'songs' in de`.
  var subject: String { "'\(key)' in \(language)" }
}

/// Why a proposal cannot be taken, and what to correct.
package struct ProposalProblem: Hashable, Sendable {
  /// The number of the proposal in its list, from 1.
  package let number: Int
  /// The key and the language: `'songs' in de`; empty where the entry does not say.
  package let subject: String
  package let message: String
  package let hint: String?

  init(_ number: Int, _ subject: String, _ message: String, hint: String? = nil) {
    (self.number, self.subject, self.message, self.hint) = (number, subject, message, hint)
  }

  init(_ proposal: TextProposal, _ message: String, hint: String? = nil) {
    self.init(proposal.number, proposal.subject, message, hint: hint)
  }

  /// The problem in one line, with the number if there are several proposals.
  package func words(isNumbered: Bool) -> String {
    let place = isNumbered ? "entry \(number): " : ""
    let subject = subject.isEmpty ? "" : "\(subject): "
    return "error: \(place)\(subject)\(message)" + (hint.map { "; \($0)" } ?? "")
  }
}
