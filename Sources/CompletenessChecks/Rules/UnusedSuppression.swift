import Diagnostics

extension Rule {
  /// A suppression that suppresses nothing.
  static let unusedSuppression = Rule(
    id: .unusedSuppression,
    severity: .warning,
    summary: "A suppression suppresses nothing",
    explanation: """
      ## What it does

      Finds suppressions, in code, in the comments of tables and in configurations, that have no
      finding to suppress, or that name no rule that there is.
      So are comments found that say what a call may ask for (`l10nscan:keys price.*`) and stand at
      no call whose key is unknown, or name keys that no table has.

      ## Why it is bad

      What was suppressed has been mended, so that the suppression would hide the next defect in the
      same place.
      A misspelled rule suppresses nothing, though its author believes it does.

      ## Example

      ```swift
      // l10nscan:disable:next dynamic-key -- the server sends a key
      title = NSLocalizedString("title", comment: "Of the window")
      ```

      ## What to do

      Remove the suppression, or correct the name of its rule.
      """,
    check: .readers
  )
}
