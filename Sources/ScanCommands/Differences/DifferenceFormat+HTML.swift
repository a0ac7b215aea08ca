import AuditReports
import CompletenessChecks
import LocalizationModel
import SourceFiles
import TextDifferences
import TextFormats

extension DifferenceFormat {
  /// One page without scripts: old and new texts side by side, with the words marked that differ.
  static let html = DifferenceFormat(id: "html") { summary in
    var html = HTMLWriter()
    html.element("html", ["lang": "en"]) { html in
      html.element("head") { html in
        html.metaElements(scripts: false)
        html.element("title", text: "Texts that differ")
        html.element("style") { html in
          html.baseStyles()
          html.markup(styles)
        }
      }
      html.element("body") { html in
        html.element("main") { html in
          html.element("h1", text: "Texts that differ")
          html.element("p", text: summary.sentence)
          html.write(summary.rows)
          let tables = Dictionary(grouping: summary.told, by: \.table)
          for (table, changes) in tables.ordered(by: \.key) { html.write(changes, of: table) }
        }
      }
    }
    return html.page
  }

  private static let styles: StaticString = """
    main { max-width: 1200px; margin: 0 auto; padding: 24px; }
    h2 { margin-top: 32px; overflow-wrap: anywhere; }
    table { width: 100%; border-collapse: collapse; background: var(--card); margin-top: 12px; }
    th, td { text-align: left; vertical-align: top; padding: 8px 10px;
      border: 1px solid var(--line); overflow-wrap: anywhere; }
    th { color: var(--quiet); font-weight: 600; }
    td.text { white-space: pre-wrap; width: 32%; }
    td.number { text-align: right; font-variant-numeric: tabular-nums; }
    .counts { width: auto; }
    del, ins { text-decoration-thickness: 2px; border-radius: 3px; padding: 0 2px; }
    del { background: color-mix(in srgb, #d1242f 18%, transparent); }
    ins { background: color-mix(in srgb, #1a7f37 18%, transparent); text-decoration: none; }
    tr { break-inside: avoid; }

    """
}

extension HTMLWriter {
  fileprivate mutating func write(_ rows: [DifferenceSummary.Row]) {
    if rows.isEmpty { return }
    element("table", ["class": "counts"]) { html in
      html.head(["Texts in"] + DifferenceSummary.kindsOfTexts.map(\.title))
      html.element("tbody") { html in
        for row in rows {
          html.element("tr") { html in
            html.element("th", ["scope": "row"], text: row.language.title)
            for kind in DifferenceSummary.kindsOfTexts {
              html.element("td", ["class": "number"], text: String(row.counts[kind] ?? 0))
            }
          }
        }
      }
    }
  }

  fileprivate mutating func write(_ changes: [KeyChange], of table: FilePath) {
    element("section") { html in
      html.element("h2", text: table.string)
      html.element("table") { html in
        html.head(["Key", "Language", "Change", "Before", "After"])
        html.element("tbody") { html in
          for change in changes { html.write(change) }
        }
      }
    }
  }

  private mutating func head(_ names: [String]) {
    element("thead") { html in
      html.element("tr") { html in
        for name in names { html.element("th", ["scope": "col"], text: name) }
      }
    }
  }

  /// Writes a row for each form of each text; the key stands beside all of them.
  private mutating func write(_ change: KeyChange) {
    let rows = DifferenceRow.all(of: change)
    for (number, row) in rows.enumerated() {
      element("tr") { html in
        if number == 0 {
          html.element("td", ["rowspan": String(rows.count)]) { html in
            html.element("div", text: change.key)
            let former = change.formerKey.map { "was \($0)" }
            for note in [former, change.noteOfTranslations].compactMap(\.self) {
              html.element("div", ["class": "quiet"], text: note)
            }
          }
        }
        html.element("td", text: row.language?.title ?? "")
        html.element("td", text: row.form.isEmpty ? row.kind : "\(row.kind) [\(row.form)]")
        let words = WordDifference(row.before, row.after)
        html.write(words.before, as: "del", row.language)
        html.write(words.after, as: "ins", row.language)
      }
    }
  }

  private mutating func write(
    _ words: [WordDifference.Part],
    as mark: String,
    _ language: Language?
  ) {
    element("td", ["class": "text", "dir": "auto", "lang": language?.id ?? ""]) { html in
      for word in words {
        if word.differs { html.element(mark, text: word.text) } else { html.text(word.text) }
      }
    }
  }
}
