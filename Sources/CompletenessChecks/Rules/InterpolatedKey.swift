import Diagnostics
import FormatStrings
import LocalizationModel

extension Rule {
  /// A key contains an interpolation, and the lookup always fails.
  static let interpolatedKey = Rule(
    id: "interpolated-key",
    severity: .error,
    risk: .untranslated,
    summary: "A key contains an interpolation, and the lookup always fails",
    explanation: PackageResources.interpolated_key_md,
    check: .project { project, findings in
      var search = PatternSearch()
      for site in project.dynamicSites
      where site.context == .app && project.isMistaken(site, &search) {
        let advice = site.pattern.adviceWithoutWords(in: project.languages.development)
        findings.report(
          "key '\(site.pattern)' contains an interpolation, so the lookup always fails",
          at: site.location,
          severity: advice == nil ? nil : .note,
          help: advice ?? "use String(localized:) or String(format:)",
          subject: .init(table: site.table, detail: "\(site.routine) \(site.pattern)")
        )
      }
    }
  )
}

extension Project {
  /// Whether a call's key is a literal with an interpolation and words around it, which no key of
  /// its table can be: keys such as `"status.\(code)"` are meant to be put together, also where the
  /// table is not there.
  ///
  /// A key into which code was copied, `"Pay \(name)"`, is read as `Pay (name)`; no code uses that.
  func isMistaken(_ site: DynamicSite, _ search: inout PatternSearch) -> Bool {
    guard site.reason == .interpolated, !site.pattern.isUnbounded else { return false }
    let name = site.table ?? KeyReference.defaultTable
    let asked = tables.filter { $0.name == name }
    // Without the table, only the form of the key shows what is meant.
    if asked.isEmpty { return !site.pattern.example.looksLikeIdentifier }
    let keys = search.keys(matching: site.pattern, in: asked)
    let copied = KeyPattern(
      site.pattern.elements.flatMap { $0 == .anything ? [.literal("("), $0, .literal(")")] : [$0] }
    )
    return keys.map { !$0.contains { !$0.hasPercent && !copied.matches($0) } } ?? false
  }
}

extension KeyPattern {
  /// A key that matches the pattern.
  fileprivate var example: String { text(with: "x") }

  private func text(with part: String) -> String {
    elements.map { element in
      switch element {
      case .literal(let text): text
      case .anything: part
      }
    }.joined()
  }

  /// How to show a key that has nothing to translate: units beside numbers, or links, addresses and marks
  /// of Markdown; nil where it has words.
  fileprivate func adviceWithoutWords(in language: Language) -> String? {
    let text = text(with: "%@")
    if text.isSign(in: language) { return "use Text(verbatim:), which looks nothing up" }
    guard !text.markup.isEmpty || text.isAddress else { return nil }
    let hasWords = TextParts(text).parts.contains { part in
      if case .words(let words) = part { words.hasLetter } else { false }
    }
    return hasWords ? nil : "use AttributedString(markdown:), which looks nothing up"
  }
}
