import Diagnostics
import FormatStrings
import LocalizationModel

extension Rule {
  /// A key that is looked up as it stands has an interpolation.
  static let interpolatedKey = Rule(
    id: "interpolated-key",
    severity: .error,
    concern: .gap,
    summary: "A key that is looked up as it stands has an interpolation",
    explanation: """
      ## What it does

      Finds calls of `NSLocalizedString` and other routines that take a `String`, whose key is a
      literal with an interpolation and has a part that is known.
      Where the table is not there, keys that are names, such as `status_\\(code)`, are left out.

      ## Why it is bad

      The interpolation is carried out before the key is looked up: `"\\(count) items"` asks for `3
      items`, which no table has.

      ## Example

      ```swift
      label.text = NSLocalizedString("\\(count) items", comment: "")
      ```

      ## What to do

      Use `String(localized:)`, which makes the key `%lld items`, or `String(format:)` around the
      call.
      """,
    check: .project { project, findings in
      var search = PatternSearch()
      for site in project.dynamicSites
      where site.context == .app && project.isMistaken(site, &search) {
        findings.report(
          "interpolation is carried out before key '\(site.pattern)' is looked up",
          at: site.location,
          help: "use String(localized:) or String(format:)",
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
  fileprivate var example: String {
    elements.map { element in
      switch element {
      case .literal(let text): text
      case .anything: "x"
      }
    }.joined()
  }
}
