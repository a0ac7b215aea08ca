import AuditReports
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
      json.list("languages", summary.languages) { $0.write($1, summary) }
    }
    return VisibleText(json)
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ row: LanguageCoverage, _ summary: CoverageSummary) {
    object { json in
      json.member("language", row.language.id)
      json.member("name", row.language.name)
      if summary.isInProgress(row.language) { json.member("inProgress", true) }
      json.writeMembers(of: row.counts)
      json.list("tables", row.tables) { json, row in
        json.object { json in
          json.member("table", row.table)
          json.member("container", row.container.string)
          json.writeMembers(of: row.counts)
        }
      }
    }
  }
}
