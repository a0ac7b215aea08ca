import Diagnostics
import LocalizationModel

extension Rule {
  /// A call passes an argument of another kind than its text takes.
  static let mismatchedArgument = Rule(
    id: "mismatched-argument",
    severity: .error,
    concern: .crash,
    summary: "A call passes an argument of another kind than its text takes",
    explanation: """
      ## What it does

      Compares what is evident of the arguments of `String(format:)`, `localizedStringWithFormat`
      and `stringWithFormat:` with the placeholders of the development language's text: literals,
      casts, initializers, `count`, and the types that the project declares.
      The text may come from a variable, a property, or a wrapper of the project's own that takes
      `CVarArg...`; a default text with interpolations passes these.
      A key in plain words that no table has is itself the text.

      ## Why it is bad

      A number that is read as an object crashes the app, and an object that is read as a number
      shows an address.

      ## Example

      ```swift
      String(format: NSLocalizedString("inbox.count", comment: ""), messages.count)
      ```

      ```
      "inbox.count" = "%@ messages";
      ```

      ## What to do

      Write the placeholder that fits the argument: `%@` for objects and strings, `%lld` for `Int`,
      `%lf` for `Double`.
      """,
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
