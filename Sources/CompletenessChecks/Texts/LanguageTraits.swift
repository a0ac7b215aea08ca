import LocalizationModel

/// The facts about a language that rules for texts ask for, found out once for all its texts.
final class LanguageTraits: Sendable {
  let language: Language
  /// Whether translation is in progress, so that its gaps do not block a release.
  let isInProgress: Bool
  /// The value of texts that no person has reviewed.
  let machineTranslations: MachineTranslations
  /// The words that may well stand twice in a row; nil where that is grammar, or not known.
  let wordsThatRepeat: WordsThatRepeat?
  let isChinese: Bool
  let isKorean: Bool
  /// The scripts that texts are in beside Latin; nil where that is not known.
  let writingSystems: Set<WritingSystem>?
  /// The features of texts in these scripts.
  let scripts: TextFeatures

  init(
    of language: Language,
    isInProgress: Bool = false,
    machineTranslations: MachineTranslations = .finished
  ) {
    self.language = language
    self.isInProgress = isInProgress
    self.machineTranslations = machineTranslations
    let base = language.base.id
    wordsThatRepeat = WordsThatRepeat.byLanguage[base]
    isChinese = base == "zh"
    isKorean = base == "ko"
    writingSystems = WritingSystem.expected(in: language)
    scripts = (writingSystems ?? []).reduce([]) { $0.union($1.features) }
  }
}
