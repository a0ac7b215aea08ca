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
        let isWordless = site.pattern.isWordless
        findings.report(
          "key '\(site.pattern)' contains an interpolation, so the lookup always fails",
          at: site.location,
          severity: isWordless ? .note : nil,
          help: isWordless
            ? "use AttributedString(markdown:), which looks nothing up"
            : "use String(localized:) or String(format:)",
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
  /// A key into which code was copied, `"Pay \(name)"`, is read as `Pay (name)`; nobody asks for that.
  func isMistaken(_ site: DynamicSite, _ search: inout PatternSearch) -> Bool {
    guard site.reason == .interpolated, !site.pattern.isUnbounded else { return false }
    let name = site.table ?? KeyReference.defaultTable
    let asked = tables.filter { $0.name == name }
    // What is meant nobody can tell without the table, but by the looks of the key.
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

  /// Whether no literal part has a letter beside links, addresses and marks of Markdown.
  fileprivate var isWordless: Bool {
    let text = text(with: "%@")
    let isMarkup = !text.markup.isEmpty || text.isAddress
    return isMarkup
      && TextParts(text).parts.allSatisfy { part in
        guard case .words(let words) = part else { return true }
        return !words.hasLetter
      }
  }
}
