import Diagnostics
import FormatStrings
import LocalizationModel

extension Rule {
  /// Calls for one key supply different default texts.
  static let conflictingValues = Rule(
    id: "conflicting-values",
    severity: .warning,
    risk: .wrongText,
    summary: "Calls for one key supply different default texts",
    explanation: PackageResources.conflicting_values_md,
    check: .key { key, table, project, findings in
      guard key.references.count > 1, key.calls.contains(.text) else { return }
      let references = key.references.map { project.references[$0] }
      guard let first = references.first(where: { $0.ownText != nil }), let value = first.ownText,
        let other = references.first(where: { $0.ownText?.differs(from: value) ?? false })
      else { return }
      findings.report(
        "key '\(key.key)' has different default texts",
        at: other.location,
        notes: [
          Diagnostic.Note("here it is '\((other.ownText ?? "").shortened)'"),
          Diagnostic.Note("elsewhere it is '\(value.shortened)'", at: first.location),
        ],
        help: "use one default text, or two keys",
        subject: .init(table, key)
      )
    }
  )
}

extension String {
  /// Whether the texts are not the same, whatever the types are that nothing tells.
  fileprivate func differs(from other: String) -> Bool {
    guard self != other else { return false }
    guard let shape = KeyShape(self, as: .reference), let others = KeyShape(other, as: .reference)
    else { return true }
    return !shape.mayMean(others)
  }
}
