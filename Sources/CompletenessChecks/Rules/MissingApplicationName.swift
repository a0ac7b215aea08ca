import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// A phrase of an App Shortcut does not name the app.
  static let missingApplicationName = Rule(
    id: "missing-application-name",
    severity: .error,
    concern: .gap,
    summary: "A phrase of an App Shortcut does not name the app",
    explanation: PackageResources.missing_application_name_md,
    check: .translation(with: .tokenStart) { context, findings in
      guard context.table.holdsPhrases, context.developmentText.namesApplication else {
        return
      }
      for unit in context.units where unit.isWritten && !unit.text.namesApplication {
        findings.report(
          "\(context.language.name) phrase '\(unit.text.shortened)' does not name the app",
          in: unit,
          of: context,
          help: "put '\(String.applicationNameToken)' into the phrase",
          detail: unit.text
        )
      }
    }
  )
}

extension String {
  /// What stands for the app's name in a phrase.
  static let applicationNameToken = "${applicationName}"

  fileprivate var namesApplication: Bool { contains(Self.applicationNameToken) }
}
