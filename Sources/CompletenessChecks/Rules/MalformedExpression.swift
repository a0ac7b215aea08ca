import Diagnostics
import LocalizationModel

extension Rule {
  /// An expression that Swifternalization cannot read.
  static let malformedExpression = Rule(
    id: "malformed-expression",
    severity: .error,
    concern: .crash,
    summary: "An expression of Swifternalization cannot be read",
    explanation: """
      ## What it does

      Finds branches in Swifternalization's JSON whose expression begins like one and is none:
      inequalities (`ie:`, `iex:`) that are written in another way, regular expressions (`exp:`)
      that do not compile, and prefixes of two or three letters that the library does not know.

      ## Why it is bad

      The library compares the argument with the expression itself, which no number equals: the
      branch is never chosen.

      ## Example

      ```json
      "cars" : {
        "ie:x>1" : "%d cars",
        "ie:x==1" : "%d car"
      }
      ```

      ## What to do

      Write `ie:x=1`, `iex:2<=x<5` or `exp:^1$`.
      """,
    check: .project { project, findings in
      for text in project.expressionTranslations {
        for branch in text.branches.branches {
          guard let defect = branch.defect else { continue }
          let meaning = branch.pattern == branch.name ? "" : ", which is '\(branch.pattern)',"
          findings.report(
            "expression '\(branch.name)'\(meaning) of the \(text.name) \(defect.phrase)",
            at: branch.unit.location,
            help: "write 'ie:x=1', 'iex:2<=x<5' or 'exp:^1$'",
            subject: .init(text.table, text.key, text.language, detail: branch.name)
          )
        }
      }
    }
  )
}

extension NumberCondition.Defect {
  fileprivate var phrase: String {
    switch self {
    case .malformed: "cannot be read, and is never chosen"
    case .unknownKind(let kind): "is of the unknown kind '\(kind)', and is never chosen"
    }
  }
}
