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
      let languages = Set(project.requirements.reviewedLanguages)
      // To count takes longer than most rules.
      guard !languages.isEmpty else { return }
      let rows = Dictionary(grouping: project.coverage(), by: \.language)
      for language in languages.sorted() {
        let counts = (rows[language] ?? []).reduce(into: TextCounts()) { $0 += $1.counts }
        guard counts.unreviewed > 0 else { continue }
        findings.report(
          "no person has reviewed \(counts.unreviewed.counting("text")) in \(language.name)",
          at: SourceLocation(path: project.path(of: language)),
          notes: [
            .init("\(counts.machineTranslated) by a machine, \(counts.needsReview) to review")
          ],
          help: "'l10nscan worklist --languages \(language) --only machine,review' lists them",
          subject: .init(language: language.id)
        )
      }
    }
  )
}
