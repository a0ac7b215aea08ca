extension Rule {
  /// Every rule, in the order in which the documentation lists them.
  package static let all: [Rule] = [
    // Code and tables
    .missingKey, .unlistedText, .missingTable, .unusedKey, .unusedTable, .dynamicKey,
    .interpolatedKey, .staleKey,
    .missingComment, .conflictingComments, .conflictingValues, .mismatchedDefaultValue,
    .unexplainedPlaceholder, .missingArgument, .unusedArgument, .mismatchedArgument,
    .missingLocale, .missingBundle, .hardCodedText, .joinedText, .mismatchedNormalization,
    .paddedKey, .mixedKeyStyles,
    // Between languages
    .missingTranslation, .missingLocalization, .extraKey, .emptyValue, .placeholderValue,
    .untranslatedValue, .needsReview, .outdatedTranslation, .unknownState, .needlessTranslation,
    .inconsistentTranslation, .ambiguousTranslation, .duplicateValue, .missingApplicationName,
    .insufficientCoverage, .missingLanguage,
    // Placeholders and markup
    .mismatchedPlaceholder, .conflictingPlaceholders, .extraPlaceholder, .missingPlaceholder,
    .malformedPlaceholder, .unescapedPercent, .doubledPercent, .mixedPlaceholders,
    .mismatchedIntegerSize, .cStringPlaceholder,
    .unnumberedPlaceholders, .skippedPosition, .mismatchedToken, .mismatchedMarkup,
    .mismatchedAddress, .unresolvedEscape,
    // Plural forms and substitutions
    .missingPluralForm, .missingOtherForm, .missingDeviceVariation, .unusedPluralForm,
    .unknownPluralForm, .missingNumber, .identicalPluralForms, .handmadePlural,
    .undefinedSubstitution, .unusedSubstitution,
    // Expressions of Swifternalization
    .malformedExpression, .undefinedExpression, .overlappingExpressions, .uncoveredNumbers,
    .mismatchedVariation,
    // Text
    .mismatchedWhiteSpace, .mismatchedPunctuation, .mismatchedLineBreaks, .repeatedWord,
    .repeatedSpace, .invisibleCharacter, .mixedScripts, .mismatchedScript, .exceededLength,
    .unbalancedBrackets, .mismatchedNumbers, .typewriterPunctuation,
    // Languages and files
    .undeclaredLanguage, .absentLanguage, .unknownLanguage, .duplicateLanguage,
    .obsoleteLanguageCode, .similarKeys, .unbuiltTable,
    .collidingTables, .collidingSymbols, .unsortedKeys, .duplicateKey, .malformedResource,
    .malformedSource,
    .unreadableFile, .unusedSuppression,
  ]

  /// The rules that take part without being asked for.
  package static let onByDefault = all.filter(\.isOnByDefault)
}
