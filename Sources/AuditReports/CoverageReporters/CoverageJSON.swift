import LocalizationModel
import SourceFiles

extension Reporter {
  /// The coverage of each language, and of each table in each language.
  static let coverageJSON = Reporter(
    id: "json",
    fileExtension: "json",
    summary: "The numbers of each language and table, for other programs"
  ) { report, options in
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.member("languages") { json in
        json.array { json in
          for row in report.languageCoverage {
            json.element { json in
              json.object {
                $0.member("language", row.language.id)
                $0.member("name", row.language.name)
                $0.member("keys", row.keys)
                $0.member("translated", row.translated)
                $0.member("unfinished", row.unfinished)
                $0.member("missing", row.missing)
              }
            }
          }
        }
      }
      json.member("tables") { $0.writeCoverage(of: report, options) }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }
}
