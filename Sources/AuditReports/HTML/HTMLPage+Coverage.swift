import Diagnostics
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
      let errors = errorsByLanguage
      html.element("table", ["class": "coverage sortable"]) { html in
        html.markup("<thead><tr><th scope=\"col\">Language<th scope=\"col\">Translated")
        html.markup("<td><th scope=\"col\">Unfinished<th scope=\"col\">Missing")
        html.markup("<th scope=\"col\">Words to do")
        html.markup("<th scope=\"col\">Errors<th scope=\"col\">Verdict</thead>\n")
        html.element("tbody") { html in
          for row in languages { writeRow(row, errors[row.language] ?? 0, to: &html) }
        }
      }
    }
  }

  private var errorsByLanguage: [Language: Int] {
    var counts: [Language: Int] = [:]
    for finding in report.findings where finding.severity == .error {
      guard let language = finding.subject.language else { continue }
      counts[Language(language), default: 0] += 1
    }
    return counts
  }

  private func writeRow(_ row: LanguageCoverage, _ errors: Int, to html: inout HTMLWriter) {
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
      writeNumber(row.wordsToDo, to: &html)
      writeNumber(errors, to: &html)
      let isInProgress = report.languages?.inProgress.contains(row.language) ?? false
      let (verdict, style) =
        switch (errors > 0, row.translated < row.keys) {
        case (true, _): ("not ready", "error")
        case (_, true) where isInProgress: ("in progress", "note")
        case (_, true): ("incomplete", "warning")
        default: ("ready", "new")
        }
      html.element("td", ["class": "state"]) { html in
        html.element("span", ["class": "badge \(style)"], text: verdict)
      }
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
      for table in tables {
        html.element("h3", ["class": "heading"]) { html in
          html.text(table.name)
          if sameNames[table.name, default: []].count > 1 {
            html.element("span", ["class": "quiet"], text: " \(options.path(table.container))")
          }
        }
        html.element("ul", ["class": "heat"]) { html in
          for language in languages { writeCell(of: table, language, to: &html) }
        }
      }
    }
  }

  /// Writes a cell of the heat map; cells wrap, so that all are seen at any width.
  private func writeCell(of table: TableCoverage, _ language: Language, to html: inout HTMLWriter) {
    guard let row = table.rows[language], let percent = percentage(row.translated, of: row.keys)
    else { return }
    let link = "#findings?table=\(table.name.asURI)&language=\(language.id.asURI)"
    html.element("li", ["class": "p\(percent == 100 ? 10 : percent / 10)"]) { html in
      let title = "\(language.name): \(percent) %, \(row.missing) missing"
      html.element("a", ["href": link, "title": title]) { html in
        html.element("span", ["class": "code"], text: language.id)
        html.text(" \(percent)")
      }
    }
  }
}
