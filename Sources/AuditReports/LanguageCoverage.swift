package import LocalizationModel
import SourceFiles

/// How much of a whole project exists in one language.
@dynamicMemberLookup
package struct LanguageCoverage: Sendable {
  package let language: Language
  /// The rows of the tables, sorted by table.
  package let tables: [Coverage]
  /// The sums over the tables.
  package let counts: TextCounts

  package init(_ language: Language, _ tables: [Coverage]) {
    self.language = language
    self.tables = tables
    counts = tables.reduce(into: TextCounts()) { $0 += $1.counts }
  }

  package subscript(dynamicMember count: KeyPath<TextCounts, Int>) -> Int {
    counts[keyPath: count]
  }

  var percent: Int? { percentage(counts.translated, of: counts.keys) }
  /// The share in words, or a dash where there is nothing to translate.
  package var share: String { shareInWords(counts.translated, of: counts.keys) }
}

extension [Coverage] {
  /// The coverage of each language in all tables together, sorted by language.
  package var byLanguage: [LanguageCoverage] {
    Dictionary(grouping: self, by: \.language).map { LanguageCoverage($0.key, $0.value) }
      .ordered(by: \.language)
  }
}

/// How much of one table exists in each language.
struct TableCoverage {
  let name: String
  /// The folder of the table, which tells tables of one name apart.
  let container: FilePath
  var rows: [Language: Coverage] = [:]
}

/// Returns a share in per cent, rounded down: 100 is reached by the whole alone.
func percentage(_ part: Int, of whole: Int) -> Int? {
  guard whole > 0 else { return nil }
  // An earlier report may hold any number.
  let (quotient, _) = whole.dividingFullWidth(max(0, min(part, whole)).multipliedFullWidth(by: 100))
  return quotient
}

/// Returns a share in per cent in words, rounded down; next to the whole with a decimal, since large
/// projects spend most of their time there.
func shareInWords(_ part: Int, of whole: Int) -> String {
  guard let percent = percentage(part, of: whole) else { return "–" }
  return percent == 99 ? "99.\(part * 1_000 / whole % 10) %" : "\(percent) %"
}

extension Report {
  /// The coverage of each language in all tables together, sorted by language.
  var languageCoverage: [LanguageCoverage] { coverage.byLanguage }

  /// The coverage of each table in all languages, in the order of the coverage's rows.
  var coverageByTable: [TableCoverage] {
    var tables: [TableCoverage] = []
    var indices: [FilePath: [String: Int]] = [:]
    for row in coverage {
      let index = indices[row.container]?[row.table] ?? tables.count
      if index == tables.count {
        indices[row.container, default: [:]][row.table] = index
        tables.append(TableCoverage(name: row.table, container: row.container))
      }
      tables[index].rows[row.language] = row
    }
    return tables
  }
}
