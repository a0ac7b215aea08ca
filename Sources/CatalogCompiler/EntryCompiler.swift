import FormatStrings
import LocalizationModel
import SourceFiles
import StringResources

/// Compiles the texts of one key.
struct EntryCompiler {
  private let entry: TableEntry
  private let source: Language
  private let options: CompileOptions
  private let translations: [Language: Translation]
  /// The defects of the key that concern no single text.
  private(set) var defects: [CompileDefect] = []

  init(_ entry: TableEntry, source: Language, _ options: CompileOptions) {
    (self.entry, self.source, self.options) = (entry, source, options)
    var translations: [Language: Translation] = [:]
    for translation in entry.translations where !translation.hasNoText {
      guard let language = translation.language else { continue }
      if translations.updateValue(translation, forKey: language) != nil {
        // Apple's tool keeps either, not always the same.
        let message = "Language '\(language)' has several texts, by several spellings of its code"
        defects.append(
          CompileDefect(message: message, language: language, location: translation.location)
        )
      }
    }
    let first = translations[source]?.text ?? entry.key
    let labels = TextLabels(first)
    self.translations = translations.mapValues(labels.removed)
    defects += plurals.filter { $0.number == nil }.map { language, translation, _ in
      CompileDefect(message: Self.noNumber, language: language, location: translation.location)
    }
  }

  /// The first sentence of what Apple's tool says.
  private static let noNumber =
    "Plural variation requires referencing the number in the string."

  /// The plural forms whose number Apple's tool looks for: those of the development language, or else
  /// of all languages.
  private var plurals: [(language: Language, text: Translation, number: PluralArgument?)] {
    let all = translations.ordered(by: \.key).filter { $0.value.varies }
    let checked = all.filter { $0.key == source && $0.value.hasPluralForms }
    return (checked.isEmpty ? all : checked).flatMap { language, translation in
      translation.pluralGroups.map { (language, translation, PluralArgument(in: $0)) }
    }
  }

  /// Returns what the files of a language have of the key.
  func members(
    in language: Language
  ) throws(CompileDefect) -> (
    texts: [PropertyListNode.Member], rules: [PropertyListNode.Member]
  ) {
    guard let text = try text(in: language) else { return ([], []) }
    if options.pluralForms == .keys {
      return (text.spelledForms(of: entry.key), [])
    }
    return (
      text.fallback.map { [.init(entry.key, .string($0))] } ?? [],
      text.rule.map { [.init(entry.key, $0)] } ?? []
    )
  }

  private func text(in language: Language) throws(CompileDefect) -> CompiledText? {
    guard let own = translations[language] else {
      return language == source ? sourceKey : try filling(language)
    }
    if language == source, isInCode(own) { return nil }
    return try CompiledText(own, in: language, sourceArgument)
  }

  /// The number of the development language's text, for a text that does not say it.
  private var sourceArgument: PluralArgument? {
    translations[source].flatMap { $0.pluralGroups.first }.flatMap { PluralArgument(in: $0) }
  }

  /// Whether the code has the text, so that Xcode leaves it out.
  private func isInCode(_ text: Translation) -> Bool {
    !options.writesSourceTexts && !text.varies && text.holdsNewText
      && entry.extractionState != .manual
  }

  /// The key as the development language's text; nil where code shows it anyway.
  private var sourceKey: CompiledText? {
    let isWritten = options.writesSourceTexts || entry.extractionState == .manual
    return isWritten ? CompiledText(fallback: entry.key) : nil
  }

  /// Returns the development language's text for a language that has none.
  private func filling(_ language: Language) throws(CompileDefect) -> CompiledText? {
    guard options.fillsMissing else { return nil }
    guard let first = translations[source] else { return CompiledText(fallback: entry.key) }
    return try CompiledText(first, in: source, sourceArgument)
  }
}

extension Translation {
  /// Whether the texts themselves vary by number, and not only substitutions.
  fileprivate var hasPluralForms: Bool { !pluralGroups.isEmpty }

  /// The texts that vary by number, those of a device together.
  fileprivate var pluralGroups: [[TranslationUnit]] {
    var groups: [(path: [Variation], units: [TranslationUnit])] = []
    for unit in units {
      guard case .plural? = unit.variation.last else { continue }
      let path = Array(unit.variation.dropLast())
      if let index = groups.firstIndex(where: { $0.path == path }) {
        groups[index].units.append(unit)
      } else {
        groups.append((path, [unit]))
      }
    }
    return groups.map(\.units)
  }
}
