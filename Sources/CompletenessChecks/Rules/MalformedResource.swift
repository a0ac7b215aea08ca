import Diagnostics

extension Rule {
  /// A table's file is not well formed.
  static let malformedResource = Rule(
    id: .malformedResource,
    severity: .error,
    risk: .wrongText,
    isFixable: true,
    isOfTexts: true,
    summary: "A string table cannot be read as it stands",
    explanation: PackageResources.malformed_resource_md,
    check: .readers
  )
}
