extension Rule {
  /// Every rule, in the order in which the documentation lists them.
  package static let all = groups.flatMap(\.rules)

  /// The rules in groups, by what they look at.
  private static let groups: [(name: String, rules: [Rule])] = [
    // Code and tables
    (
      "code",
      [
        .missingKey, .unlistedText, .missingTable, .unusedKey, .unusedTable, .dynamicKey,
        .interpolatedKey, .staleKey,
        .missingComment, .conflictingComments, .conflictingValues, .mismatchedDefaultValue,
        .unexplainedPlaceholder, .missingArgument, .unusedArgument, .mismatchedArgument,
        .missingLocale, .missingBundle, .missingMembership, .hardCodedText, .bypassedTranslation,
        .joinedText,
        .mismatchedNormalization,
        .paddedKey, .mixedKeyStyles,
      ]
    ),
    // Between languages
    (
      "languages",
      [
        .missingTranslation, .missingLocalization, .extraKey, .emptyValue, .placeholderValue,
        .untranslatedValue, .needsReview, .unreviewedTranslation, .outdatedTranslation,
        .unknownState, .needlessTranslation,
        .mismatchedTerm, .inconsistentTranslation, .ambiguousTranslation, .duplicateValue,
        .missingApplicationName, .insufficientCoverage, .unreviewedLanguage, .missingLanguage,
      ]
    ),
    // Placeholders and markup
    (
      "placeholders",
      [
        .mismatchedPlaceholder, .conflictingPlaceholders, .extraPlaceholder, .missingPlaceholder,
        .malformedPlaceholder, .unescapedPercent, .doubledPercent, .mixedPlaceholders,
        .mismatchedIntegerSize, .cStringPlaceholder,
        .unnumberedPlaceholders, .skippedPosition, .mismatchedToken, .mismatchedMarkup,
        .mismatchedAddress, .unresolvedEscape,
      ]
    ),
    // Plural forms and substitutions
    (
      "plurals",
      [
        .missingPluralForm, .missingOtherForm, .missingDeviceVariation, .unusedPluralForm,
        .unknownPluralForm, .missingNumber, .identicalPluralForms, .handmadePlural,
        .undefinedSubstitution, .unusedSubstitution,
      ]
    ),
    // Expressions of Swifternalization
    (
      "expressions",
      [
        .malformedExpression, .undefinedExpression, .overlappingExpressions, .uncoveredNumbers,
        .mismatchedVariation,
      ]
    ),
    // Text
    (
      "texts",
      [
        .mismatchedWhiteSpace, .mismatchedPunctuation, .mismatchedLineBreaks, .repeatedWord,
        .repeatedSpace, .invisibleCharacter, .misreadText, .mixedScripts, .mismatchedScript,
        .exceededLength, .unbalancedBrackets, .mismatchedNumbers, .typewriterPunctuation,
      ]
    ),
    // Languages and files
    (
      "files",
      [
        .undeclaredLanguage, .absentLanguage, .mismatchedSourceLanguage, .unknownLanguage,
        .duplicateLanguage,
        .obsoleteLanguageCode, .similarKeys, .unbuiltTable, .uncompiledCatalog,
        .collidingTables, .collidingSymbols, .unsortedKeys, .duplicateKey, .malformedResource,
        .malformedSource,
        .unreadableFile, .unusedSuppression,
      ]
    ),
  ]

  /// The name of the rule's group, in one word.
  package var group: String { Self.groupNames[id] ?? "" }

  private static let groupNames = Dictionary(
    groups.flatMap { group in group.rules.map { ($0.id, group.name) } }
  ) { first, _ in first }

  /// The rules that take part without being asked for.
  package static let onByDefault = all.filter(\.isOnByDefault)
}
