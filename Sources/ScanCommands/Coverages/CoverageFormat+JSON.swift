import LocalizationModel
import SourceFiles
import TextFormats

extension CoverageFormat {
  /// For other programs.
  static let json = CoverageFormat(id: "json") { summary in
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.member("development", summary.development.id)
      json.member("percent", summary.percent)
      json.list("languages", summary.languages) { $0.write($1) }
    }
    return VisibleText(json)
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ row: CoverageSummary.Row) {
    object { json in
      json.member("language", row.language.id)
      json.member("name", row.language.name)
      json.member("keys", row.keys)
      json.member("translated", row.translated)
      if row.machineTranslated > 0 { json.member("machineTranslated", row.machineTranslated) }
      json.member("unfinished", row.unfinished)
      json.member("missing", row.missing)
      json.member("words", row.words)
      json.member("translatedWords", row.translatedWords)
      json.list("tables", row.tables) { $0.write($1) }
    }
  }

  private mutating func write(_ coverage: Coverage) {
    object { json in
      json.member("table", coverage.table)
      json.member("folder", coverage.container.string)
      json.member("keys", coverage.keys)
      json.member("translated", coverage.translated)
      if coverage.machineTranslated > 0 {
        json.member("machineTranslated", coverage.machineTranslated)
      }
      json.member("unfinished", coverage.unfinished)
      json.member("missing", coverage.missing)
      json.member("words", coverage.words)
      json.member("translatedWords", coverage.translatedWords)
    }
  }
}
