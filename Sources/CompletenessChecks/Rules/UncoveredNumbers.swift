import Diagnostics
import LocalizationModel

extension Rule {
  /// Numbers for which a text has no branch.
  static let uncoveredNumbers = Rule(
    id: "uncovered-numbers",
    severity: .warning,
    risk: .wrongText,
    summary: "A text has no branch for some numbers",
    explanation: PackageResources.uncovered_numbers_md,
    check: .project { project, findings in
      var coverages = NumberCoverages()
      for text in project.expressionTranslations where text.choosesByNumber {
        let numbers = coverages[text.branches].uncovered
        guard !numbers.isEmpty else { continue }
        findings.report(
          "\(text.name) has no branch for \(numbers.listedNumbers)",
          at: text.translation.location,
          help: "add a branch, or widen an expression",
          subject: .init(text.table, text.key, text.language)
        )
      }
    }
  )
}
