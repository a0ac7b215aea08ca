import Diagnostics
import FormatStrings
import LocalizationModel

extension Rule {
  /// A text has a substitution that it never refers to.
  static let unusedSubstitution = Rule(
    id: "unused-substitution",
    severity: .warning,
    risk: .wrongText,
    summary: "A text has a substitution that it never refers to",
    explanation: PackageResources.unused_substitution_md,
    check: .translation(with: .varies) { context, findings in
      // A text that is not written refers to nothing.
      guard !context.translation.isBlank else { return }
      let texts = context.allUnits.map { FormatString($0.text) }
      let used = Set(texts.flatMap(\.specifiers).compactMap(\.variable))
      for substitution in context.translation.substitutions where !used.contains(substitution.name)
      {
        findings.report(
          """
          \(context.language.name) text of key '\(context.key.key)' never refers to '\(substitution.name)'
          """,
          at: substitution.location,
          help: "refer to it as '%#@\(substitution.name)@', or remove it",
          subject: .init(context.table, context.key, context.language, detail: substitution.name)
        )
      }
    }
  )
}
