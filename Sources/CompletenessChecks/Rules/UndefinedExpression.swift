import Diagnostics
import LocalizationModel

extension Rule {
  /// A branch is called by a name that no expression has.
  static let undefinedExpression = Rule(
    id: "undefined-expression",
    severity: .error,
    concern: .crash,
    summary: "A branch is named after an expression that does not exist",
    explanation: """
      ## What it does

      Finds branches in Swifternalization's JSON whose name is neither in `expressions.json`, in the
      section of the language or in `base`, nor one of the library's own: `one`, `>one`, `two` and
      `other` in all languages, `few` and `many` in Polish.
      Where words choose, as `female` does with `stringValue:`, only the names of plural forms
      count.

      ## Why it is bad

      The branch is never chosen, and the user sees another one or the key.

      ## Example

      ```json
      "cars" : {
        "one" : "%d car",
        "more" : "%d cars"
      }
      ```

      ## What to do

      Define the name in `expressions.json`, or write the expression itself: `ie:x>1`.
      """,
    check: .project { project, findings in
      for text in project.expressionTranslations {
        for branch in text.branches.branches where branch.isUndefined {
          guard text.choosesByNumber || branch.isPluralName else { continue }
          findings.report(
            "branch '\(branch.name)' of the \(text.name) is no expression that exists",
            at: branch.unit.location,
            help:
              "define '\(branch.name)' in expressions.json, or write an expression such as 'ie:x>1'",
            subject: .init(text.table, text.key, text.language, detail: branch.name)
          )
        }
      }
    }
  )
}
