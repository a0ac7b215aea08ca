import Diagnostics
import FormatStrings
import LocalizationModel

extension Rule {
  /// A text has several placeholders without numbers.
  static let unnumberedPlaceholders = Rule(
    id: "unnumbered-placeholders",
    severity: .note,
    isOnByDefault: false,
    summary: "A text has several placeholders without numbers",
    explanation: PackageResources.unnumbered_placeholders_md,
    check: .translation { context, findings in
      guard !context.isOfRuleEditor else { return }
      // Xcode numbers those of a catalog's source language.
      let isSource = context.isDevelopment && !context.isInCatalog
      for unit in context.units where unit.isWritten {
        let placeholders = FormatString(unit.text).placeholders
        guard placeholders.count > 1, placeholders.allSatisfy({ $0.position == nil }),
          isSource || context.developmentText(beside: unit).hasNumberedPlaceholder
        else { continue }
        findings.report(
          "\(context.name(of: unit)) has \(placeholders.count) placeholders without numbers",
          in: unit,
          of: context,
          help: "number them, as in '%1$\(placeholders[0].kind.exampleConversion)'"
        )
      }
    }
  )
}

extension TranslationContext {
  /// Whether the text is one of a rule editor's.
  fileprivate var isOfRuleEditor: Bool { FormatString(developmentText).isOfRuleEditor }
}
