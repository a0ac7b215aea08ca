import LocalizationModel

extension HTMLPage {
  /// Writes how the share of each language has moved over earlier reports, if there are any.
  func writeHistory(to html: inout HTMLWriter) {
    let shares = report.history.map(\.shares)
    guard !shares.isEmpty else { return }
    html.element("div", ["class": "card"]) { html in
      html.element("h2", text: "History")
      let first = report.history[0].title
      let words = "Translated, over \(counted(shares.count, "earlier report")) since \(first)"
      html.element("p", ["class": "quiet"], text: words)
      html.element("table", ["class": "history"]) { html in
        html.element("tbody") { html in
          for row in report.languageCoverage {
            let earlier = shares.map { $0[row.language] }
            writeHistory(of: row.language, earlier + [row.percent], to: &html)
          }
        }
      }
    }
  }

  /// Writes the line of one language; a report without the language leaves a gap at the beginning.
  private func writeHistory(of language: Language, _ shares: [Int?], to html: inout HTMLWriter) {
    let points = shares.enumerated().compactMap { index, share in
      share.map { (x: index * 100 / max(shares.count - 1, 1), share: $0) }
    }
    guard let first = points.first, let last = points.last else { return }
    let words = points.map { "\($0.share) %" }.joined(separator: ", ")
    html.element("tr") { html in
      html.element("th", ["scope": "row"], text: language.name)
      html.element("td") { html in
        html.element(
          "svg",
          [
            "viewBox": "-2 -4 104 48", "preserveAspectRatio": "none", "role": "img",
            "aria-label": "\(language.name): \(words)",
          ]
        ) { html in
          let line = points.map { "\($0.x),\(40 - $0.share * 2 / 5)" }.joined(separator: " ")
          html.element("polyline", ["points": line], text: "")
        }
      }
      html.element("td", ["class": "number"], text: "\(first.share) % → \(last.share) %")
    }
  }
}
