import Diagnostics
import LocalizationModel

extension Rule {
  /// A catalog says that a translation must be looked at again.
  package static let needsReview = Rule(
    id: "needs-review",
    severity: .warning,
    summary: "A String Catalog marks a translation as needing review",
    explanation: PackageResources.needs_review_md,
    check: .translation(with: .unfinished) { context, findings in
      guard !context.isDevelopment, context.needsTranslation,
        let unit = context.allUnits.first(where: { $0.state == .needsReview }),
        // An empty text is to be written first.
        !context.translation.isBlank
      else { return }
      findings.report(
        "\(context.language.name) translation of key '\(context.key.key)' needs review",
        in: unit,
        of: context,
        severity: context.traits.isInProgress ? .note : nil,
        help: "compare the texts, then mark the translation as reviewed"
      )
    }
  )
}
