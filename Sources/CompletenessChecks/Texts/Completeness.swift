import LocalizationModel

/// Judges how far the texts of one table are on their way to the users.
///
/// The findings and the coverage rest on it alike, so that they cannot contradict each other.
struct Completeness {
  /// How far a key is in one language.
  enum Status {
    case finished
    case needsReview
    /// A catalog has a place for the text and nothing finished in it.
    case new
    case empty
    case missing
  }

  let table: StringTable
  /// Whether a file holds the first texts; otherwise the keys themselves are the texts.
  let hasDevelopmentFile: Bool

  init(of table: StringTable) {
    self.table = table
    hasDevelopmentFile =
      table.languages.contains(table.developmentLanguage) && !Self.areKeysTexts(of: table)
  }

  /// Whether the keys are the texts, and the development language has a file for a few of them only,
  /// such as plural forms.
  private static func areKeysTexts(of table: StringTable) -> Bool {
    let stored = table.keys.count { $0.translation(in: table.developmentLanguage) != nil }
    guard stored * 2 < table.keys.count, !table.files.contains(where: \.isCatalog) else {
      return false
    }
    return table.keys.count { $0.key.looksLikeIdentifier } * 4 < table.keys.count
  }

  /// Whether the development language has the key, be it as its own text.
  func isDefined(_ key: TableKey) -> Bool {
    !hasDevelopmentFile || key.translation(in: table.developmentLanguage) != nil
      || key.entries.contains { table.files[$0.file].isCatalog }
  }

  /// Tells how far a key is in each of some languages, which are sorted.
  ///
  /// Nothing is told where the key has nothing to translate, or the development language does not
  /// have it.
  func forEachStatus(
    of key: TableKey,
    in languages: [Language],
    _ body: (_ language: Int, Status) -> Void
  ) {
    guard key.needsTranslation, isDefined(key) else { return }
    var next = 0
    for (index, language) in languages.enumerated() {
      if language == table.developmentLanguage {
        body(index, .finished)
        continue
      }
      while next < key.translations.count, key.translations[next].precedes(language) { next += 1 }
      if next < key.translations.count, key.translations[next].language == language {
        body(index, Self.status(of: key.translations[next], of: key, in: table))
      } else {
        body(index, inheritedStatus(of: key, in: language))
      }
    }
  }

  /// Tells how far a key is in a language that has no text of its own for it.
  private func inheritedStatus(of key: TableKey, in language: Language) -> Status {
    guard table.regionsInherit, let parent = language.parent else { return .missing }
    guard parent != table.developmentLanguage else { return .finished }
    guard let translation = key.translation(in: parent) else {
      return inheritedStatus(of: key, in: parent)
    }
    return Self.status(of: translation, of: key, in: table)
  }

  private static func status(
    of translation: Translation,
    of key: TableKey,
    in table: StringTable
  ) -> Status {
    if translation.holdsNewText { return .new }
    if translation.isEmpty && !key.developmentText(in: table).isEmpty { return .empty }
    return translation.needsReview ? .needsReview : .finished
  }
}

extension Translation {
  fileprivate func precedes(_ other: Language) -> Bool { language.map { $0 < other } ?? true }
}

extension TableKey {
  /// Whether other languages need a text of their own.
  var needsTranslation: Bool {
    isTranslatable && !isStale && FormatString.hasLetters(key) && !isDummy
  }

  /// The text that translators start from: the development language's, else the key itself.
  func developmentText(in table: StringTable) -> String {
    translation(in: table.developmentLanguage)?.text ?? key
  }

  /// The dummy texts of new controls, which Interface Builder exports with all others.
  private static let dummyTexts: Set<String> = [
    "Box", "Button", "Check", "Item", "Label", "Menu", "Multiline Label", "Radio",
    "Table View Cell", "Text", "Text Cell", "Title", "View", "Window",
  ]

  /// Whether the text stands in a storyboard because a control was never given one.
  fileprivate var isDummy: Bool {
    key.isInterfaceBuilderKey && translations.contains { Self.isDummy($0.text ?? "") }
  }

  /// All keys are asked in all languages, so the length is looked at before the text is hashed.
  private static func isDummy(_ text: String) -> Bool {
    text.utf8.count <= 15 && dummyTexts.contains(text)
  }
}

extension FormatString {
  /// Whether a text holds a letter beside its specifiers, and so something to translate.
  static func hasLetters(_ text: String) -> Bool {
    guard text.hasPercent else { return text.hasLetter }
    var bytes = Array(text.utf8)
    for specifier in FormatString(text).specifiers.reversed() where !specifier.hasSpaceFlag {
      bytes.removeSubrange(specifier.range)
    }
    return String(decoding: bytes, as: UTF8.self).hasLetter
  }
}

extension String {
  var hasLetter: Bool {
    // Nearly every text has an ASCII letter, and the properties of a scalar cost a look-up.
    utf8.contains { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
      || unicodeScalars.contains { $0.properties.isAlphabetic }
  }
}
