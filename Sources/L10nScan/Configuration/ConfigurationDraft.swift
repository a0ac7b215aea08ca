import LocalizationModel
import SourceFiles
import TextFormats

/// A configuration for a project that has none: what is known of it, and the rest as comments.
package struct ConfigurationDraft {
  private let sources: [FilePath]
  private let tables: [FilePath]
  private let survey: ProjectSurvey

  /// Makes a draft of what is named on the command line, and of what was found there.
  package init(_ settings: ScanSettings, _ survey: ProjectSurvey) {
    sources = settings.typed.sources ?? []
    tables = settings.tables
    self.survey = survey
  }

  package var text: String {
    let members = ConfigurationKey<SettingValues>.all.map { key in
      let value = values[key.name]
      let line = "\"\(key.name)\": \(value ?? key.example),"
      return "  // \(key.help)\n  " + (value == nil ? "// " + line : line)
    }
    return "{\n" + ([schema] + members).joined(separator: "\n\n") + "\n}\n"
  }

  /// The line for editors; where the schema lies, the project knows.
  private var schema: String {
    "  // \(ConfigurationSchema.address.help)\n"
      + "  // \"\(ConfigurationSchema.address.name)\": \"configuration.schema.json\","
  }

  /// What is known and nobody declares elsewhere: the project's own word may change.
  private var values: [String: String] {
    var values: [String: String] = [:]
    if !sources.isEmpty { values["sources"] = list(sources.map(\.string)) }
    if !tables.isEmpty { values["tables"] = list(tables.map(\.string)) }
    if !survey.vendored.isEmpty {
      values["exclude"] = list(survey.vendored.map(\.pattern))
    }
    if !survey.routines.isEmpty { values["routines"] = list(survey.routines.map(\.routine)) }
    if !survey.declaresDevelopmentLanguage {
      values["developmentLanguage"] = quoted(survey.languages.development.id)
    }
    if !survey.declaresLanguages {
      values["languages"] = list(survey.languages.expected.map(\.id))
    }
    return values
  }

  private func list(_ texts: [String]) -> String {
    "[" + texts.map(quoted).joined(separator: ", ") + "]"
  }

  private func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.append(quoted: text)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
