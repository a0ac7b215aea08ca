package import LocalizationModel

/// The contents of an export.
package struct ExportOptions: Sendable {
  /// The only texts to be exported; none for all of them.
  package var only: Set<TextGap> = []
  /// Whether machines' texts that do not count as translated are exported, too.
  package var addsUnreviewed = false
  /// Whether worklists have translations that were made for another first text.
  package var addsOutdated = false
  /// Whether texts that only the code has, and no table yet, are left out.
  package var onlyTables = false
  /// Whether texts come with the places that use them, and what other languages say.
  package var hasContext = false

  package init() {}
}
