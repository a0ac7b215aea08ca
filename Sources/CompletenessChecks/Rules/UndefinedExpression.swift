import Diagnostics
import LocalizationModel

extension Rule {
  /// A branch is called by a name that no expression has.
  static let undefinedExpression = Rule(
    id: "undefined-expression",
    severity: .error,
    risk: .wrongText,
    isOfTexts: true,
    summary: "A branch is named after an expression that does not exist",
    explanation: PackageResources.undefined_expression_md,
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
