import LocalizationModel
import SourceFiles

/// A configuration for a project that has none: what is known of it, and the rest as comments.
struct ConfigurationDraft {
  let sources: [FilePath]
  let tables: [FilePath]
  let languages: LanguageSet

  var text: String {
    let members = ConfigurationKey<Configuration>.all.map { key in
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
