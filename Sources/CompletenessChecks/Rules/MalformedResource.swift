import Diagnostics

extension Rule {
  /// A table's file is not well formed.
  static let malformedResource = Rule(
    id: .malformedResource,
    severity: .error,
    concern: .crash,
    isFixable: true,
    summary: "A string table cannot be read as it stands",
    explanation: PackageResources.malformed_resource_md,
    check: .readers
  )
}
