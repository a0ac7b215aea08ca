import Diagnostics

extension Rule {
  /// A file stores one key twice.
  static let duplicateKey = Rule(
    id: "duplicate-key",
    severity: .error,
    risk: .wrongText,
    isFixable: true,
    summary: "A file stores a key more than once",
    explanation: PackageResources.duplicate_key_md,
    check: .readers
  )
}
