import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// A language is translated to a smaller share than is required.
  static let insufficientCoverage = Rule(
    id: "insufficient-coverage",
    severity: .error,
    risk: .untranslated,
    summary: "A language is translated to a smaller share than is required",
    explanation: PackageResources.insufficient_coverage_md,
    check: .project { project, findings in
      let languages = project.languages.expected.filter { language in
        project.requirements.minimum(for: language) != nil
      }
      // To count takes longer than most rules.
      guard !languages.isEmpty else { return }
      let rows = Dictionary(grouping: project.coverage(), by: \.language)
      for language in languages {
        let rows = rows[language] ?? []
        let keys = rows.reduce(0) { $0 + $1.keys }
        let translated = rows.reduce(0) { $0 + $1.translated }
        guard let minimum = project.requirements.minimum(for: language),
          translated * 100 < minimum * keys
        else { continue }
        findings.report(
          """
          \(language.name) is translated to \(translated * 100 / keys) %, \
          less than the \(minimum) % that are required
          """,
          at: SourceLocation(path: project.path(of: language)),
          notes: [.init("\(keys - translated) of \(keys) texts are not translated")],
          help: "translate the missing texts, or require less",
          subject: .init(language: language.id)
        )
      }
    }
  )
}

extension Project {
  /// The file to open for a language: the largest table's in it, else that table's first.
  func path(of language: Language) -> FilePath {
    let largest = tables.max { $0.keys.count < $1.keys.count }
    let files = largest?.files ?? []
    return (files.first { $0.languages.contains(language) } ?? files.first)?.path ?? "."
  }
}
