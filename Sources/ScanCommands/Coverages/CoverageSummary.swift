import AuditReports
import LocalizationModel
import SourceFiles

/// How much of a project exists in each language, and where the gaps are.
struct CoverageSummary {
  let languages: [LanguageCoverage]
  /// The tables that are not whole in a language, sorted by language and table.
  let gaps: [Coverage]
  let development: Language
  private let inProgress: Set<Language>

  init(_ project: Project, _ coverage: [Coverage]) {
    development = project.languages.development
    inProgress = Set(project.languages.inProgress)
    languages = coverage.byLanguage
    gaps = languages.flatMap { $0.tables.filter { $0.translated < $0.keys } }
  }

  /// Whether translators are still at a language.
  func isInProgress(_ language: Language) -> Bool { inProgress.contains(language) }

  /// The share of finished texts in all languages but the one that they are written in.
  var percent: Int { Self.percent(translations.translated, of: translations.keys) }

  /// The share of texts that a machine has written and no person has reviewed, in the same languages.
  var machinePercent: Int {
    translations.machineTranslated == 0
      ? 0 : max(1, Self.percent(translations.machineTranslated, of: translations.keys))
  }

  /// The states of the texts in all languages but the one that they are written in, in words.
  var states: String {
    let counts = [
      (translations.translatedByPeople, "translated by people"),
      (translations.machineTranslated, "by a machine, not reviewed"),
      (translations.needsReview, "need review"), (translations.missing, "missing"),
    ]
    let count = inProgress.count
    let languages = count == 0 ? [] : ["\("language".counted(count)) in progress"]
    return (counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" } + languages)
      .joined(separator: ", ")
  }

  private var translations: TextCounts {
    languages.filter { $0.language != development }.reduce(into: TextCounts()) { $0 += $1.counts }
  }

  /// A share in per cent, rounded down, so that only the whole is 100.
  static func percent(_ part: Int, of whole: Int) -> Int {
    whole == 0 ? 100 : part * 100 / whole
  }
}
