import AuditReports
import Exchange
import LocalizationModel
import TextFormats

extension WorklistFormat {
  /// One page without scripts, to be sent or printed.
  static let html = WorklistFormat(id: "html") { lists in
    HTMLWriter.page(title: "Texts to translate", styles: [styles]) { html in
      html.element("main") { html in
        html.element("h1", text: "Texts to translate")
        for list in lists { list.write(to: &html) }
      }
    }
  }

  private static let styles = Array(
    """
    main { max-width: 1200px; margin: 0 auto; padding: 24px; }
    h2 { margin-top: 32px; }
    table { width: 100%; border-collapse: collapse; background: var(--card); margin-top: 12px; }
    th, td { text-align: left; vertical-align: top; padding: 8px 10px;
      border: 1px solid var(--line); }
    th { color: var(--quiet); font-weight: 600; }
    td.text { white-space: pre-wrap; min-width: 11em; overflow-wrap: anywhere; }
    td.about { min-width: 20em; }
    td.number { text-align: right; font-variant-numeric: tabular-nums; }
    dl { margin: 0; display: grid; grid-template-columns: max-content 1fr; gap: 0 10px; }
    dt { color: var(--quiet); } dd { margin: 0; white-space: pre-wrap;
      overflow-wrap: anywhere; }
    tr { break-inside: avoid; }
    @media (max-width: 1000px) {
      main { padding: 16px; }
      table { background: none; } thead, td:empty { display: none; }
      tbody, tr, td { display: block; }
      tr { background: var(--card); border: 1px solid var(--line); border-radius: 8px;
        margin-top: 12px; padding: 8px 4px; }
      td { border: 0; padding: 4px 10px; }
      td.text, td.about { min-width: 0; }
      td.number { display: inline-block; color: var(--quiet); }
      td.number::after { content: " " attr(data-unit); }
    }

    """.utf8
  )
}

extension Worklist {
  fileprivate func write(to html: inout HTMLWriter) {
    html.element("section", ["id": language.id]) { html in
      html.element("h2", text: title)
      html.element("p", ["class": "quiet"], text: summary)
      html.element("table") { html in
        html.element("thead") { html in
          html.element("tr") { html in
            for name in ["State", "Text", "Translation", "About it", "Words", "Characters"] {
              html.element("th", ["scope": "col"], text: name)
            }
          }
        }
        html.element("tbody") { html in
          for item in items { item.write(to: &html, in: language.id) }
        }
      }
    }
  }
}

extension Worklist.Item {
  fileprivate func write(to html: inout HTMLWriter, in language: String) {
    html.element("tr") { html in
      html.element("td") { html in
        html.element("span", ["class": "badge \(cause.badge)"], text: cause.title)
      }
      html.element("td", ["class": "text", "dir": "auto"], text: text)
      html.element(
        "td",
        ["class": "text", "dir": "auto", "lang": language],
        text: translation ?? ""
      )
      html.element("td", ["class": "about"]) { html in
        html.element("dl") { html in
          for (name, text) in [("key", key), ("file", original)] + details {
            html.element("dt", text: name)
            html.element("dd", ["dir": "auto"], text: text)
          }
        }
      }
      html.element(
        "td",
        ["class": "number", "data-unit": words == 1 ? "word" : "words"],
        text: String(words)
      )
      html.element(
        "td",
        ["class": "number", "data-unit": characters == 1 ? "character" : "characters"],
        text: String(characters)
      )
    }
  }
}

extension Worklist.Cause {
  /// The class that the page's styles have for it.
  fileprivate var badge: String {
    switch self {
    case .new: "new"
    case .untranslated: "error"
    case .review, .machine: "note"
    case .forms, .outdated: "warning"
    }
  }
}
