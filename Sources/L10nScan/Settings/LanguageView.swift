package import AuditReports
package import Diagnostics
package import LocalizationModel
import SourceFiles

/// The part of a report that is about some languages; the whole where none is named.
package struct LanguageView {
  private let languages: Set<Language>
  /// The files that hold texts of these languages alone.
  private let files: Set<FilePath>

  package init(_ languages: [Language], of tables: [StringTable]) {
    let wanted = Set(languages)
    self.languages = wanted
    let own =
      wanted.isEmpty
      ? []
      : tables.flatMap(\.files).filter {
        !$0.languages.isEmpty && wanted.isSuperset(of: $0.languages)
      }
    files = Set(own.map(\.path))
  }

  package func shows(_ language: Language) -> Bool {
    languages.isEmpty || languages.contains(language)
  }

  /// Whether a finding names one of the languages, lies in a file of theirs, or says that something
  /// could not be read.
  package func shows(_ finding: Diagnostic) -> Bool {
    if languages.isEmpty { return true }
    if let language = finding.subject.language { return languages.contains(Language(language)) }
    return finding.isInputError || files.contains(finding.location.path)
  }
}

extension Report {
  /// Leaves what is about some languages; verdict and exit status stay those of the whole.
  package mutating func show(only languages: [Language]) {
    guard !languages.isEmpty, let project else { return }
    let view = LanguageView(languages, of: project.tables)
    (unshown.findings, unshown.coverage) = (
      findings.filter { !view.shows($0) }, coverage.filter { !view.shows($0.language) }
    )
    found = found ?? findings
    findings.removeAll { !view.shows($0) }
    coverage.removeAll { !view.shows($0.language) }
    suppressed.removeAll { !view.shows($0.finding) }
    shownLanguages = languages
    withheld = withheldFindings.filter { view.shows($0.finding) }.counts.listed
  }
}

extension [RuleException: Int] {
  /// The counts sorted by the exceptions' ids.
  var listed: [WithheldCount] {
    map { WithheldCount(exception: $0.key, count: $0.value) }
      .sorted { $0.exception.id < $1.exception.id }
  }
}
