import LocalizationModel
import SourceFiles

extension HTMLPage {
  /// Writes the coverage of each language as a chart that is a table as well.
  func writeLanguages(to html: inout HTMLWriter) {
    let languages = report.languageCoverage.sorted {
      ($0.percent ?? 100, $0.language.name, $0.language.id)
        < ($1.percent ?? 100, $1.language.name, $1.language.id)
    }
    guard !languages.isEmpty else { return }
    html.element("div", ["class": "card"]) { html in
      html.element("h2", text: "Coverage by language")
      html.element("p", ["class": "legend", "aria-hidden": "true"]) { html in
        html.markup("<span><i class=\"translated\"></i>translated</span>")
        html.markup("<span><i class=\"unfinished\"></i>waits for review</span>")
        html.markup("<span><i class=\"missing\"></i>missing</span>")
      }
      html.element("table", ["class": "coverage"]) { html in
        html.markup("<thead><tr><th scope=\"col\">Language<th scope=\"col\">Translated")
        html.markup("<td><th scope=\"col\">Unfinished<th scope=\"col\">Missing</thead>\n")
        html.element("tbody") { html in
          for row in languages { writeRow(row, to: &html) }
        }
      }
    }
  }

  private func writeRow(_ row: LanguageCoverage, to html: inout HTMLWriter) {
    html.element("tr") { html in
      html.element("th", ["scope": "row"]) { html in
        let link = "#findings?language=\(row.language.id.asURI)"
        html.element("a", ["href": link], text: row.language.name)
        html.text(" ")
        html.element("code", text: row.language.id)
        if row.language == report.languages?.development {
          html.element("span", ["class": "quiet"], text: " development")
        }
      }
      html.element("td", ["class": "number"], text: row.share)
      html.element("td", ["class": "bar", "aria-hidden": "true"]) { html in
        html.element("div") { html in
          writeSegment("translated", row.translated, row.keys, to: &html)
          writeSegment("unfinished", row.unfinished, row.keys, to: &html)
          writeSegment("missing", row.missing, row.keys, to: &html)
        }
      }
      writeNumber(row.unfinished, to: &html)
      writeNumber(row.missing, to: &html)
    }
  }

  private func writeSegment(
    _ name: String,
    _ part: Int,
    _ whole: Int,
    to html: inout HTMLWriter
  ) {
    guard part > 0, whole > 0 else { return }
    // In hundredths of a per cent, without the floating point that prints differently elsewhere.
    let share = part * 10_000 / whole
    let hundredths = share % 100
    let width = "\(share / 100).\(hundredths < 10 ? "0" : "")\(hundredths)"
    html.element("i", ["class": name, "style": "width:\(width)%"], text: "")
  }

  private func writeNumber(_ number: Int, to html: inout HTMLWriter) {
    html.element("td", ["class": number > 0 ? "number" : "number zero"], text: number.grouped)
  }

  /// Writes the coverage of each table in each language, where there are several tables.
  func writeMatrix(to html: inout HTMLWriter) {
    let tables = report.coverageByTable
    guard tables.count > 1 else { return }
    let languages = report.languageCoverage.map(\.language)
    let sameNames = Dictionary(grouping: tables, by: \.name)
    html.element("div", ["class": "card"]) { html in
      html.element("h2", text: "Coverage by table and language")
      html.element("p", ["class": "quiet"], text: "Translated texts in per cent")
      html.element("div", ["class": "scroll", "tabindex": "0", "role": "region"]) { html in
        html.element("table", ["class": "matrix"]) { html in
          html.element("thead") { html in
            html.markup("<tr><td>")
            for language in languages {
              let attributes: KeyValuePairs = ["scope": "col", "title": language.name]
              html.element("th", attributes, text: language.id)
            }
          }
          html.element("tbody") { html in
            for table in tables {
              let isAmbiguous = sameNames[table.name, default: []].count > 1
              writeRow(of: table, showsFolder: isAmbiguous, languages, to: &html)
            }
          }
        }
      }
    }
  }

  private func writeRow(
    of table: TableCoverage,
    showsFolder: Bool,
    _ languages: [Language],
    to html: inout HTMLWriter
  ) {
    html.element("tr") { html in
      let folder = options.path(table.container)
      html.element("th", ["scope": "row", "title": folder]) { html in
        html.text(table.name)
        if showsFolder { html.element("span", ["class": "quiet"], text: folder) }
      }
      for language in languages {
        guard let row = table.rows[language], let percent = percentage(row.translated, of: row.keys)
        else {
          html.markup("<td class=\"none\">–</td>")
          continue
        }
        let link = "#findings?table=\(table.name.asURI)&language=\(language.id.asURI)"
        html.element("td", ["class": "p\(percent == 100 ? 10 : percent / 10)"]) { html in
          let label = "\(table.name), \(language.name): \(percent) %, \(row.missing) missing"
          html.element("a", ["href": link, "title": label], text: String(percent))
        }
      }
    }
  }
}
