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

  init(report: Report, options: RenderOptions) {
    self.report = report
    self.options = options
    languages = Self.languages(of: report)
  }

  func render() -> VisibleText {
    var html = HTMLWriter()
    html.element("html", ["lang": "en"]) { html in
      html.element("head", [:], writeHead)
      html.element("body") { html in
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
    return html.page
  }

  private func writeHead(to html: inout HTMLWriter) {
    html.metaElements(scripts: true)
    let subject = options.project.map { "\($0) – " } ?? ""
    html.element("title", text: "\(subject)\(Verdict(of: report).title) – localization audit")
    html.element("style") { html in
      for style in Self.styles { html.markup(bytes: style) }
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
        let keys = project.tables.reduce(0) { $0 + $1.keys.count }
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
