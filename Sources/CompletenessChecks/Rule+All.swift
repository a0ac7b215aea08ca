extension Rule {
  /// Every rule, in the order in which the documentation lists them.
  public static let all: [Rule] = [
    // Code and tables
    .missingKey, .missingTable, .unusedKey, .unusedTable, .dynamicKey, .staleKey,
    // Between languages
    .missingTranslation, .missingLocalization, .extraKey, .emptyValue, .placeholderValue,
    .needsReview,
    // Placeholders
    .mismatchedPlaceholder, .extraPlaceholder, .missingPlaceholder, .malformedPlaceholder,
    .unescapedPercent, .mixedPlaceholders, .mismatchedIntegerSize,
    // Plural forms and substitutions
    .missingPluralForm, .missingOtherForm, .unusedPluralForm, .unknownPluralForm, .missingNumber,
    .identicalPluralForms, .undefinedSubstitution, .unusedSubstitution,
    // Files
    .duplicateKey, .malformedResource, .unreadableFile,
  ]

  /// The rules that take part without being asked for.
  public static let onByDefault = all.filter(\.isOnByDefault)
}
