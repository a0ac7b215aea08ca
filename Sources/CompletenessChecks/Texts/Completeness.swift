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

  /// Whether the development language has the key in its files, or shows it as its own text.
  func isListed(_ key: TableKey) -> Bool {
    !hasDevelopmentFile || key.translation(in: table.developmentLanguage) != nil
      || isInCatalog(key)
  }

  /// Whether users of the development language have a text for the key: in a file, in the code, or
  /// the key in plain words that code asks for.
  func isDefined(_ key: TableKey) -> Bool {
    isListed(key) || key.suppliedText != nil
      || !key.references.isEmpty && !key.key.looksLikeIdentifier
  }

  private func isInCatalog(_ key: TableKey) -> Bool {
    key.entries.contains { table.files[$0.file].isCatalog }
  }

  /// Whether a catalog leaves a name for programmers to stand for itself.
  ///
  /// A translation that says something else shows that it was meant to have a text, and so does the
  /// hand that entered it.
  func isShownRaw(_ key: TableKey) -> Bool {
    isInCatalog(key) && key.sourceTranslation(in: table) == nil && key.key.looksLikeIdentifier
      && !key.key.isInterfaceBuilderKey && !table.name.hasSuffix("InfoPlist")
      && (key.entries.contains { $0.entry.extractionState == .manual }
        || key.translations.contains { $0.text.map { !$0.isEmpty && $0 != key.key } ?? false })
  }

  /// Tells how far a key is in each of some languages, which are sorted.
  ///
  /// Nothing is told where the key has nothing to translate, or neither the development language nor
  /// the code has it.
  func forEachStatus(
    of key: TableKey,
    in languages: [Language],
    _ body: (_ language: Int, Status) -> Void
  ) {
    guard key.needsTranslation(in: table), !key.references.isEmpty || isDefined(key) else { return }
    var next = 0
    for (index, language) in languages.enumerated() {
      if language == table.developmentLanguage {
        body(index, isDefined(key) && !isShownRaw(key) ? .finished : .missing)
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

  /// Tells how far a key that no file has is in a language.
  func status(of key: AbsentKey, in language: Language) -> Status {
    if language == table.developmentLanguage { return key.text == nil ? .missing : .finished }
    return inheritedStatus(of: TableKey(key: key.key, entries: [], translations: []), in: language)
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
    if translation.isBlank { return .empty }
    return translation.needsReview ? .needsReview : .finished
  }
}

extension Translation {
  fileprivate func precedes(_ other: Language) -> Bool { language.map { $0 < other } ?? true }
}

extension TableKey {
  /// Whether other languages need a text of their own: not where there is nothing to read, as in
  /// `12:34`, or the same everywhere, as in the address of a page.
  func needsTranslation(in table: StringTable) -> Bool {
    guard isTranslatable, !isStale, !isDummy, !table.holdsLicenses else { return false }
    guard let source = sourceTranslation(in: table) else { return FormatString.hasLetters(key) }
    return source.hasWords && !isName(of: source)
  }

  /// Whether the text is the app's name or its makers', and no language has another one.
  private func isName(of source: Translation) -> Bool {
    guard Self.keysOfNames.contains(key) else { return false }
    let name = source.text
    return translations.allSatisfy { $0.text == name }
  }

  /// What names the app and its makers in an `Info.plist`.
  private static let keysOfNames: Set<String> = [
    "CFBundleDisplayName", "CFBundleGetInfoString", "CFBundleName", "NSHumanReadableCopyright",
  ]

  /// The dummy texts of new controls, which Interface Builder exports with all others.
  private static let dummyTexts: Set<String> = [
    "Box", "Button", "Check", "Detail", "Item", "Label", "Menu", "Multiline Label", "Radio",
    "Subtitle", "Table View Cell", "Text", "Text Cell", "Title", "View", "Window",
  ]

  /// Whether the text stands in a storyboard because a control was never given one.
  fileprivate var isDummy: Bool {
    key.isInterfaceBuilderKey && translations.contains { Self.isDummy($0.text ?? "") }
  }

  /// All keys are asked in all languages, so the length is looked at before the text is hashed.
  ///
  /// What stands in angle brackets is a mark for what code puts there, and so is Latin filler.
  private static func isDummy(_ text: String) -> Bool {
    text.utf8.count <= 15 && dummyTexts.contains(text)
      || text.utf8.first == UInt8(ascii: "<") && text.utf8.last == UInt8(ascii: ">")
      || text.hasPrefix("Lorem ipsum")
  }
}

extension StringTable {
  /// Whether the table holds the names and licences of packages, which a build step collects for
  /// the app's page of settings.
  var holdsLicenses: Bool {
    name.utf8.count >= Self.licenses.utf8.count
      && (name.hasSuffix(Self.licenses) || name.hasSuffix("-acknowledgements")
        || name.hasPrefix("com.mono0926.LicensePlist"))
  }

  private static let licenses = "Acknowledgements"
}

extension Translation {
  /// Whether any of the texts has a letter beside its specifiers, and is no address.
  fileprivate var hasWords: Bool {
    var found = false
    forEachText { bytes in
      guard !found else { return }
      if bytes.areWords {
        found = true
        return
      }
      let text = String(decoding: bytes, as: UTF8.self)
      found = FormatString.hasLetters(text) && !text.isAddress && !text.isPathOfFile
    }
    return found
  }

  /// Whether none of the texts says anything, as those of white space.
  var isBlank: Bool {
    guard !isEmpty else { return true }
    var isBlank = true
    forEachText { bytes in isBlank = isBlank && bytes.allSatisfy { $0 <= 0x20 } }
    return isBlank
  }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes are words by the looks of them, as nearly all texts are: an ASCII letter, a
  /// space, and no specifier.
  fileprivate var areWords: Bool {
    var (hasLetter, hasSpace) = (false, false)
    for byte in self {
      if byte == UInt8(ascii: "%") { return false }
      hasLetter = hasLetter || byte.isASCIILetter
      hasSpace = hasSpace || byte == 0x20
    }
    return hasLetter && hasSpace
  }
}

extension String {
  /// Whether the text is the path of a file, such as `/usr/local/bin`.
  fileprivate var isPathOfFile: Bool {
    (utf8.first == UInt8(ascii: "/") || hasPrefix("~/")) && !utf8.contains(UInt8(ascii: " "))
      && utf8.count { $0 == UInt8(ascii: "/") } > 1
  }

  /// Whether there is nothing but white space.
  var isBlank: Bool { utf8.allSatisfy { $0 <= 0x20 } }
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
