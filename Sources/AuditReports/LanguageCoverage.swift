import LocalizationModel
import SourceFiles

/// How much of a whole project exists in one language.
struct LanguageCoverage {
  let language: Language
  var keys = 0
  var translated = 0
  var machineTranslated = 0
  var unfinished = 0
  /// The words of the first texts that have no finished translation.
  var wordsToDo = 0

  var missing: Int { keys - translated - unfinished }
  var percent: Int? { percentage(translated, of: keys) }
  /// The share in words, or a dash where there is nothing to translate.
  var share: String { shareInWords(translated, of: keys) }
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
  var languageCoverage: [LanguageCoverage] {
    var sums: [Language: LanguageCoverage] = [:]
    for row in coverage {
      var sum = sums[row.language] ?? LanguageCoverage(language: row.language)
      sum.keys += row.keys
      sum.translated += row.translated
      sum.machineTranslated += row.machineTranslated
      sum.unfinished += row.unfinished
      sum.wordsToDo += row.wordsToDo
      sums[row.language] = sum
    }
    return sums.values.ordered(by: \.language)
  }

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
