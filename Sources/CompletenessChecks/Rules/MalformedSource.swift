import Diagnostics

extension Rule {
  /// A source file is not in the form of its language.
  static let malformedSource = Rule(
    id: .malformedSource,
    severity: .warning,
    isOfTexts: true,
    summary: "A source file is not in the form of its language",
    explanation: PackageResources.malformed_source_md,
    check: .readers
  )
}
