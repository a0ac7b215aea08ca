import Diagnostics
import LocalizationModel

extension Rule {
  /// A placeholder for an argument that the code does not pass, as far as anything says what it
  /// passes.
  static let extraPlaceholder = Rule(
    id: "extra-placeholder",
    severity: .error,
    risk: .crash,
    summary: "A translation has a placeholder for an argument that is not passed",
    explanation: PackageResources.extra_placeholder_md,
    check: .translation(with: .percentSign) { context, findings in
      for (problem, unit) in context.placeholderProblems {
        guard case .extra(let position) = problem else { continue }
        findings.report(
          "\(context.name(of: unit)) uses argument \(position), \(context.lackOfArgument)",
          in: unit,
          of: context,
          help: context.isPassingKnown
            ? "remove the placeholder" : "remove the placeholder, unless code passes the argument",
          detail: "\(position)"
        )
      }
    }
  )
}

extension TranslationContext {
  /// The call of an argument that a text uses in vain.
  fileprivate var lackOfArgument: String {
    if isPassingKnown { return "which is not passed" }
    return development == nil || isDevelopment
      ? "which the key does not have"
      : "which the \(table.developmentLanguage.name) text does not have"
  }
}
