package import LocalizationModel
package import SourceFiles
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

  /// The languages that are found and that no configuration can name.
  package var unnamedLanguages: [Language] {
    survey.declaresLanguages ? [] : survey.languages.expected.filter { !$0.isNameable }
  }

  /// Checks that an audit could go by the draft, if it stood at a path.
  ///
  /// - Throws: `AuditError` with everything that its reader would refuse.
  package func check(at path: FilePath, in files: FileSystem) throws(AuditError) {
    let bytes = Array(text.utf8)
    let files = files.overlaid(with: [path: bytes], made: [], gone: [])
    _ = try ConfigurationReader.read(path, in: files)
  }

  package var text: String {
    let members = ConfigurationKey<SettingValues>.all.map { key in
      let value = values[key.name]
      let line = "\"\(key.name)\": \(value ?? key.example),"
      return "  // \(key.help)\n  " + (value == nil ? "// " + line : line)
    }
    return "{\n" + members.joined(separator: "\n\n") + "\n}\n"
  }

  /// The facts that are declared nowhere else: the project's own word may change.
  private var values: [String: String] {
    var values: [String: String] = [:]
    if !sources.isEmpty { values["sources"] = list(sources.map(\.string)) }
    if !tables.isEmpty { values["tables"] = list(tables.map(\.string)) }
    if !survey.vendored.isEmpty {
      values["exclude"] = list(survey.vendored.map(\.pattern))
    }
    if !survey.leftOut.isEmpty { values["checkAlso"] = "[]" }
    if !survey.routines.isEmpty { values["routines"] = list(survey.routines.map(\.routine)) }
    if !survey.declaresDevelopmentLanguage, survey.languages.development.isNameable {
      values["developmentLanguage"] = quoted(survey.languages.development.id)
    }
    if !survey.declaresLanguages {
      values["languages"] = list(survey.languages.expected.filter(\.isNameable).map(\.id))
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

extension Language {
  /// Whether a configuration can name the language.
  fileprivate var isNameable: Bool { Language(argument: id) == self }
}
