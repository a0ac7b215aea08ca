import Diagnostics
import LocalizationModel

extension Rule {
  /// Code asks for a key that no table of that name has.
  package static let missingKey = Rule(
    id: "missing-key",
    severity: .error,
    risk: .wrongText,
    summary: "Code uses a key that is missing from the string table",
    exceptions: SparedText.summaries(of: [.names, .vendored, .unusedCode, .developers]),
    explanation: PackageResources.missing_key_md,
    check: .project { project, findings in
      findings.reportAbsentKeys(in: project) { $0.text == nil }
    }
  )
}
