package import Diagnostics
package import SourceFiles

/// Findings of some rules that shall not count, and why.
package struct Suppression: Sendable {
  /// The rules; empty for all.
  package var rules: Set<RuleID>
  package var reason: String?
  /// The place where it is said.
  package var location: SourceLocation
  let scope: Scope

  /// Which findings of the rules are meant.
  enum Scope: Sendable {
    /// Those on some lines of the file that the suppression stands in.
    case lines(ClosedRange<Int>)
    /// Those about a key of a table, in the suppression's file or in that file's language.
    case key(String, table: String, language: String?)
    /// Those that a configuration describes, with paths below its folder.
    case pattern(FindingPattern, folder: FilePath, coversAll: Bool)
  }

  init(rules: Set<RuleID>, reason: String?, location: SourceLocation, scope: Scope) {
    self.rules = rules
    self.reason = reason
    self.location = location
    self.scope = scope
  }

  /// Makes the suppression that a configuration describes, for the files beside and below it.
  package init(
    _ pattern: FindingPattern,
    rules: Set<RuleID>,
    reason: String?,
    at location: SourceLocation
  ) {
    self.init(
      rules: rules,
      reason: reason,
      location: location,
      scope: .pattern(pattern, folder: location.path.folder, coversAll: false)
    )
  }

  /// Returns the same suppression for files wherever they are.
  package func coveringAll() -> Suppression {
    guard case .pattern(let pattern, let folder, _) = scope else { return self }
    return Suppression(
      rules: rules,
      reason: reason,
      location: location,
      scope: .pattern(pattern, folder: folder, coversAll: true)
    )
  }

  /// Returns whether a finding is one of those that shall not count.
  func fits(_ finding: Diagnostic) -> Bool {
    guard rules.isEmpty || rules.contains(finding.rule) else { return false }
    switch scope {
    case .lines(let lines):
      return finding.location.path == location.path && lines.contains(finding.location.line)
    case .key(let key, let table, let language):
      let subject = finding.subject
      guard subject.key == key, subject.table == table else { return false }
      return finding.location.path == location.path || language == nil
        || subject.language == language
    case .pattern(let pattern, let folder, let coversAll):
      let path = finding.location.path
      guard let place = path.relative(to: folder) ?? (coversAll ? path.string[...] : nil) else {
        return false
      }
      return pattern.fits(finding, at: place)
    }
  }

  /// The pattern of a suppression that a configuration describes.
  var pattern: FindingPattern? {
    if case .pattern(let pattern, _, _) = scope { pattern } else { nil }
  }

  var isInSource: Bool { if case .pattern = scope { false } else { true } }
}
