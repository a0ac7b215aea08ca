import Diagnostics
import LocalizationModel

extension Rule {
  /// A placeholder for an argument that the code does not pass, as far as anything tells what it passes.
  static let extraPlaceholder = Rule(
    id: "extra-placeholder",
    severity: .error,
    concern: .crash,
    summary: "A translation has a placeholder for an argument that is not passed",
    explanation: """
      ## What it does

      Finds placeholders at positions that the development language's text does not have.
      Where a call is known, what it passes counts as well.
      Where none is, nothing is said of an argument that all other languages ask for, two at least: the
      development language leaves it out.
      A percent sign with a space behind it, as in `50 % de`, does not count, and neither does one
      before a number that it follows in the original, as in `%100ean` beside `100%`.

      ## Why it is bad

      The system reads an argument that is not there: the app crashes or prints rubbish.

      ## Example

      ```
      /* en.lproj/Localizable.strings */
      "welcome" = "Welcome, %@";

      /* fr.lproj/Localizable.strings */
      "welcome" = "Bienvenue, %@ %@";
      ```

      ## What to do

      Remove the placeholder, or pass the argument and add it to all languages.
      """,
    check: .translation(with: .percentSign) { context, findings in
      for (problem, unit) in context.placeholderProblems {
        guard case .extra(let position) = problem else { continue }
        findings.report(
          "\(context.name(of: unit)) asks for argument \(position), \(context.lackOfArgument)",
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
  /// What is known of an argument that a text asks for in vain.
  fileprivate var lackOfArgument: String {
    if isPassingKnown { return "which is not passed" }
    return development == nil || isDevelopment
      ? "which the key does not have"
      : "which the \(table.developmentLanguage.name) text does not have"
  }
}
