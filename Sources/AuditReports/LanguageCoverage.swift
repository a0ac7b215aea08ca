import LocalizationModel

/// How much of a whole project exists in one language.
struct LanguageCoverage {
  let language: Language
  var keys = 0
  var translated = 0
  var unfinished = 0

  var missing: Int { keys - translated - unfinished }
  var percent: Int? { percentage(translated, of: keys) }
}

/// Returns a share in per cent, rounded down: 100 is reached by the whole alone.
func percentage(_ part: Int, of whole: Int) -> Int? {
  whole > 0 ? part * 100 / whole : nil
}

extension Report {
  /// The coverage of each language in all tables together, sorted by language.
  var languageCoverage: [LanguageCoverage] {
    var sums: [Language: LanguageCoverage] = [:]
    for row in coverage {
      var sum = sums[row.language] ?? LanguageCoverage(language: row.language)
      sum.keys += row.keys
      sum.translated += row.translated
      sum.unfinished += row.unfinished
      sums[row.language] = sum
    }
    return sums.values.sorted { $0.language < $1.language }
  }
}
