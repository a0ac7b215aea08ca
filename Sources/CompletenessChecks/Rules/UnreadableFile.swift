import Diagnostics

extension Rule {
  /// A file or folder that cannot be read.
  static let unreadableFile = Rule(
    id: .unreadableFile,
    severity: .error,
    risk: .wrongText,
    isOfTexts: true,
    summary: "A file or folder cannot be read",
    explanation: PackageResources.unreadable_file_md,
    check: .readers
  )
}
