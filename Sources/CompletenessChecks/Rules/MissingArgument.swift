import Diagnostics
import LocalizationModel

extension Rule {
  /// A call passes fewer arguments than its text takes.
  static let missingArgument = Rule(
    id: "missing-argument",
    severity: .error,
    risk: .crash,
    summary: "A call passes fewer arguments than its text takes",
    explanation: PackageResources.missing_argument_md,
    check: .project { project, findings in
      for call in project.formattedCalls where call.wantedCount > call.passed.count {
        findings.report(
          """
          text of key '\(call.key.key)' takes \(call.wantedCount.counting("argument")), and the \
          call passes \(call.passed.count)
          """,
          at: call.reference.location,
          notes: call.notes,
          help: "pass the missing argument",
          subject: call.subject
        )
      }
    }
  )
}
