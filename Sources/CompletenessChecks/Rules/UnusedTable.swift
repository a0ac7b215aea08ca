import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// A table of which no code uses any key.
  static let unusedTable = Rule(
    id: "unused-table",
    severity: .note,
    isOnByDefault: false,
    summary: "No key of a string table is used",
    explanation: PackageResources.unused_table_md,
    check: .project { project, findings in
      guard project.hasSources else { return }
      let protection = DynamicProtection(project.dynamicSites)
      for table in project.tables
      where !table.isReadBySystem && table.isLocalized && !table.isUsed(besides: protection)
        && table.keys.contains(where: { !$0.isStale })
        && !project.mentionedKeys.contains(table.name)
      {
        findings.report(
          "no key of table '\(table.name)' is used",
          at: table.location,
          help: "remove the table, or scan the sources that use it",
          subject: .init(table: table.name, place: table.container)
        )
      }
    }
  )
}
