import AuditReports
import CompletenessChecks
import LocalizationModel
import SourceFiles
import TextDifferences
import TextFormats

extension DifferenceFormat {
  /// One page without scripts: old and new texts side by side, with the words marked that differ.
  static let html = DifferenceFormat(id: "html") { summary in
    HTMLWriter.page(title: "Texts that differ", styles: [styles]) { html in
      html.element("main") { html in
        html.element("h1", text: "Texts that differ")
        html.element("p", text: summary.sentence)
        html.write(summary.rows)
        let tables = Dictionary(grouping: summary.told, by: \.table)
        for (table, changes) in tables.ordered(by: \.key) { html.write(changes, of: table) }
      }
    }
  }

  private static let styles = Array(
    """
    main { max-width: 1200px; margin: 0 auto; padding: 24px; }
    h2 { margin-top: 32px; overflow-wrap: anywhere; }
    table { border-collapse: collapse; background: var(--card); margin-top: 12px; }
    th, td { text-align: left; vertical-align: top; padding: 8px 10px;
      border: 1px solid var(--line); }
    th { color: var(--quiet); font-weight: 600; }
    td.number { text-align: right; font-variant-numeric: tabular-nums; }
    .texts { width: 100%; }
    .key { min-width: 10em; overflow-wrap: anywhere; }
    td.text { white-space: pre-wrap; width: 34%; overflow-wrap: anywhere; }
    del, ins { text-decoration-thickness: 1px; border-radius: 3px; padding: 0 2px;
      print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    del { background: color-mix(in srgb, #d1242f 24%, transparent); }
    ins { background: color-mix(in srgb, #1a7f37 24%, transparent); }
    tr { break-inside: avoid; }
    @media print { body { background: none; } main { padding: 0; } }
    @media screen and (max-width: 720px) {
      main { padding: 16px; }
      .texts thead { display: none; }
      .texts, .texts tbody, .texts tr { display: block; }
      .texts { border: 1px solid var(--line); }
      .texts tr + tr { border-top: 1px solid var(--line); }
      .texts td { display: block; width: auto; border: 0; padding: 4px 10px; }
      .texts td:empty { display: none; }
      .key div:first-child { font-weight: 600; }
      .texts .label { display: inline-block; padding-right: 0; }
      .counts th, .counts td { padding: 6px; }
      td.text::before { color: var(--quiet); display: block; }
      td.before::before { content: "Before"; }
      td.after::before { content: "After"; }
    }

    """.utf8
  )
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
      html.element("table", ["class": "texts"]) { html in
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
          html.element("td", ["class": "key", "rowspan": String(rows.count)]) { html in
            html.element("div", text: change.key)
            let former = change.formerKey.map { "was \($0)" }
            for note in [former, change.noteOfTranslations].compactMap(\.self) {
              html.element("div", ["class": "quiet"], text: note)
            }
          }
        }
        let change = row.form.isEmpty ? row.kind : "\(row.kind) [\(row.form)]"
        html.element("td", ["class": "label"], text: row.language?.title ?? "")
        html.element("td", ["class": "label"], text: change)
        let words = WordDifference(row.before, row.after)
        html.write(words.before, as: "del", of: "before", row.language)
        html.write(words.after, as: "ins", of: "after", row.language)
      }
    }
  }

  private mutating func write(
    _ words: [WordDifference.Part],
    as mark: String,
    of side: String,
    _ language: Language?
  ) {
    element("td", ["class": "text \(side)", "dir": "auto", "lang": language?.id ?? ""]) { html in
      for word in words {
        if word.differs {
          html.element(mark) { $0.write(lines: word.text) }
        } else {
          html.write(lines: word.text)
        }
      }
    }
  }

  /// Writes a text in its lines, each of which ends visibly, so that a line end that differs is seen.
  private mutating func write(lines text: String) {
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if number > 0 { markup("↵\n") }
      self.text(String(line))
    }
  }
}
