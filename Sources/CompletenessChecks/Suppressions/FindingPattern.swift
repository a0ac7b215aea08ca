package import Diagnostics
package import LocalizationModel
package import SourceFiles

/// Which findings are meant, by what they are about; what is empty fits every finding.
package struct FindingPattern: Sendable {
  package var tables: [KeyPattern] = []
  package var keys: [KeyPattern] = []
  package var languages: [Language] = []
  /// Patterns for paths below a folder.
  package var paths: [Glob] = []

  package init() {}

  /// Tells whether a finding is meant that lies at `place` below the folder of the paths.
  package func fits(_ finding: Diagnostic, at place: some StringProtocol) -> Bool {
    let subject = finding.subject
    return fits(tables, subject.table) && fits(keys, subject.key)
      && (languages.isEmpty || languages.contains { $0.id == subject.language })
      && (paths.isEmpty || paths.contains { $0.matches(place) })
  }

  private func fits(_ patterns: [KeyPattern], _ text: String?) -> Bool {
    guard !patterns.isEmpty else { return true }
    guard let text else { return false }
    return patterns.contains { $0.matches(text) }
  }
}
