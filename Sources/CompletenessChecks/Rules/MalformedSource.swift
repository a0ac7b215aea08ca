import Diagnostics

extension Rule {
  /// A source file is not in the form of its language.
  static let malformedSource = Rule(
    id: .malformedSource,
    severity: .warning,
    concern: .crash,
    summary: "A source file is not in the form of its language",
    explanation: """
      ## What it does

      Reports string literals and comments that are not closed, brackets of Swift that have no
      partner, bytes that are not UTF-8, and binary files with the name of a source file.
      Of each file the first such defect is told, since others most often follow from it.
      Reading goes on in spite of it.
      A conflict that git has left is one finding; until it is resolved, the lines of ours are read.

      ## Why it is bad

      The compiler refuses such a file, and keys behind the defect may not be found: texts may seem
      unused that are not.

      ## Example

      ```swift
      let title = NSLocalizedString("cart.title, comment: "")
      ```

      ## What to do

      Correct the file at the place that the message names.
      """,
    check: .readers
  )
}
