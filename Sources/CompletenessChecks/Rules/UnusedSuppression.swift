import Diagnostics

extension Rule {
  /// A suppression that suppresses nothing.
  static let unusedSuppression = Rule(
    id: .unusedSuppression,
    severity: .warning,
    summary: "A suppression suppresses nothing",
    explanation: PackageResources.unused_suppression_md,
    check: .readers
  )
}
