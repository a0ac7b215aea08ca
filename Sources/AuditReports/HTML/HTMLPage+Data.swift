import Diagnostics
import LocalizationModel
import SourceFiles
import TextFormats

extension HTMLPage {
  /// Writes what the page's script makes its lists from.
  ///
  /// Rows are arrays without member names, and paths are numbers, because a large project has
  /// hundreds of thousands of rows. The texts of a table stand in a script element of their own,
  /// which is parsed on demand.
  func writeData(to html: inout HTMLWriter) {
    var names = PathNumbers(options: options)
    var texts: [[UInt8]] = []
    if let project = report.project {
      for table in project.tables { texts.append(json(of: table, in: project, &names)) }
    }
    html.data(id: "data", mainData(&names))
    for (index, bytes) in texts.enumerated() { html.data(id: "table-\(index)", bytes) }
  }

  /// Returns the languages of the lists, the development language first.
  static func languages(of report: Report) -> [Language] {
    let covered = Set(report.coverage.map(\.language))
    let expected = report.languages.map { Set($0.expected) } ?? []
    // With chosen languages, the page shows no others.
    let isChosen = report.languages?.isChosen ?? false
    let stored = isChosen ? [] : report.project.map { Set($0.tables.flatMap(\.languages)) } ?? []
    let named = report.findings.compactMap { $0.subject.language.map { Language($0) } }
    let development = report.languages?.development
    let others = covered.union(expected).union(stored).union(named).filter { $0 != development }
    return (development.map { [$0] } ?? []) + others.sorted { ($0.name, $0) < ($1.name, $1) }
  }

  private func mainData(_ paths: inout PathNumbers) -> [UInt8] {
    var json = JSONWriter(.compact, escapesMarkup: true)
    json.object { json in
      json.member("development", report.languages != nil)
      json.member("languages") { json in
        json.array { json in
          for language in languages {
            json.element([language.id, language.name, language.direction])
          }
        }
      }
      json.member("tables") { json in
        json.array { json in
          for table in report.project?.tables ?? [] {
            json.element([table.name, options.path(table.container), String(table.keys.count)])
          }
        }
      }
      json.member("rules") { json in
        json.array { json in
          for rule in report.rulesOfFindings {
            json.element([
              rule.id.rawValue, rule.severity.rawValue, rule.summary, rule.explanation.text,
            ])
          }
        }
      }
      writeFindings(to: &json, &paths)
      writeRows(to: &json, &paths)
      writeDynamicSites(to: &json, &paths)
      json.member("paths", paths.paths)
      if let template = options.sourceURL?.text {
        json.member("sourceURL", template)
        json.member("files", paths.files)
      }
      if options.ruleURL != nil {
        json.member("ruleURLs", report.rulesOfFindings.map { options.link(to: $0.id) ?? "" })
      }
    }
    return json.bytes
  }

  private func writeDynamicSites(to json: inout JSONWriter, _ paths: inout PathNumbers) {
    json.member("dynamic") { json in
      json.array { json in
        for site in report.project?.undeterminedSites ?? [] {
          json.element { json in
            json.array { json in
              json.write(site.location, &paths)
              json.element(site.routine)
              json.element(site.pattern.description)
              json.element(site.table)
              json.element(site.reason.rawValue)
              json.element(site.cause)
            }
          }
        }
      }
    }
  }

  /// Returns the keys of a table: key, comment, places in code, and a text for each language.
  private func json(
    of table: StringTable,
    in project: Project,
    _ paths: inout PathNumbers
  ) -> [UInt8] {
    var json = JSONWriter(.compact, escapesMarkup: true)
    json.array { json in
      for (number, key) in table.keys.enumerated() {
        json.element { json in
          json.array { json in
            json.element(key.key)
            json.element(key.comment)
            json.element { json in
              json.array { json in
                for reference in key.references {
                  let reference = project.references[reference]
                  json.element { json in
                    json.array { json in
                      json.write(reference.location, &paths)
                      json.element(reference.routine)
                    }
                  }
                }
              }
            }
            json.element { json in
              json.array { json in
                for language in languages {
                  json.write(TextCell(of: number, in: language, of: table), of: key.key)
                }
              }
            }
          }
        }
      }
    }
    return json.bytes
  }
}

extension Language {
  /// How the language is written, as HTML names it.
  fileprivate var direction: String {
    let isRightToLeft =
      Self.rightToLeft.contains(base.id) || id.contains("-Arab") || id.contains("-Hebr")
    return isRightToLeft ? "rtl" : "ltr"
  }

  private static let rightToLeft: Set<String> = [
    "ar", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi",
  ]
}
