import Diagnostics
import LocalizationModel
import SourceFiles

extension HTMLPage {
  func writeOverview(to html: inout HTMLWriter) {
    html.element("section", ["id": "overview", "class": "view"]) { html in
      writeVerdict(to: &html)
      writeBoxes(to: &html)
      writeComparison(to: &html)
      writeLanguages(to: &html)
      writeHistory(to: &html)
      writeFolders(to: &html)
      writeRules(to: &html)
      writeScope(to: &html)
    }
  }

  private func writeVerdict(to html: inout HTMLWriter) {
    let verdict = Verdict(of: report)
    html.element("div", ["class": "verdict \(verdict.tone)"]) { html in
      html.element("div", ["class": "seal", "aria-hidden": "true"], text: verdict.sign)
      html.element("div") { html in
        html.element("h1", text: verdict.title)
        html.element("ul", ["class": "reasons"]) { html in
          for reason in reasons { html.element("li", [:], reason) }
        }
      }
    }
  }

  /// The reasons for the verdict, the worst first.
  private var reasons: [(inout HTMLWriter) -> Void] {
    var reasons: [(inout HTMLWriter) -> Void] = []
    let languages = report.languageCoverage
    let incomplete = languages.filter { $0.translated < $0.keys }
    if !incomplete.isEmpty {
      let text = "\(incomplete.count) of \(counted(languages.count, "language")) incomplete"
      reasons.append { $0.text(text) }
    } else if !languages.isEmpty {
      reasons.append { $0.text("Every expected language is complete") }
    }
    if report.statistics.dynamicSites > 0 {
      let count = counted(report.statistics.dynamicSites, "key")
      reasons.append {
        $0.element("a", ["href": "#undetermined"], text: count)
        $0.text(" known only at run time")
      }
    }
    if let understanding = report.statistics.understanding {
      reasons.append { $0.text(understanding) }
    }
    if reasons.isEmpty { reasons.append { $0.text("No finding") } }
    return reasons
  }

  /// Writes the three harms that a release can do to users, each with its number of keys and texts and
  /// a link to these.
  private func writeBoxes(to html: inout HTMLWriter) {
    html.element("ul", ["class": "boxes"]) { html in
      for risk in [Risk.crash, .wrongText] {
        let subjects = report.findings.filter { finding in
          finding.severity > .note && report.risk(of: finding.rule) == risk
        }.map(Harm.init)
        let keys = Set(subjects.map(\.key)).count
        writeBox(risk, keys, Set(subjects).count, "#findings?risk=\(risk.rawValue)", to: &html)
      }
      let keys = texts.joined().count { $0.isMissing(in: shipping) }
      let missing = report.languageCoverage.filter { shipping.contains($0.language) }
        .reduce(0) { $0 + $1.missing }
      writeBox(.untranslated, keys, missing, "#keys?gap=missing", to: &html)
    }
  }

  private func writeBox(
    _ risk: Risk,
    _ keys: Int,
    _ texts: Int,
    _ link: String,
    to html: inout HTMLWriter
  ) {
    html.element("li", ["class": "box \(keys > 0 ? risk.rawValue : "none")"]) { html in
      html.element("a", ["href": link]) { html in
        html.element("span", ["class": "title"], text: risk.title)
        html.element("strong", text: keys.grouped)
        html.text(keys == 1 ? " key " : " keys ")
        html.element("span", ["class": "quiet"], text: "\(counted(texts, "text")) (key × language)")
      }
    }
  }

  private func writeRules(to html: inout HTMLWriter) {
    let counts = report.ruleCounts
    guard !counts.isEmpty else { return }
    let summaries = Dictionary(uniqueKeysWithValues: report.rulesOfFindings.map { ($0.id, $0) })
    html.element("div", ["class": "card"]) { html in
      html.element("h2", text: "Findings by rule")
      html.element("table", ["class": "rules"]) { html in
        html.markup("<thead><tr><th scope=\"col\">Rule<th scope=\"col\">Findings</thead>\n")
        html.element("tbody") { html in
          for row in counts {
            html.element("tr") { html in
              html.element("th", ["scope": "row"]) { html in
                writeBadge(row.severity, to: &html)
                html.element(
                  "a",
                  ["href": "#findings?rule=\(row.rule.rawValue.asURI)"],
                  text: row.rule.rawValue
                )
                html.element("span", ["class": "quiet"], text: summaries[row.rule]?.summary ?? "")
              }
              html.element("td", ["class": "number"], text: row.count.grouped)
            }
          }
        }
      }
    }
  }

  private func writeBadge(_ severity: Severity, to html: inout HTMLWriter) {
    html.element("span", ["class": "badge \(severity.rawValue)"], text: severity.rawValue)
  }

  private func writeScope(to html: inout HTMLWriter) {
    html.element("div", ["class": "card"]) { html in
      html.element("h2", text: "What was checked")
      html.element("dl", ["class": "facts"]) { html in
        writeFact("Scanned", report.statistics.inWords, to: &html)
        if !report.suppressed.isEmpty {
          let count = counted(report.suppressedAnnotations.count, "finding")
          let places = Set(report.suppressed.map(\.location)).count
          let origin = "by comments and configurations, in \(counted(places, "place"))"
          writeFact("Suppressed", count, origin, to: &html)
        }
        if let languages = report.languages {
          let development = languages.development.nameAndID
          let expected = languages.expected.map(\.nameAndID).joined(separator: ", ")
          let origins = [languages.developmentOrigin, languages.expectedOrigin]
            .map(options.origin)
          writeFact("Development language", development, origins[0], to: &html)
          writeFact("Expected languages", expected, origins[1], to: &html)
        }
        for words in LeftOut.inWords(report.project?.leftOut ?? [], options) {
          writeFact("Left out", words, to: &html)
        }
        for proposal in report.routineProposals.prefix(3) {
          writeFact("Routines", proposal.inWords, to: &html)
        }
        if let files = DeveloperFiles(in: report) {
          writeFact("Developers", files.inWords(options), to: &html)
        }
        for tables in report.openTables {
          writeFact("Undetermined", tables.inWords(options), report.remedyOfOpenTables, to: &html)
        }
        let names = report.rules.map(\.id.rawValue)
        // The names of nearly all rules are read by none.
        let rules = names.count > 8 ? names.count.grouped : names.joined(separator: ", ")
        writeFact("Rules", rules, to: &html)
        if options.showsTime { writeFact("Time", report.statistics.duration, to: &html) }
      }
    }
  }

  private func writeFact(
    _ name: String,
    _ value: String,
    _ origin: String? = nil,
    to html: inout HTMLWriter
  ) {
    html.element("dt", text: name)
    html.element("dd") { html in
      html.text(value)
      if let origin { html.element("span", ["class": "quiet"], text: " (\(origin))") }
    }
  }
}

extension Verdict {
  /// The class of the element, which gives the colour.
  fileprivate var tone: String { self == .incomplete ? Self.readyWithWarnings.rawValue : rawValue }

  fileprivate var sign: String {
    switch self {
    case .ready: "✓"
    case .readyWithWarnings, .incomplete: "!"
    case .notReady: "✕"
    case .unknown: "?"
    }
  }
}

/// The thing that a finding harms: a key in one language or in all, or a file if it is about no key.
private struct Harm: Hashable {
  let key: [String]
  let language: String?

  init(_ finding: Diagnostic) {
    let subject = finding.subject
    key = subject.key.map { [subject.table ?? "", $0] } ?? [finding.location.path.string]
    language = subject.language
  }
}
