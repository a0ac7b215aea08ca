import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// A table of which no code asks for any key.
  static let unusedTable = Rule(
    id: "unused-table",
    severity: .note,
    isOnByDefault: false,
    summary: "No code asks for any key of a string table",
    explanation: """
      ## What it does

      Finds tables of which no source file asks for a single key.
      It stands in place of one `unused-key` for every key.
      Tables that the system reads by itself are left out, and so are tables that a call with an
      unknown key may read, and those whose name stands as a literal anywhere in the code.
      It is off by default, since many apps read a table in ways of their own; where no call at all
      is understood, it is the rule that says so.

      ## Why it is bad

      Either the whole table is dead weight, or the sources that use it were not looked at and
      nothing can be said of its keys.

      ## Example

      `Onboarding.strings` is still there, and no call names the table `Onboarding` any more.

      ## What to do

      Remove the table, or name the sources that use it among the paths that are read.
      """,
    check: .project { project, findings in
      guard project.hasSources else { return }
      let protection = DynamicProtection(project.dynamicSites)
      for table in project.tables
      where !table.isReadBySystem && table.isLocalized && !table.isUsed(besides: protection)
        && table.keys.contains(where: { !$0.isStale })
        && !project.mentionedKeys.contains(table.name)
      {
        findings.report(
          "no code asks for any key of table '\(table.name)'",
          at: table.location,
          help: "remove the table, or scan the sources that use it",
          subject: .init(table: table.name, place: table.container)
        )
      }
    }
  )
}
