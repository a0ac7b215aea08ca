import Diagnostics
import LocalizationModel

extension Rule {
  /// Two branches are for the same number.
  static let overlappingExpressions = Rule(
    id: "overlapping-expressions",
    severity: .warning,
    risk: .wrongText,
    summary: "Two branches of a text are for the same numbers",
    explanation: PackageResources.overlapping_expressions_md,
    check: .project { project, findings in
      var coverages = NumberCoverages()
      for text in project.expressionTranslations where text.choosesByNumber {
        let branches = text.branches.branches
        let overlaps = coverages[text.branches].overlaps
        for (pair, numbers) in overlaps.sorted(by: { $0.key.order < $1.key.order }) {
          let (first, second) = (branches[pair.first], branches[pair.second])
          if first.unit.text == second.unit.text { continue }
          findings.report(
            """
            branches '\(first.name)' and '\(second.name)' of the \(text.name) are both for \
            \(numbers.listedNumbers)
            """,
            at: second.unit.location,
            notes: [Diagnostic.Note("'\(first.name)' is here", at: first.unit.location)],
            help: "make the expressions exclude each other",
            subject: .init(
              text.table,
              text.key,
              text.language,
              detail: "\(first.name) \(second.name)"
            )
          )
        }
      }
    }
  )
}

extension NumberCoverage.Pair {
  fileprivate var order: (Int, Int) { (first, second) }
}
