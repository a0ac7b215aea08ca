import Diagnostics

extension Rule {
  /// A table's file is not well formed.
  static let malformedResource = Rule(
    id: .malformedResource,
    severity: .error,
    concern: .crash,
    isFixable: true,
    summary: "A string table cannot be read as it stands",
    explanation: """
      ## What it does

      Reports what is wrong in the form of a `.strings`, `.stringsdict` or `.xcstrings` file, or of
      Swifternalization's JSON: a missing semicolon, an unterminated string, bytes that are no text,
      something that is not a string where one must stand.
      Reading goes on behind the fault, so that the file's other entries are still checked.
      A conflict that git has left is one finding; until it is resolved, the lines of ours are read.

      ## Why it is bad

      One missing semicolon makes the system ignore the whole file, or silently everything behind
      it: the app speaks the language no more.

      ## Example

      ```
      "save" = "Save"
      "cancel" = "Cancel";
      ```

      ## What to do

      Correct the file at the place that the message names.
      """,
    check: .readers
  )
}
