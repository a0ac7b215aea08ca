import Diagnostics
import LocalizationModel

extension Rule {
  /// A translation has another number of line breaks than the development language.
  static let mismatchedLineBreaks = Rule(
    id: "mismatched-line-breaks",
    severity: .note,
    isOnByDefault: false,
    summary: "A translation has another number of line breaks than the development language",
    explanation: PackageResources.mismatched_line_breaks_md,
    check: .translation(with: .lineBreak) { context, findings in
      guard !context.isDevelopment, context.needsTranslation, context.hasOriginal else { return }
      for unit in context.units where unit.isWritten {
        let found = unit.text.utf8.count { $0 == 0x0A }
        let wanted = context.developmentText(beside: unit).utf8.count { $0 == 0x0A }
        guard found != wanted else { continue }
        findings.report(
          "\(context.name(of: unit)) has \(found) line \(found == 1 ? "break" : "breaks"), not \(wanted)",
          in: unit,
          of: context,
          help: "break the lines as in the development language"
        )
      }
    }
  )
}
