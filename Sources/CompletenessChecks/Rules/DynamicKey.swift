import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// A call whose key the source does not show.
  package static let dynamicKey = Rule(
    id: "dynamic-key",
    severity: .note,
    summary: "The key of a call is only known at run time",
    explanation: PackageResources.dynamic_key_md,
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
    guard !pattern.isUnbounded else { return "'unused-key' cannot check its table" }
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
