import Diagnostics
import LocalizationModel

extension Rule {
  /// Something that looks like a placeholder and is none.
  static let malformedPlaceholder = Rule(
    id: "malformed-placeholder",
    severity: .error,
    concern: .crash,
    summary: "A text has something that looks like a placeholder and is none",
    explanation: """
      ## What it does

      Finds misspelled placeholders in texts that take arguments: a full-width or Arabic percent
      sign (`％@`, `٪d`), a sign behind its number (`1$%@`), a position without a conversion
      (`%1$ and`), the position 0 (`%0$@`), which counts from 1.

      ## Why it is bad

      The argument does not appear; users see the signs instead.

      ## Example

      ```
      /* ja.lproj/Localizable.strings */
      "greeting" = "こんにちは、％@さん";
      ```

      Common in published apps: an `I` in place of an `l`, so that `%ld` becomes `%Id`; the Arabic
      percent sign of an Arabic keyboard; and a Chinese degree sign put between `%` and its number.

      ## What to do

      Write the placeholder as in the development language.
      """,
    check: .translation(with: .percentSign) { context, findings in
      for (problem, unit) in context.placeholderProblems {
        guard case .malformed(let texts) = problem else { continue }
        findings.report(
          "\(context.name(of: unit)) has \(texts.quotedList), not a placeholder",
          in: unit,
          of: context,
          help: "write the placeholder as in the development language"
        )
      }
    }
  )
}
