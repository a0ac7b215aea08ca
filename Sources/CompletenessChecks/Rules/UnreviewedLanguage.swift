import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// A language ships texts that no person has reviewed, and a setting forbids that.
  static let unreviewedLanguage = Rule(
    id: "unreviewed-language",
    severity: .error,
    summary: "A language that must be reviewed has texts without a review",
    explanation: PackageResources.unreviewed_language_md,
    check: .project { project, findings in
      for language in Set(project.requirements.reviewedLanguages).sorted() {
        let (machine, review) = project.unreviewedCounts(in: language)
        guard machine + review > 0 else { continue }
        findings.report(
          "no person has reviewed \((machine + review).counting("text")) in \(language.name)",
          at: SourceLocation(path: project.path(of: language)),
          notes: [.init("\(machine) by a machine, \(review) to review")],
          help: "'l10nscan worklist --languages \(language) --only machine,review' lists them",
          subject: .init(language: language.id)
        )
      }
    }
  )
}

extension Project {
  /// How many texts of a language a machine has translated, and how many need review.
  fileprivate func unreviewedCounts(in language: Language) -> (machine: Int, review: Int) {
    var (machine, review) = (0, 0)
    for table in tables where !table.neededLanguages(of: [language]).isEmpty {
      for key in table.keys.indices {
        switch table.statusForReview(of: key, in: language)?.work {
        case .machine?: machine += 1
        case .review?: review += 1
        case .missing?, nil: break
        }
      }
    }
    return (machine, review)
  }
}
