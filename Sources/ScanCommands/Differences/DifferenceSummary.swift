import LocalizationModel
import TextDifferences

/// A comparison as it is printed: counts, and the changes that a person does not expect.
struct DifferenceSummary {
  let comparison: TextComparison
  /// The changes to list; allowed ones are only counted.
  let told: [KeyChange]
  /// The counts of texts by language; sorted.
  let rows: [Row]
  /// The compared thing: `key`, or `text` of code.
  private let noun: String

  struct Row {
    let language: Language
    var counts: [KeyChange.Kind: Int] = [:]
  }

  init(_ comparison: TextComparison, of noun: String, allowing allowed: AllowedChanges) {
    (self.comparison, self.noun) = (comparison, noun)
    told = comparison.changes.filter { !allowed.covers($0) }
    let texts = comparison.changes.flatMap(\.texts)
    rows = Dictionary(grouping: texts, by: \.language).map { language, texts in
      var row = Row(language: language)
      for text in texts { row.counts[text.kind, default: 0] += 1 }
      return row
    }.sorted { $0.language < $1.language }
  }

  /// The kinds of which texts are counted.
  static let kindsOfTexts: [KeyChange.Kind] = [.added, .removed, .changed]

  func count(of kind: KeyChange.Kind) -> Int { comparison.changes.count { $0.kind == kind } }

  var allowedCount: Int { comparison.changes.count - told.count }

  /// The counts of texts, by language and kind.
  var table: CellTable {
    let head = ["Texts in"] + Self.kindsOfTexts.map(\.title)
    let cells = rows.map { row in
      [row.language.title] + Self.kindsOfTexts.map { String(row.counts[$0] ?? 0) }
    }
    return CellTable([head] + cells, names: 1)
  }

  /// How many keys differ, in a sentence.
  var sentence: String {
    let counts = KeyChange.Kind.allCases.map { (count(of: $0), $0) }.filter { $0.0 > 0 }
    let (before, after) = comparison.keyCounts
    let all = before == after ? "\(after) in all" : "\(before) before, \(after) now"
    if counts.isEmpty { return "No text differs (\(noun)s: \(all)\(moves))" }
    let words = counts.enumerated().map { number, count in
      let subject = number > 0 ? "" : count.0 == 1 ? "\(noun) " : "\(noun)s "
      return "\(count.0) \(subject)\(count.1.rawValue)"
    }.joined(separator: ", ")
    let expected = allowedCount > 0 ? "; expected and not listed: \(allowedCount)" : ""
    return "\(words) (\(noun)s: \(all)\(moves))\(expected)"
  }

  private var moves: String {
    comparison.movedCount == 0 ? "" : ", \(comparison.movedCount) in another table than before"
  }
}

extension KeyChange.Kind {
  /// The heading of a column.
  var title: String { "\(rawValue.prefix(1).uppercased())\(rawValue.dropFirst())" }
}

extension KeyChange {
  /// The note on translations that are as they were; nil for none.
  var noteOfTranslations: String? {
    guard leavesTranslations else { return nil }
    let names = unchangedLanguages.prefix(3).map(\.name).joined(separator: ", ")
    let more = unchangedLanguages.count > 3 ? " and \(unchangedLanguages.count - 3) more" : ""
    return "\(names)\(more) \(unchangedLanguages.count == 1 ? "is" : "are") as before, and may be "
      + "out of date"
  }
}

extension DetailChange {
  /// The word for the key.
  var title: String {
    let word =
      switch kind {
      case .comments: "comment"
      case .states: "state"
      case .translatable: "translatable"
      }
    return language.map { "\(word) of \($0)" } ?? word
  }
}
