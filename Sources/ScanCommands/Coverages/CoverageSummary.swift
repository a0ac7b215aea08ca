import LocalizationModel
import SourceFiles

/// How much of a project exists in each language, and where the gaps are.
struct CoverageSummary {
  let languages: [Row]
  /// The tables that are not whole in a language, sorted by language and table.
  let gaps: [Coverage]
  let development: Language

  /// The sums of one language over all tables.
  struct Row {
    let language: Language
    /// Sorted by table.
    let tables: [Coverage]

    var keys: Int { sum(\.keys) }
    var translated: Int { sum(\.translated) }
    var machineTranslated: Int { sum(\.machineTranslated) }
    var unfinished: Int { sum(\.unfinished) }
    var missing: Int { sum(\.missing) }
    var words: Int { sum(\.words) }
    var translatedWords: Int { sum(\.translatedWords) }

    private func sum(_ count: (Coverage) -> Int) -> Int {
      tables.reduce(0) { $0 + count($1) }
    }
  }

  init(_ project: Project, _ coverage: [Coverage]) {
    development = project.languages.development
    languages = Dictionary(grouping: coverage, by: \.language)
      .map { Row(language: $0.key, tables: $0.value) }
      .ordered(by: \.language)
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
