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

  /// The development language's groups of plural forms by what distinguish them.
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

  /// Whether code chooses between the text and another one by whether a number is 1.
  private(set) lazy var isChosenByNumber = key.references.contains {
    references[$0].traits.contains(.isChosenByNumber)
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

  /// Whether some call shows the text without arguments.
  private(set) lazy var isShownUnfilled = key.references.contains {
    references[$0].formatArguments == nil
      && !references[$0].traits.isDisjoint(with: [.isShown, .isUnfilled])
  }

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
  /// say what the arguments are.
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
  /// `shelf.count_%d`, so that it says nothing of the argument's size.
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

  /// Whether neither the development language nor any call says what the arguments are: its text is
  /// empty, or only other languages have the key.
  private(set) lazy var tellsNoArguments =
    development.map { $0.isBlank } ?? !key.isDefined(in: table)
    && passedByCalls.isEmpty

  /// The positions of arguments that are plural endings, made by code: `%lld plugin%@`.
  private(set) lazy var suffixes = key.handmadeSuffixes(references)

  /// The features of the key and of the development language's texts that others are compared with.
  let features: TextFeatures
}

extension Translation {
  /// The placeholders of a translation that is one text, where they are plain.
  fileprivate var plainPlaceholders: [UInt8]? {
    var placeholders: [UInt8]?
    if !varies { forEachText { placeholders = $0.plainPlaceholders } }
    return placeholders
  }
}
