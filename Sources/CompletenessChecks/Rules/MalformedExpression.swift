import Diagnostics
import LocalizationModel

extension Rule {
  /// An expression that Swifternalization cannot read.
  static let malformedExpression = Rule(
    id: "malformed-expression",
    severity: .error,
    risk: .wrongText,
    isOfTexts: true,
    summary: "An expression of Swifternalization cannot be read",
    explanation: PackageResources.malformed_expression_md,
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
