public import LocalizationModel
public import SourceFiles

/// Which findings are meant, by what they are about; what is empty fits every finding.
public struct FindingPattern: Sendable {
  public var tables: [KeyPattern] = []
  public var keys: [KeyPattern] = []
  public var languages: [Language] = []
  /// Patterns for paths below a folder.
  public var paths: [Glob] = []

  public init() {}

  /// Tells whether a finding is meant that lies at `place` below the folder of the paths.
  public func fits(_ finding: Diagnostic, at place: some StringProtocol) -> Bool {
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
