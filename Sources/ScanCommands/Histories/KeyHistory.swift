import CompletenessChecks
import LocalizationModel
import SourceFiles
import TextFormats
import TextHistories

/// The texts that a key of a table has had, by language.
struct KeyHistory {
  struct Row {
    let language: Language
    /// Whether the first text said something else when the translation was made.
    let isOutdated: Bool
    /// The last text first.
    let texts: [(text: String, origin: TextOrigin)]
  }

  let key: String
  let table: FilePath
  /// The development language's, then those of the others.
  let rows: [Row]

  init(_ key: TableKey, of table: StringTable, _ history: TextHistory, in languages: Set<Language>?)
  {
    self.key = key.key
    self.table = table.container.appending(table.name)
    let development = table.developmentLanguage
    let others = Set(key.translations.compactMap(\.language)).subtracting([development]).sorted()
    rows = ([development] + others).filter { languages?.contains($0) ?? true }.compactMap {
      let path = key.translation(in: $0)?.location.path ?? table.location(of: key).path
      let text = key.translation(in: $0)?.text ?? key.key
      let texts = history.texts(of: key.key, in: $0, at: path).map { ($0.text ?? text, $0.origin) }
      guard !texts.isEmpty else { return nil }
      let isOutdated = $0 != development && history.isOutdated(key.key, in: $0, at: path)
      return Row(language: $0, isOutdated: isOutdated, texts: texts)
    }
  }
}

extension KeyHistory {
  var text: VisibleText {
    "\(key) in \(table.string)\n\(rows.map(\.lines).joined())"
  }
}

extension KeyHistory.Row {
  fileprivate var lines: VisibleText {
    let remark: VisibleText = isOutdated ? ", made for another first text" : ""
    let lines = texts.map { text, origin -> VisibleText in
      "    \(origin.words)\(origin.commit.map { "  \($0.prefix(9))" } ?? "")\n      \(text)\n"
    }
    return "  \(language.title)\(remark)\n\(lines.joined())"
  }
}

extension JSONWriter {
  /// Writes the members of a key's history.
  mutating func write(_ history: KeyHistory) {
    object { json in
      json.member("key", history.key)
      json.member("table", history.table.string)
      json.list("languages", history.rows) { json, row in
        json.object { json in
          json.member("language", row.language.id)
          json.member("outdated", row.isOutdated)
          json.list("texts", row.texts) { $0.write($1.text, $1.origin) }
        }
      }
    }
  }

  private mutating func write(_ text: String, _ origin: TextOrigin) {
    object { json in
      json.member("text", text)
      if let commit = origin.commit { json.member("commit", commit) }
      if let day = origin.day { json.member("day", day) }
      if let author = origin.author { json.member("author", author) }
      json.member("way", origin.way.rawValue)
      if origin.isBound { json.member("orEarlier", true) }
    }
  }
}
