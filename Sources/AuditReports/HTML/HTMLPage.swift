import LocalizationModel
import TextFormats

/// The report as one page.
///
/// The first screen is HTML already: the verdict, the coverage, the counts. The lists, which may be
/// long, are made by the page's script from JSON in the page, as far as they are seen.
struct HTMLPage {
  let report: Report
  let options: RenderOptions
  /// The languages of the lists, the development language first.
  let languages: [Language]
  /// The expected languages that are not in progress.
  let shipping: [Language]
  /// The keys of each table, those that code alone has behind its own.
  let texts: [[KeyText]]

  init(report: Report, options: RenderOptions) {
    self.report = report
    self.options = options
    languages = Self.languages(of: report)
    let begun = Set(report.languages?.inProgress ?? [])
    shipping = (report.languages?.expected ?? []).filter { !begun.contains($0) }
    texts = KeyText.all(of: report)
  }

  func render() -> VisibleText {
    let subject = options.project.map { "\($0) – " } ?? ""
    let title = "\(subject)\(Verdict(of: report).title) – localization audit"
    return HTMLWriter.page(title: title, styles: Self.styles, hasScripts: true) { html in
      html.element("a", ["class": "skip", "href": "#main"], text: "Skip to content")
      html.element("header", ["class": "top"], writeTop)
      html.element("main", ["id": "main", "tabindex": "-1"]) { html in
        writeOverview(to: &html)
        html.markup(bytes: Self.views)
      }
      writeData(to: &html)
      html.element("script") { html in
        for script in Self.scripts { html.markup(bytes: script) }
      }
    }
  }

  private func writeTop(to html: inout HTMLWriter) {
    html.element("div", ["class": "brand"]) { html in
      html.element("strong", text: options.project ?? "Localization audit")
      let version = "l10nscan \(report.toolVersion)"
      let parts = [options.revision, options.timestamp, version].compactMap(\.self)
      html.element("span", ["class": "quiet"], text: parts.joined(separator: " · "))
    }
    html.element("nav", ["aria-label": "Views"]) { html in
      html.element("a", ["href": "#overview"], text: "Overview")
      writeTab("findings", "Findings", report.groups.count, to: &html)
      if let project = report.project {
        let keys = texts.reduce(0) { $0 + $1.count }
        writeTab("keys", "Keys", keys, to: &html)
        writeTab("undetermined", "Undetermined", project.undeterminedSites.count, to: &html)
      }
    }
  }

  private func writeTab(_ id: String, _ title: String, _ count: Int, to html: inout HTMLWriter) {
    html.element("a", ["href": "#\(id)"]) { html in
      html.text("\(title) ")
      html.element("span", ["class": "count"], text: count.grouped)
    }
  }
}

extension Int {
  /// The number with a thin space between groups of three digits: `20 000`.
  var grouped: String {
    let digits = String(self)
    guard digits.count > 4 else { return digits }
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0 && (digits.count - index).isMultiple(of: 3) { text += "\u{202F}" }
      text.append(digit)
    }
    return text
  }
}
