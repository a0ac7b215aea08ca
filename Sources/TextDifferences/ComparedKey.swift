import CompletenessChecks
import LocalizationModel
import SourceFiles

/// A key of one of two sides, with its table.
struct ComparedKey {
  let table: StringTable
  let key: TableKey

  var name: String { key.key }
  var exactName: ExactKey { ExactKey(name) }

  /// The languages that the key has a text of its own in.
  var languages: Set<Language> {
    Set(key.translations.lazy.filter { !$0.isUnwritten }.compactMap(\.language))
      .union([table.developmentLanguage])
  }

  /// Languages in the order in which texts are told: the one that the first texts are in, then the
  /// others.
  func ordered(_ languages: Set<Language>) -> [Language] {
    let first = table.developmentLanguage
    return languages.filter { $0 == first } + languages.filter { $0 != first }.sorted()
  }

  /// What is shown in a language; nil where the key has no text of its own there.
  func text(in language: Language) -> ShownText? {
    if let translation = key.translation(in: language), !translation.isUnwritten {
      return ShownText(key: name, translation: translation)
    }
    // Without a first text the key is the text.
    return language == table.developmentLanguage ? ShownText(key: name, translation: nil) : nil
  }

  /// All texts in all languages, by which keys are the same.
  var fingerprint: [Language: [String: ExactKey]] {
    let texts = languages.map { ($0, text(in: $0)?.forms(in: $0) ?? [:]) }
    return Dictionary(uniqueKeysWithValues: texts.map { ($0, $1.mapValues { ExactKey($0) }) })
  }

  /// What the table says of the key beside texts, by the language that it is said of.
  func details(of kind: DetailChange.Kind) -> [Language?: String] {
    switch kind {
    case .comments:
      [nil: key.entries.lazy.compactMap(\.entry.comment).first { !$0.isEmpty } ?? ""]
    case .translatable:
      [nil: key.isTranslatable ? "yes" : "no"]
    case .states:
      Dictionary(
        key.translations.map { translation in
          let states = Set(translation.allUnits.map(\.state.word)).sorted()
          return (translation.language, states.joined(separator: ", "))
        }
      ) { first, _ in first }
    }
  }
}

extension Translation {
  /// Whether the translation waits to be written: it is marked as new, and says nothing.
  fileprivate var isUnwritten: Bool { holdsNewText && isBlank }
}
