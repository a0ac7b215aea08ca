import LocalizationModel
import SourceFiles

extension Rule {
  /// A table is in a language that the project does not declare.
  static let undeclaredLanguage = Rule(
    id: "undeclared-language",
    severity: .warning,
    summary: "A string table is in a language that the project does not declare",
    explanation: """
      ## What it does

      Finds languages that tables below an Xcode project's folder have and that are not among its
      `knownRegions`.
      Regional forms of a declared language are left out, and so are packages and bundles that come
      with languages of their own.

      ## Why it is bad

      Xcode neither shows nor exports the language, and a build that keeps the known localizations
      only leaves it out: translators work for nobody.
      The language is not checked either, unless it is asked for by `--languages`.

      ## Example

      There is `pl.lproj/Localizable.strings`, and `knownRegions` lacks `pl`.

      ## What to do

      Add the language in the project's settings, or remove its files.
      """,
    check: .project { project, findings in
      guard let list = project.declared.lists.first(where: \.isWhole) else { return }
      let declared = Set(list.languages).union([project.languages.development])
      var seen: Set<Language> = []
      for table in project.tables where table.isLocalized && table.isPart(of: project) {
        for file in table.files where file.path.relative(to: list.path.folder.folder) != nil {
          for language in file.languages
          where !declared.contains(language) && !declared.contains(language.base)
            && seen.insert(language).inserted
          {
            findings.report(
              "\(list.name) does not declare \(language.name)",
              at: SourceLocation(path: file.path),
              help: "add the language in the project's settings",
              subject: .init(language: language.id)
            )
          }
        }
      }
    }
  )
}

extension StringTable {
  /// Whether the project itself builds the table, as opposed to a package or a finished bundle.
  fileprivate func isPart(of project: Project) -> Bool {
    let isFinished = container.components.contains { component in
      component == "Contents"
        || [".app", ".bundle", ".framework"].contains { component.hasSuffix($0) }
    }
    return !isFinished
      && !project.declared.packages.contains { container.relative(to: $0) != nil }
  }
}
