import Diagnostics
import LocalizationModel

extension Rule {
  /// Something that looks like a placeholder and is none.
  static let malformedPlaceholder = Rule(
    id: "malformed-placeholder",
    severity: .error,
    risk: .wrongText,
    isFixable: true,
    summary: "A text has something that looks like a placeholder and is none",
    explanation: PackageResources.malformed_placeholder_md,
    check: .translation(with: .percentSign) { context, findings in
      for (problem, unit) in context.placeholderProblems {
        switch problem {
        case .malformed(let texts):
          findings.report(
            "\(context.name(of: unit)) has \(texts.quotedList), not a placeholder",
            in: unit,
            of: context,
            help: "write the placeholder as in the development language"
          )
        case .withoutSign(let lost):
          let bytes = Array(unit.text.utf8)
          let written = lost.map { String(decoding: bytes[$0.range], as: UTF8.self) }
          let shown = lost.map { String($0.shown) }
          findings.report(
            """
            \(context.name(of: unit)) is missing '$' in \(written.quotedList), where users read \
            \(shown.count == 1 ? "argument" : "arguments") \(shown.joined(separator: ", "))
            """,
            in: unit,
            of: context,
            severity: lost.allSatisfy { $0.position == $0.shown } ? .warning : nil,
            help: "write '%\(lost[0].position)$' in place of '%\(lost[0].position)'",
            fixes: context.signFix(of: unit, lost)
          )
        default: continue
        }
      }
    }
  )
}
