import LocalizationModel

extension HTMLPage {
  /// Writes what changed since the previous report, if there is one.
  func writeComparison(to html: inout HTMLWriter) {
    guard let previous = report.previous else { return }
    let comparison = Comparison(of: report, with: previous, options)
    html.element("div", ["class": "card"]) { html in
      html.element("h2", text: "Since \(previous.name)")
      html.element("ul", ["class": "changes"]) { html in
        html.element("li") { html in
          html.element(
            "a",
            ["href": "#findings?change=new"],
            text: counted(comparison.added, "new finding")
          )
        }
        html.element("li", text: counted(comparison.resolved.count, "resolved finding"))
        for change in comparison.languages {
          let isBetter = change.after > change.before
          let text = " \(change.language.name): \(change.before) % → \(change.after) %"
          html.element("li") { html in
            html.element("span", ["class": isBetter ? "up" : "down"], text: isBetter ? "▲" : "▼")
            html.text(text)
          }
        }
      }
      writeResolved(comparison, to: &html)
    }
  }

  private func writeResolved(_ comparison: Comparison, to html: inout HTMLWriter) {
    guard !comparison.resolved.isEmpty else { return }
    html.element("details") { html in
      html.element("summary", text: "Resolved findings")
      html.element("ul", ["class": "resolved"]) { html in
        for finding in comparison.resolved.prefix(200) {
          html.element("li") { html in
            html.text("\(finding.message) ")
            html.element("span", ["class": "quiet"], text: "\(finding.rule), \(finding.path)")
          }
        }
      }
      let more = comparison.resolved.count - 200
      if more > 0 { html.element("p", ["class": "quiet"], text: "… and \(more) more") }
    }
  }
}
