import Diagnostics
import LocalizationModel

extension Rule {
  /// A call passes an argument that its text does not show.
  static let unusedArgument = Rule(
    id: "unused-argument",
    severity: .warning,
    risk: .wrongText,
    summary: "A call passes an argument that its text does not show",
    explanation: PackageResources.unused_argument_md,
    check: .project { project, findings in
      for call in project.formattedCalls
      where !call.reference.traits.contains(.isAlternative) && call.wantedCount <= call.passed.count
      {
        let unused = call.passed.indices.map { $0 + 1 }.filter { call.wanted.kinds[$0] == nil }
        guard let first = unused.first else { continue }
        let isWhole = call.wanted.isEmpty
        findings.report(
          isWhole
            ? "text of key '\(call.key.key)' takes no arguments, and the call passes \(call.passed.count)"
            : "text of key '\(call.key.key)' does not show argument \(first) of the call",
          at: call.reference.location,
          notes: call.notes,
          help: "add the placeholder to the text, or pass no argument",
          subject: call.subject
        )
      }
    }
  )
}
