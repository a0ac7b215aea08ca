import Diagnostics
import LocalizationModel

extension Rule {
  /// A translation ends with other punctuation than the development language.
  static let mismatchedPunctuation = Rule(
    id: "mismatched-punctuation",
    severity: .note,
    isOnByDefault: false,
    summary: "A translation ends with other punctuation than the development language",
    explanation: PackageResources.mismatched_punctuation_md,
    check: .translation { context, findings in
      guard !context.isDevelopment, context.needsTranslation, context.hasOriginal else { return }
      for unit in context.units where unit.isWritten {
        let found = unit.text.endMark
        let wanted = context.developmentText(beside: unit).endMark
        guard found != wanted else { continue }
        findings.report(
          "\(context.name(of: unit)) ends with \(found.words), not \(wanted.words)",
          in: unit,
          of: context,
          help: "end the translation like the original"
        )
      }
    }
  )
}
