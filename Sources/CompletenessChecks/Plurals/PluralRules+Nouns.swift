import LocalizationModel

extension PluralRules {
  /// Languages whose nouns stay in the singular behind a number.
  static let languagesOfOneForm: Set<Language> = [
    "az", "bn", "eu", "fa", "fi", "hu", "hy", "ka", "kk", "ku", "ky", "mn", "ta", "tr", "ug", "uz",
  ]
}
