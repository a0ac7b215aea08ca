import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// A call whose key cannot be told from the source.
  package static let dynamicKey = Rule(
    id: "dynamic-key",
    severity: .note,
    summary: "A call's key cannot be told from the source",
    explanation: """
      ## What it does

      Lists the calls whose key is not a literal, and says which keys of the tables each may ask
      for.
      What `interpolated-key` reports is left out.

      ## Why it is bad

      Nobody can tell whether the keys exist, and the keys that the call may mean are never reported
      as unused.

      ## Example

      ```swift
      label.text = NSLocalizedString("status." + status.rawValue, comment: "Status of an order")
      ```

      ## What to do

      Write the keys out, for example in a `switch`, where that is not too long, or say in a comment
      on the line of the call or above it what it may ask for, with `*` for any text:

      ```swift
      // l10nscan:keys status.*, unknown
      label.text = NSLocalizedString(order.statusKey, comment: "Status of an order")
      ```

      All keys of the table but those can be called unused then; `unused-suppression` reports a key
      or pattern that no table has.
      Otherwise do nothing: it is a note and never a reason to fail.
      """,
    check: .project { project, findings in
      var search = PatternSearch()
      var seen: Set<SourceLocation> = []
      for site in project.dynamicSites
      where site.context == .app && site.reason != .declared && !project.isMistaken(site, &search)
        && seen.insert(site.location).inserted
      {
        let tables = project.tables.filter { table in
          !site.hasKnownTable || table.name == site.table ?? KeyReference.defaultTable
        }
        findings.report(
          site.explanation,
          at: site.location,
          notes: [Diagnostic.Note(site.protectionMessage(in: tables, &search))],
          subject: .init(table: site.table, detail: "\(site.routine) \(site.pattern)")
        )
      }
    }
  )
}

extension DynamicSite {
  fileprivate func protectionMessage(
    in tables: [StringTable],
    _ search: inout PatternSearch
  ) -> String {
    guard !pattern.isUnbounded else { return "no key of its table can be called unused" }
    guard let keys = search.keys(matching: pattern, in: tables) else {
      return "keys like '\(pattern)' count as used"
    }
    let examples = keys.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    guard !examples.isEmpty else { return "no table has a key like '\(pattern)'" }
    let count = keys.count
    let rest = count > 3 ? " and \(count - 3) more" : ""
    return "keys like '\(pattern)' count as used: \(examples)\(rest)"
  }
}
