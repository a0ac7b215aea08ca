import Diagnostics
import FormatStrings
import LocalizationModel

/// A key and what all its translations are compared with.
final class KeyContext {
  let table: StringTable
  let key: TableKey
  /// The development language's text, from its files or the code; nil where it is the key itself.
  let development: Translation?
  private let references: [KeyReference]

  /// Makes the context of a key, with its features for comparison, that some of the project's references
  /// may mean.
  init(
    _ key: TableKey,
    _ features: TextFeatures,
    of table: StringTable,
    _ references: [KeyReference]
  ) {
    self.table = table
    self.key = key
    self.features = features
    self.references = references
    development = key.sourceTranslation(in: table)
  }

  /// The text that translators start from.
  private(set) lazy var developmentText = development?.text ?? key.key

  /// The development language's texts by what leads to them.
  private(set) lazy var developmentTexts = Dictionary(
    (development?.units ?? []).map { ($0.variation, $0.text) }
  ) { first, _ in first }

  /// The development language's groups of plural forms by what tells them apart.
  private(set) lazy var groupsOfDevelopment = Dictionary(
    (development?.pluralGroups ?? []).map { ($0.detail, $0) }
  ) { first, _ in first }

  /// All of the development language's texts, those of its substitutions included.
  private(set) lazy var originals = Set((development?.allUnits ?? []).map(\.text))

  /// The arguments that the key itself names, as `%@ of %lld` does.
  private(set) lazy var argumentsOfKey = Arguments(of: key.key)

  /// The arguments of the development language's texts.
  private(set) lazy var argumentsOfDevelopment = development.map { development in
    // The compiler's specifiers of a text in code are known as far as its types are.
    key.suppliedText.map { Arguments(of: $0.text ?? "", as: .reference) }
      ?? Arguments(of: development)
  }

  /// The arguments that code passes, as far as the key and the development language tell.
  private(set) lazy var passedArguments =
    argumentsOfDevelopment.map { argumentsOfKey.isEmpty ? $0 : $0.union(argumentsOfKey) }
    ?? argumentsOfKey

  /// Whether code joins the text with others.
  private(set) lazy var isJoined = key.references.contains {
    references[$0].traits.contains(.isJoined)
  }

  /// Whether code uses the key for something that users see.
  private(set) lazy var isSeenByUsers = key.references.contains { !references[$0].isForDevelopers }

  /// The arguments of each call that passes some, whatever the development language's text takes.
  private(set) lazy var passedByCalls =
    key.calls.contains(.arguments)
    ? key.references.compactMap { references[$0].formatArguments } : []

  /// How many arguments calls pass.
  private(set) lazy var countOfPassed = passedByCalls.map(\.count).max() ?? 0

  /// Whether some call is seen to pass arguments, or has them in its key.
  private(set) lazy var isPassingKnown =
    !passedByCalls.isEmpty
    || key.references.contains { references[$0].traits.contains(.isFilled) }

  /// The arguments that the development language alone takes as another kind, as by a slip, with the
  /// kind that all other languages agree on.
  private(set) lazy var slipsOfPlaceholders = findSlipsOfPlaceholders()

  /// The development language's text, where it is a single one that takes its own arguments only.
  private(set) lazy var model: FormatString? = development.flatMap { development in
    guard key.suppliedText == nil, !development.varies, let text = development.text else {
      return nil
    }
    let model = FormatString(text)
    return model.specifiers.contains { $0.isAccidental || $0.variable != nil } ? nil : model
  }

  /// The placeholders of the development language's text, where the text alone tells the arguments, and
  /// tells them plainly.
  private(set) lazy var plainPlaceholders: [UInt8]? =
    key.suppliedText == nil ? development?.plainPlaceholders : nil

  /// Whether a translation evidently has the same placeholders in the same order.
  func hasPlaceholdersOfDevelopment(_ translation: Translation) -> Bool {
    plainPlaceholders.map { $0 == translation.plainPlaceholders } ?? false
  }

  /// Returns those of a translation's features and the key's in which no rule finds anything.
  ///
  /// Nearly every text with placeholders has those of the development language's text, and nothing else
  /// that looks like one or like a token.
  func needlessFeatures(
    of translation: Translation,
    _ features: TextFeatures,
    in language: Language
  ) -> TextFeatures {
    let ofPlaceholders: TextFeatures = [.percentSign, .tokenStart]
    guard !self.features.union(features).isDisjoint(with: ofPlaceholders),
      language != table.developmentLanguage
    else { return [] }
    return hasPlaceholdersOfDevelopment(translation) ? ofPlaceholders : []
  }

  /// Whether the development language's own text has a misspelled placeholder, so that it does not
  /// tell what the arguments are.
  private(set) lazy var isMisspelled =
    development?.allUnits.contains { $0.text.hasMisspelledPlaceholder }
    ?? key.key.hasMisspelledPlaceholder

  /// The arguments that the development language's texts take as two kinds.
  private(set) lazy var conflictingPositions = Set((development?.conflicts ?? []).map(\.position))

  /// Whether the key is made by Interface Builder.
  private(set) lazy var isOfInterfaceBuilder = key.key.isInterfaceBuilderKey

  /// Whether the key is one of a rule editor's table.
  private(set) lazy var isOfRuleEditor = FormatString(key.key).isOfRuleEditor

  /// Whether percent signs are those of dates.
  private(set) lazy var isAboutDates = concernsDates

  /// The use that code makes of the text.
  private(set) lazy var use: TextUse = {
    let use = TextUse(of: key, in: table, references)
    // Of `%1` own code makes what it likes.
    let isOwn = use == .formatted && key.references.allSatisfy { references[$0].origin == .wrapper }
    return isOwn && !(development?.text ?? key.key).numberedTokens.isEmpty ? .unknown : use
  }()

  /// Whether the key is a name with words about its arguments, as in `price_range from: %ld to: %ld`,
  /// that no call is seen to fill.
  private(set) lazy var keyIsName =
    key.references.isEmpty && key.key.prefix { $0 != " " }.contains("_")
    && String(key.key.prefix { $0 != " " }).looksLikeIdentifier

  /// Whether the key is a name in which a placeholder only says that there is an argument, as in
  /// `shelf.count_%d`, so that it tells nothing of the argument's size.
  private(set) lazy var keyIsNameWithPlaceholder =
    key.key.hasPercent
    && !key.references.contains {
      // A generated function has its types by the text, and an interpolation's are in the key.
      references[$0].traits.contains(.isFilled) && references[$0].origin != .accessor
    }
    && key.key.replacingSpecifiers(with: Array("x".utf8)).looksLikeIdentifier

  /// Whether all calls are those of the project's own routines, and none is known to format the text.
  private(set) lazy var isFormattedByOwnCode =
    use != .formatted && !key.references.isEmpty
    && key.references.allSatisfy { references[$0].origin == .wrapper }

  /// Whether the development language's text has numbers such as `%0` and `%1` for code to replace.
  private(set) lazy var countsTokens =
    !Set(developmentText.numberedTokens).isDisjoint(with: ["%0", "%1"])

  /// The tokens of the development language's texts as they are written there.
  private(set) lazy var writtenTokens =
    (development?.allUnits ?? []).tokens(areCounted: countsTokens)

  /// The tokens of the development language's texts that code replaces.
  private(set) lazy var replacedTokens =
    writtenTokens.withoutBlanks(beside: writtenTokens).subtracting(tokensInWords)

  /// The tokens of the development language's texts that stand for nothing, and are words in braces: in
  /// the place of which all of several other languages have others, and such with letters that no name
  /// in code has.
  private(set) lazy var tokensInWords: Set<String> = {
    let written = (development?.allUnits ?? []).tokens(areCounted: false)
    let tokens = written.withoutBlanks(beside: written)
    let others = key.translations.filter { $0.language != table.developmentLanguage && !$0.isBlank }
    let words = tokens.filter { !$0.utf8.allSatisfy { $0 < 0x80 } }
    guard !tokens.isEmpty, others.count >= 3 else { return words }
    return others.reduce(into: tokens) { rest, other in
      guard !rest.isEmpty else { return }
      let own = other.allUnits.tokens(areCounted: false).withoutBlanks(beside: written)
      rest = own.subtracting(tokens).isEmpty ? [] : rest.subtracting(own)
    }.union(words)
  }()

  /// The ends at which the development language alone has white space, as by a slip.
  private(set) lazy var slipsOfWhiteSpace: Set<String> = {
    guard let development, !development.varies, let text = development.text, !text.isBlank,
      text.leadingWhiteSpace != .none || text.trailingWhiteSpace != .none
    else { return [] }
    let others = key.translations.lazy.filter { $0.language != self.table.developmentLanguage }
      .compactMap(\.text).filter { !$0.isBlank }
    guard others.count > 2 else { return [] }
    var slips: Set<String> = []
    if text.leadingWhiteSpace != .none, others.allSatisfy({ $0.leadingWhiteSpace == .none }) {
      slips.insert("begins")
    }
    if text.trailingWhiteSpace != .none, others.allSatisfy({ $0.trailingWhiteSpace == .none }) {
      slips.insert("ends")
    }
    return slips
  }()

  /// Whether neither the development language nor any call tells what the arguments are: its text is
  /// empty, or only other languages have the key.
  private(set) lazy var tellsNoArguments =
    development.map { $0.isBlank } ?? !key.isDefined(in: table)
    && passedByCalls.isEmpty

  /// The positions of arguments that are plural endings, made by code: `%lld plugin%@`.
  private(set) lazy var suffixes = key.handmadeSuffixes(references)

  /// The features of the key and of the development language's texts that others are compared with.
  let features: TextFeatures
}

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
  var developmentText: String { keyContext.developmentText }
  var needsTranslation: Bool { key.needsTranslation }
  var isDevelopment: Bool { language == table.developmentLanguage }

  /// Returns the forms of the development language among which the same number chooses; nil in that
  /// language itself.
  func original(of group: PluralGroup) -> PluralGroup? {
    isDevelopment ? nil : keyContext.groupsOfDevelopment[group.detail]
  }

  /// Whether nobody has translated plural forms yet: all that the language uses are the development
  /// language's.
  func isCopied(_ group: PluralGroup) -> Bool {
    guard !isDevelopment else { return false }
    let rules = PluralRules.rules(for: language)
    let used = group.forms.filter { $0.key == "other" || rules?[$0.key] != nil }
    return (used.isEmpty ? group.forms : used).values
      .allSatisfy { keyContext.originals.contains($0.text) }
  }

  /// Whether code asks for the text by routines of its own alone, which may format it in their way.
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
  /// `Info.plist`, and nobody knows that of a key which only other languages have.
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

extension Translation {
  /// The placeholders of a translation that is one text, where they are plain.
  fileprivate var plainPlaceholders: [UInt8]? {
    var placeholders: [UInt8]?
    if !varies { forEachText { placeholders = $0.plainPlaceholders } }
    return placeholders
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
    let details = [unit.variationName, detail].compactMap(\.self)
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
        detail: details.isEmpty ? nil : details.joined(separator: " ")
      ),
      fixes: fixes,
      unless: exception
    )
  }
}
