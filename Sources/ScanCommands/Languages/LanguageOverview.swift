import CompletenessChecks
import L10nScan
import LocalizationModel
import TextFormats

/// The languages of a project and what each of them is known from.
struct LanguageOverview {
  let languages: LanguageSet
  private let rows: [Row]

  private struct Row {
    let language: Language
    let isExpected: Bool
    /// The number of files with texts in the language.
    let files: Int
    let isDeclared: Bool
  }

  init(_ scan: TableScan, _ settings: ScanSettings) {
    let declared = scan.declaredLanguages
    let project = Project([], scan, settings)
    languages = project.languages
    let fileLanguages = project.tables.flatMap(\.files).flatMap(\.languages)
    let counts = Dictionary(grouping: fileLanguages, by: \.self).mapValues(\.count)
    let expected = Set(project.languages.expected)
    rows = Set(counts.keys).union(declared.known).union(expected).sorted().map { language in
      Row(
        language: language,
        isExpected: expected.contains(language),
        files: counts[language, default: 0],
        isDeclared: declared.known.contains(language)
      )
    }
  }

  /// The languages as lines for people.
  var text: VisibleText {
    let lines = rows.map { row -> VisibleText in
      let id = VisibleText(row.language.id).padded(to: 10)
      let name = VisibleText(row.language.name).padded(to: 24)
      return "  \(id)\(name)\(words(for: row))\n"
    }
    let expected = languages.expected.map(\.id).joined(separator: ", ")
    return """
      \(lines.joined())
      Development language: \(languages.development.id) (\(languages.developmentOrigin))
      Expected languages: \(expected) (\(languages.expectedOrigin))

      """
  }

  private func words(for row: Row) -> String {
    var words = [row.files == 1 ? "1 file" : "\(row.files) files"]
    if row.isDeclared { words.append("declared") }
    if row.language == languages.development { words.append("development language") }
    if !row.isExpected { words.append("not expected") }
    return words.joined(separator: ", ")
  }

  /// The languages as JSON.
  var json: JSONWriter {
    var json = JSONWriter()
    json.object { json in
      json.member("development", languages.development.id)
      json.member("developmentOrigin", languages.developmentOrigin)
      json.member("expected", languages.expected.map(\.id))
      json.member("expectedOrigin", languages.expectedOrigin)
      json.list("languages", rows) { json, row in
        json.object { json in
          json.member("id", row.language.id)
          json.member("name", row.language.name)
          json.member("files", row.files)
          json.member("declared", row.isDeclared)
          json.member("expected", row.isExpected)
        }
      }
    }
    return json
  }
}
