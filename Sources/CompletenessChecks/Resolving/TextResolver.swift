import FormatStrings
package import LocalizationModel

/// Answers what would be shown for the keys of a table: which text, in which language, with which of
/// its forms.
///
/// A system picks one of a bundle's languages for all texts. If the table has no file for it, the
/// development language's texts are shown; a text that its file does not have is the key. A catalog is
/// a file for each language that it has a text in: its build copies no text to another language, as
/// files of Xcode 26.6 show.
package struct TextResolver: Sendable {
  private let table: StringTable
  private let keys: [[UInt8]: Int]
  private let languagesWithFiles: Set<Language>

  package init(_ table: StringTable) {
    self.table = table
    keys = Dictionary(table.keys.enumerated().map { (Array($1.key.utf8), $0) }) { $1 }
    let files = table.files.filter { $0.format.isOfOneLanguage || $0.isCatalog }
    languagesWithFiles = Set(files.flatMap(\.languages))
  }

  /// Returns what is shown for a key; nil where the table has it not.
  package func text(
    of key: String,
    in language: Language,
    _ choices: TextChoices = TextChoices()
  ) -> ResolvedText? {
    guard let key = self.key(key) else { return nil }
    let (translation, origin) = translation(of: key, in: language)
    var text = TextExpansion(translation, of: key.key, choices, origin)
    return text.make()
  }

  /// Returns all choices that may lead to other texts of a key, the ones that another table makes
  /// included.
  ///
  /// - Returns: nil where they are more than anybody can try.
  package func choices(
    of key: String,
    in language: Language,
    and other: TextResolver
  ) -> [TextChoices]? {
    let axes = [self, other].compactMap { resolver in
      resolver.key(key).map { TextAxes(resolver.translation(of: $0, in: language).text, of: key) }
    }
    return TextChoices.all(for: axes, in: language)
  }

  private func key(_ name: String) -> TableKey? {
    keys[Array(name.utf8)].map { table.keys[$0] }
  }

  private func translation(
    of key: TableKey,
    in language: Language
  ) -> (text: Translation?, origin: ResolvedText.Origin) {
    if let own = key.translation(in: language) { return (own, .language) }
    let mayFallBack =
      !languagesWithFiles.contains(language)
      || key.entries.contains { table.files[$0.file].format.isOriginal }
    guard mayFallBack, let first = key.translation(in: table.developmentLanguage) else {
      return (nil, .key)
    }
    return (first, .developmentLanguage)
  }
}

extension TableFormat {
  /// Whether each language has a file of its own.
  fileprivate var isOfOneLanguage: Bool { self == .strings || self == .stringsDictionary }

  /// Whether the file is what a table translates, and shows its own texts where that has none.
  fileprivate var isOriginal: Bool {
    switch self {
    case .interfaceBuilder, .intentDefinition, .settingsPage, .infoPropertyList,
      .infoPropertyListSettings:
      true
    default: false
    }
  }
}
