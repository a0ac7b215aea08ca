import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// A catalog is written in another language than its project.
  static let mismatchedSourceLanguage = Rule(
    id: "mismatched-source-language",
    severity: .warning,
    summary: "A catalog's source language is not the project's development language",
    explanation: PackageResources.mismatched_source_language_md,
    check: .project { project, findings in
      for table in project.tables {
        for file in table.files where file.isCatalog {
          let told = file.membership.places.compactMap { place in
            project.declared.developmentLanguages[place.manifest].map { (place.manifest, $0) }
          }
          // Of several projects one may be the catalog's own.
          guard let (owner, language) = told.first,
            told.allSatisfy({ !$0.1.isSame(as: table.developmentLanguage) })
          else { continue }
          findings.report(
            """
            catalog '\(file.path.name)' is in \(table.developmentLanguage.name), and its project \
            in \(language.name)
            """,
            at: SourceLocation(path: file.path),
            notes: [.init("the development language of '\(owner)' is '\(language)'")],
            help: "make both the same, or Xcode exports nothing",
            subject: .init(table: table.name, detail: "source language", place: file.path)
          )
        }
      }
    }
  )
}

extension Language {
  /// Whether texts of one may stand for those of the other: they differ in their region at most.
  fileprivate func isSame(as other: Language) -> Bool { self == other || isOtherRegion(of: other) }
}
