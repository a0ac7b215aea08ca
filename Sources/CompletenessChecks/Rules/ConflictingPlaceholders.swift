import Diagnostics
import LocalizationModel

extension Rule {
  /// A text takes one argument as two kinds.
  static let conflictingPlaceholders = Rule(
    id: "conflicting-placeholders",
    severity: .error,
    concern: .crash,
    summary: "A text takes one argument as two kinds",
    explanation: """
      ## What it does

      Finds arguments that the texts of one language take as two kinds: in one text, in two plural
      forms or device variations, or in a substitution whose own type is another one than that of
      its placeholders.
      Integers of different sizes are left to `mismatched-integer-size`.

      ## Why it is bad

      The code passes one thing: whichever it is, one of the placeholders crashes the app or shows
      rubbish.

      ## Example

      ```json
      "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld item" } },
      "other" : { "stringUnit" : { "state" : "translated", "value" : "%@ items" } }
      ```

      ## What to do

      Write the same kind of placeholder everywhere: the one that fits what the code passes.
      """,
    check: .translation(with: .percentSign) { context, findings in
      for (problem, unit) in context.placeholderProblems {
        guard case .conflicting(let position, let first, let second) = problem else { continue }
        findings.report(
          """
          \(context.language.name) text of key '\(context.key.key)' takes argument \(position) as \
          \(first.name) and as \(second.name)
          """,
          in: unit,
          of: context,
          help: "use one kind of placeholder for the argument",
          detail: "\(position)"
        )
      }
    }
  )
}
