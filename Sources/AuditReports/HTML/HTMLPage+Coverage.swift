import Diagnostics
import LocalizationModel
import SourceFiles

extension HTMLPage {
  /// Writes the coverage of each language as a chart that is a table as well.
  func writeLanguages(to html: inout HTMLWriter) {
    // Languages in progress come last, as nothing of them holds a release up.
    let languages = report.languageCoverage.map { row in
      (row, isInProgress: report.languages?.inProgress.contains(row.language) ?? false)
    }.sorted { left, right in
      let ranks = [left, right].map { ($0.isInProgress ? 1 : 0, $0.0.percent ?? 100) }
      return (ranks[0].0, ranks[0].1, left.0.language.name, left.0.language.id)
        < (ranks[1].0, ranks[1].1, right.0.language.name, right.0.language.id)
    }
    guard !languages.isEmpty else { return }
    html.element("div", ["class": "card"]) { html in
      html.element("h2", text: "Coverage by language")
      html.element("p", ["class": "legend", "aria-hidden": "true"]) { html in
        html.markup("<span><i class=\"translated\"></i>translated</span>")
        if has(\.machineTranslated) {
          html.markup("<span><i class=\"machine\"></i>by a machine, not reviewed</span>")
        }
        html.markup("<span><i class=\"unfinished\"></i>waits for review</span>")
        html.markup("<span><i class=\"missing\"></i>missing</span>")
      }
      let errors = errorsByLanguage
      html.element("table", ["class": "coverage sortable"]) { html in
        html.markup("<thead><tr><th scope=\"col\">Language<th scope=\"col\">Translated")
        html.markup("<td><th scope=\"col\">Needs review<th scope=\"col\">Missing")
        if has(\.machineTranslated) { html.markup("<th scope=\"col\">By machine") }
        if has(\.bypassed) { html.markup("<th scope=\"col\">Bypassed") }
        html.markup("<th scope=\"col\">Words to do")
        html.markup("<th scope=\"col\">Errors<th scope=\"col\">Verdict</thead>\n")
        html.element("tbody") { html in
          for (row, isInProgress) in languages {
            writeRow(row, isInProgress, errors[row.language] ?? 0, to: &html)
          }
        }
      }
    }
  }

  /// Whether any language has texts of a kind.
  private func has(_ count: KeyPath<TextCounts, Int>) -> Bool {
    report.languageCoverage.contains { $0.counts[keyPath: count] > 0 }
  }

  private var errorsByLanguage: [Language: Int] {
    var counts: [Language: Int] = [:]
    for finding in report.findings where finding.severity == .error {
      guard let language = finding.subject.language else { continue }
      counts[Language(language), default: 0] += 1
    }
    return counts
  }

  private func writeRow(
    _ row: LanguageCoverage,
    _ isInProgress: Bool,
    _ errors: Int,
    to html: inout HTMLWriter
  ) {
    let language = "language=\(row.language.id.asURI)"
    html.element("tr") { html in
      html.element("th", ["scope": "row"]) { html in
        html.element("a", ["href": "#findings?\(language)"], text: row.language.name)
        html.text(" ")
        html.element("code", text: row.language.id)
        if row.language == report.languages?.development {
          html.element("span", ["class": "quiet"], text: " development")
        }
      }
      html.element("td", ["class": "number"], text: row.share)
      html.element("td", ["class": "bar", "aria-hidden": "true"]) { html in
        html.element("div") { html in
          writeSegment("translated", row.translatedByPeople, row.keys, to: &html)
          writeSegment("machine", row.machineTranslated, row.keys, to: &html)
          writeSegment("unfinished", row.needsReview, row.keys, to: &html)
          writeSegment("missing", row.missing, row.keys, to: &html)
        }
      }
      writeNumber(row.needsReview, "#keys?review=\(row.language.id.asURI)", to: &html)
      writeNumber(row.missing, "#keys?\(language)", to: &html)
      if has(\.machineTranslated) {
        writeNumber(row.machineTranslated, "#keys?machine=\(row.language.id.asURI)", to: &html)
      }
      if has(\.bypassed) {
        writeNumber(row.bypassed, "#findings?rule=bypassed-translation", to: &html)
      }
      writeNumber(row.wordsToDo, nil, to: &html)
      writeNumber(errors, "#findings?\(language)&severity=error", to: &html)
      // A language in progress is never better coloured than one that ships and is as far.
      let (verdict, style) =
        switch (errors > 0, row.translated < row.keys) {
        case (true, _): (isInProgress ? "in progress" : "not ready", "error")
        case _ where isInProgress: ("in progress", "warning")
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

  /// Writes a number that leads to what it counts.
  private func writeNumber(_ number: Int, _ link: String?, to html: inout HTMLWriter) {
    html.element("td", ["class": number > 0 ? "number" : "number zero"]) { html in
      guard number > 0, let link else { return html.text(number.grouped) }
      html.element("a", ["href": link], text: number.grouped)
    }
  }

  /// Writes the coverage of each folder, which is a module in most projects, and of its tables; folded
  /// where it is complete.
  func writeFolders(to html: inout HTMLWriter) {
    let folders = Dictionary(grouping: report.coverageByTable, by: \.container)
      .ordered(by: \.key)
    guard report.coverageByTable.count > 1 else { return }
    html.element("div", ["class": "card"]) { html in
      html.element("h2", text: "Coverage by folder and table")
      html.element("p", ["class": "quiet"], text: "Languages below 100 %, in per cent")
      for (folder, tables) in folders {
        let rows = tables.flatMap(\.rows.values)
        let whole = LanguageCoverage(report.languages?.development ?? "en", rows)
        let isComplete = whole.translated == whole.keys
        html.element("details", isComplete ? [:] : ["open": ""]) { html in
          html.element("summary") { html in
            html.text("\(options.path(folder)) ")
            let gaps = whole.missing > 0 ? ", \(whole.missing.grouped) missing" : ""
            html.element("span", ["class": "quiet"], text: "\(whole.share)\(gaps)")
          }
          if tables.count > 1 {
            let link = "folder=\(options.path(folder).asURI)"
            writeHeat("All tables", rows.byLanguage, link, to: &html)
          }
          for table in tables {
            let link = "table=\(table.name.asURI)&folder=\(options.path(folder).asURI)"
            writeHeat(table.name, Array(table.rows.values).byLanguage, link, to: &html)
          }
        }
      }
    }
  }

  /// Writes the languages of a part that are below 100 %; cells wrap, so that all are seen at any width.
  private func writeHeat(
    _ title: String,
    _ rows: [LanguageCoverage],
    _ link: String,
    to html: inout HTMLWriter
  ) {
    let gaps = rows.filter { $0.translated < $0.keys }
    html.element("h3", ["class": "heading"]) { html in
      html.text("\(title) ")
      let complete = counted(rows.count - gaps.count, "language")
      html.element("span", ["class": "quiet"], text: "\(complete) at 100 %")
    }
    guard !gaps.isEmpty else { return }
    html.element("ul", ["class": "heat"]) { html in
      for row in gaps {
        html.element("li", ["class": "p\((row.percent ?? 100) / 10)"]) { html in
          let title = "\(row.language.name): \(row.share), \(row.missing) missing"
          // Where nothing is missing, something waits for review.
          let filter =
            row.missing > 0 ? "language" : row.needsReview > 0 ? "review" : "machine"
          let href = "#keys?\(link)&\(filter)=\(row.language.id.asURI)"
          html.element("a", ["href": href, "title": title]) { html in
            html.element("span", ["class": "code"], text: row.language.id)
            html.text(" \(row.percent ?? 100)")
          }
        }
      }
    }
  }
}
