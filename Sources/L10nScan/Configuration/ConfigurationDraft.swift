package import LocalizationModel
import SourceFiles
import TextFormats

/// A configuration for a project that has none: what is known of it, and the rest as comments.
package struct ConfigurationDraft {
  private let sources: [FilePath]
  private let tables: [FilePath]
  private let languages: LanguageSet
  private let routines: [RoutineProposal]

  /// Makes a draft of what is named on the command line, and the languages that were found there.
  package init(
    _ settings: ScanSettings,
    _ languages: LanguageSet,
    routines: [RoutineProposal] = []
  ) {
    self.routines = routines
    sources = settings.sources
    tables = settings.tables
    self.languages = languages
  }

  package var text: String {
    let members = ConfigurationKey<SettingValues>.all.map { key in
      let value = values[key.name]
      let line = "\"\(key.name)\": \(value ?? key.example),"
      return "  // \(key.help)\n  " + (value == nil ? "// " + line : line)
    }
    return "{\n" + members.joined(separator: "\n\n") + "\n}\n"
  }

  private var values: [String: String] {
    var values = [
      "sources": list(sources.map(\.string)),
      "developmentLanguage": quoted(languages.development.id),
      "languages": list(languages.expected.map(\.id)),
    ]
    if !routines.isEmpty { values["routines"] = list(routines.map(\.routine)) }
    if !tables.isEmpty { values["tables"] = list(tables.map(\.string)) }
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
