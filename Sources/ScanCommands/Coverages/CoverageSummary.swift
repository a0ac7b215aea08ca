import AuditReports
import LocalizationModel
import SourceFiles

/// How much of a project exists in each language, and where the gaps are.
struct CoverageSummary {
  let languages: [LanguageCoverage]
  /// The tables that are not whole in a language, sorted by language and table.
  let gaps: [Coverage]
  let development: Language

  init(_ project: Project, _ coverage: [Coverage]) {
    development = project.languages.development
    languages = coverage.byLanguage
    gaps = languages.flatMap { $0.tables.filter { $0.translated < $0.keys } }
  }

  /// The share of finished texts in all languages but the one that they are written in.
  var percent: Int {
    let translations = languages.filter { $0.language != development }
    let keys = translations.reduce(0) { $0 + $1.keys }
    return Self.percent(translations.reduce(0) { $0 + $1.translated }, of: keys)
  }

  /// A share in per cent, rounded down, so that only the whole is 100.
  static func percent(_ part: Int, of whole: Int) -> Int {
    whole == 0 ? 100 : part * 100 / whole
  }
}
