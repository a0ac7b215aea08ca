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

  /// Languages in the order in which texts are listed: the one that the first texts are in, then
  /// the others.
  func ordered(_ languages: Set<Language>) -> [Language] {
    let first = table.developmentLanguage
    return languages.filter { $0 == first } + languages.filter { $0 != first }.sorted()
  }

  /// The shown text in a language; nil where the key has no text of its own there.
  func text(in language: Language) -> ShownText? {
    if let translation = key.translation(in: language), !translation.isUnwritten {
      return ShownText(key: name, translation: translation)
    }
    // Without a first text the key is the text.
    return language == table.developmentLanguage ? ShownText(key: name, translation: nil) : nil
  }

  /// The texts of languages that several folders are of, by the names of these: users of `zh-TW.lproj`
  /// and of `zh-Hant.lproj` read either.
  var textsByFolder: [Language: [Substring: ShownText]] {
    if key.entries.count <= key.translations.count { return [:] }
    var texts: [Language: [Substring: ShownText]] = [:]
    for stored in key.entries {
      let file = table.files[stored.file]
      let folder = file.path.folder
      guard folder.fileExtension == "lproj", !Language.isReserved(folder.stem) else { continue }
      for translation in stored.entry.translations where !translation.isUnwritten {
        guard let language = translation.language ?? file.languages.first else { continue }
        texts[language, default: [:]][folder.name] = ShownText(key: name, translation: translation)
      }
    }
    return texts.filter { $0.value.count > 1 }
  }

  /// The texts of a language, by the name of the folder that has them.
  func textByFolder(in language: Language) -> [Substring: ShownText] {
    let folder = key.translation(in: language)?.location.path.folder.name ?? ""
    return text(in: language).map { [folder: $0] } ?? [:]
  }

  /// All texts in all languages, by which keys are the same.
  var fingerprint: [Language: [String: ExactKey]] {
    let folders = textsByFolder
    let texts = languages.map { language in
      var forms = text(in: language)?.forms(in: language) ?? [:]
      for (folder, text) in folders[language] ?? [:] {
        for (form, text) in text.forms(in: language) { forms["\(folder) \(form)"] = text }
      }
      return (language, forms.mapValues { ExactKey($0) })
    }
    return Dictionary(uniqueKeysWithValues: texts)
  }

  /// The table's facts about the key beside texts, by language.
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
  fileprivate var isUnwritten: Bool { holdsNewText && allUnits.allSatisfy(\.text.isEmpty) }
}
