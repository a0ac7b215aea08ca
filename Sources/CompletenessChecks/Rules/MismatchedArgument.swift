import Diagnostics
import LocalizationModel

extension Rule {
  /// A call passes an argument of another kind than its text takes.
  static let mismatchedArgument = Rule(
    id: "mismatched-argument",
    severity: .error,
    risk: .crash,
    summary: "A call passes an argument of another kind than its text takes",
    explanation: PackageResources.mismatched_argument_md,
    check: .project { project, findings in
      for call in project.formattedCalls {
        for (index, argument) in call.passed.enumerated() {
          guard let kinds = call.wanted.kinds[index + 1],
            let kind = kinds.min(by: { $0.name < $1.name }),
            !kinds.contains(where: argument.fits)
          else { continue }
          findings.report(
            """
            argument \(index + 1) of the text of key '\(call.key.key)' is \(argument.name), and \
            its placeholder takes \(kind.name)
            """,
            at: call.reference.location,
            notes: call.notes,
            help: "write a placeholder that fits the argument",
            subject: call.subject
          )
          break
        }
      }
    }
  )
}
