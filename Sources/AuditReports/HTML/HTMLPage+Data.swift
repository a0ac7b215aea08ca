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
      for keys in self.texts { texts.append(json(of: keys, in: project, &names)) }
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
    let all = covered.union(expected).union(stored).union(named)
    let shown = report.shownLanguages.isEmpty ? all : all.intersection(report.shownLanguages)
    let others = shown.filter { $0 != development }
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
      json.member("shipping", shipping.map(\.id))
      json.member("tables") { json in
        json.array { json in
          for table in report.project?.tables ?? [] {
            json.element([table.name, options.path(table.container)])
          }
        }
      }
      json.member("rules") { json in
        json.array { json in
          for rule in report.rulesOfFindings {
            json.element([
              rule.id.rawValue, rule.severity.rawValue, rule.summary, rule.explanation.text,
              rule.risk.rawValue,
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

  /// Returns the keys of a table: key, comment, places in code, a text for each language, and the
  /// numbers of the languages in which it is missing, waits for review, or is a machine's.
  private func json(
    of keys: [KeyText],
    in project: Project,
    _ paths: inout PathNumbers
  ) -> [UInt8] {
    var json = JSONWriter(.compact, escapesMarkup: true)
    json.array { json in
      for key in keys {
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
                for language in languages { json.write(key.text(in: language), of: key.key) }
              }
            }
            for gap in TextGap.allCases {
              json.element { json in
                json.array { json in
                  for number in languages.indices where key.gaps[languages[number]] == gap {
                    json.element(number)
                  }
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
