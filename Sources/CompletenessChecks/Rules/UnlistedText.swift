import Diagnostics
import LocalizationModel

extension Rule {
  /// Code shows a text that no table has.
  package static let unlistedText = Rule(
    id: "unlisted-text",
    severity: .error,
    risk: .untranslated,
    summary: "Code shows a text that no string table lists, and that stays untranslated",
    exceptions: SparedText.summaries(of: [
      .noLetters, .noWords, .nameOfApp, .names, .phrase, .vendored, .unusedCode, .developers,
    ]),
    explanation: PackageResources.unlisted_text_md,
    check: .project { project, findings in
      findings.reportAbsentKeys(in: project) { $0.text != nil }
    }
  )
}
