import Diagnostics
import FormatStrings
import LocalizationModel

/// A translation, with what is found out about it once for all rules.
final class TranslationContext {
  private let keyContext: KeyContext
  let translation: Translation
  let traits: LanguageTraits
  /// The features of the translation's texts.
  let ownFeatures: TextFeatures
  /// The features of the translation and of all that it is compared with, but for the needless ones.
  let features: TextFeatures

  /// Makes the context of a translation with certain features, of which some may be needless.
  init(
    _ translation: Translation,
    _ features: TextFeatures,
    besides needless: TextFeatures = [],
    in traits: LanguageTraits,
    of keyContext: KeyContext
  ) {
    self.keyContext = keyContext
    self.translation = translation
    self.traits = traits
    ownFeatures = features
    self.features = keyContext.features.union(features).subtracting(needless)
  }

  /// Whether there are words beside the variables.
  private(set) lazy var hasWords = translation.units.contains { FormatString.hasLetters($0.text) }

  /// Whether a number is shown beside the variables.
  private(set) lazy var showsNumber = translation.units.contains { unit in
    FormatString(unit.text).specifiers.contains { $0.kind.isInteger || $0.kind == .double }
  }

  var language: Language { traits.language }
  var table: StringTable { keyContext.table }
  var key: TableKey { keyContext.key }
  var development: Translation? { keyContext.development }
  var isSeenByUsers: Bool { keyContext.isSeenByUsers }
  /// Whether code joins the text with others.
  var isJoined: Bool { keyContext.isJoined }
  /// Whether code chooses between the text and another one by whether a number is 1.
  var isChosenByNumber: Bool { keyContext.isChosenByNumber }
  var developmentText: String { keyContext.developmentText }
  var needsTranslation: Bool { key.needsTranslation }
  var isDevelopment: Bool { language == table.developmentLanguage }

  /// Returns the forms of the development language among which the same number chooses; nil in that
  /// language itself.
  func original(of group: PluralGroup) -> PluralGroup? {
    isDevelopment ? nil : keyContext.groupsOfDevelopment[group.detail]
  }

  /// Whether plural forms are not translated yet: all that the language uses are the development
  /// language's.
  func isCopied(_ group: PluralGroup) -> Bool {
    guard !isDevelopment else { return false }
    let rules = PluralRules.rules(for: language)
    let used = group.forms.filter { $0.key == "other" || rules?[$0.key] != nil }
    return (used.isEmpty ? group.forms : used).values
      .allSatisfy { keyContext.originals.contains($0.text) }
  }

  /// Whether code uses the text by routines of its own alone, which may format it in their way.
  var isFormattedByOwnCode: Bool { keyContext.isFormattedByOwnCode }

  /// The named tokens in the development language's texts that stand for nothing.
  var tokensInWords: Set<String> { keyContext.tokensInWords }

  /// Whether the development language's text has numbers for code to replace.
  var countsTokens: Bool { keyContext.countsTokens }

  /// The tokens of the development language's texts as they are written there.
  var writtenTokens: Set<String> { keyContext.writtenTokens }

  /// The tokens of the development language's texts that code replaces.
  var replacedTokens: Set<String> { keyContext.replacedTokens }

  var slipsOfWhiteSpace: Set<String> { keyContext.slipsOfWhiteSpace }

  /// Whether some call is seen to pass arguments, or has them in its key.
  var isPassingKnown: Bool { keyContext.isPassingKnown }

  /// Whether the key stands in a String Catalog.
  var isInCatalog: Bool { key.isInCatalog(of: table) }

  /// Whether the key is made by Interface Builder.
  var isOfInterfaceBuilder: Bool { keyContext.isOfInterfaceBuilder }

  /// Whether there is a text to compare with: the development language's, or a key in plain words.
  ///
  /// The first text of a storyboard's key stands in the storyboard, that of a property's name in the
  /// `Info.plist`, and that is unknown for a key which only other languages have.
  var hasOriginal: Bool {
    guard development == nil else { return true }
    return !key.key.looksLikeIdentifier && !isOfInterfaceBuilder && !table.isOfInfoPropertyList
      && key.isDefined(in: table)
  }

  /// Whether it is the first of its key's translations: the one to report at what is about the key.
  var isFirst: Bool { key.translations.first?.language == language }

  /// The translation's texts, made into strings once for all rules.
  private(set) lazy var units = translation.units

  /// All texts, those of the substitutions included.
  private(set) lazy var allUnits = translation.varies ? translation.allUnits : units

  /// Compares the placeholders with those of the development language; nil where there are none.
  ///
  /// It is made for each who asks, because it holds the context.
  var placeholders: PlaceholderComparison? { PlaceholderComparison(self, keyContext) }

  /// The problems of the placeholders, in the order of the texts.
  private(set) lazy var placeholderProblems =
    hasPlainPlaceholders || isPlainOriginal ? [] : placeholders?.problems ?? []

  /// Whether the text has the placeholders of the development language's text, in the same order, and
  /// nothing else that looks like one or like a token: as nearly every text with placeholders.
  private(set) lazy var hasPlainPlaceholders =
    !isDevelopment && keyContext.hasPlaceholdersOfDevelopment(translation)

  /// Whether it is the development language's text, with plain placeholders of which the key has the
  /// same, or says nothing and the other languages do not say that they are wrong.
  private var isPlainOriginal: Bool {
    guard isDevelopment, let placeholders = keyContext.plainPlaceholders else { return false }
    return key.key.hasPercent
      ? Array(key.key.utf8)[...].plainPlaceholders == placeholders
      : keyContext.slipsOfPlaceholders.isEmpty
  }

  /// Whether a condition holds for the bytes of one of the texts.
  func holdsText(where condition: (ArraySlice<UInt8>) -> Bool) -> Bool {
    translation.holdsText(where: condition)
  }

  /// The use that code makes of the text.
  var use: TextUse { keyContext.use }

  /// The key in the role of the development language's text.
  var unitOfKey: TranslationUnit {
    TranslationUnit(text: key.key, location: table.location(of: key))
  }

  /// Whether a text is the one that all others are compared with.
  func isOriginal(_ unit: TranslationUnit) -> Bool {
    isDevelopment || development == nil && unit.location == table.location(of: key)
  }

  /// How a message names the text: `German text of key 'greeting'`.
  func name(of unit: TranslationUnit) -> String {
    if development == nil, isOriginal(unit), !isDevelopment { return "key '\(key.key)'" }
    return "\(language.name) text of key '\(key.key)'\(unit.variationPhrase)"
  }

  /// Returns the format of one of the texts, read beside the original.
  func format(of unit: TranslationUnit) -> FormatString {
    isOriginal(unit)
      ? FormatString(unit.text) : .translation(unit.text, of: developmentText(beside: unit))
  }

  /// Returns the development language's text with the same choices, else its main text.
  func developmentText(beside unit: TranslationUnit) -> String {
    guard development?.varies ?? false else { return developmentText }
    return keyContext.developmentTexts[unit.variation] ?? developmentText
  }
}

extension Findings {
  /// Adds a finding about a text, with the development language's text beside it.
  mutating func report(
    _ message: String,
    in unit: TranslationUnit,
    of context: TranslationContext,
    severity: Severity? = nil,
    help: String,
    detail: String? = nil,
    fixes: [Fix] = [],
    unless exception: RuleException? = nil
  ) {
    let development = context.developmentText(beside: unit)
    var notes = [Diagnostic.Note]()
    let isOriginal = context.isOriginal(unit)
    if !unit.text.isEmpty, context.isDevelopment || !isOriginal {
      notes = [.text(unit.text, in: context.language, at: nil)]
    }
    if !isOriginal, context.hasOriginal {
      notes.insert(.text(development, in: context.table.developmentLanguage, at: nil), at: 0)
    }
    report(
      message,
      at: unit.location,
      severity: severity,
      notes: notes,
      help: help,
      subject: .init(
        context.table,
        context.key,
        isOriginal && !context.isDevelopment ? nil : context.language,
        form: unit.variationName,
        detail: detail
      ),
      fixes: fixes,
      unless: exception
    )
  }
}
