import Foundation

func footer(_ privacy: String, _ terms: String, _ all: [CVarArg]) -> [String] {
  [
    String(format: Texts.Terms.links, privacy),
    String(format: Terms.hint, privacy, terms),
    String.localizedStringWithFormat(App.Texts.Terms.title, privacy),
    String(format: Texts.Terms.often, privacy),
    String(format: Texts.Terms.often, privacy, terms),
    String(format: Texts.Terms.either, privacy),
    String(format: "%@", Texts.Terms.shown),
    String(format: Texts.Terms.all, arguments: all),
    // One of two types, and one that other files have for themselves.
    String(format: Labels.pair, privacy),
    String(format: Names.pair, privacy),
    // Another type's, and that of a value.
    String(format: Errors.note, privacy),
    String(format: Texts.shared.note, privacy),
  ]
}
