import Diagnostics
import LocalizationModel

extension Rule {
  /// A placeholder that takes another kind of argument than the code passes.
  static let mismatchedPlaceholder = Rule(
    id: "mismatched-placeholder",
    severity: .error,
    concern: .crash,
    isFixable: true,
    summary: "A placeholder takes another kind of argument than in the development language",
    explanation: """
      ## What it does

      Compares the placeholders of every translation, by position and kind of argument, with those
      of the development language, in every plural form, device variation and substitution.
      Flags, widths, precisions and number bases may differ.
      The development language's own text is compared with the key where the key holds placeholders.
      A translation that fits what calls pass is right, and the development language's text wrong:
      `mismatched-argument` says so.
      Where no call tells and all other languages, two at least, agree on another kind, there is one
      finding, at the development language's text.

      ## Why it is bad

      A number where an object is expected, or the reverse, crashes the app or prints rubbish.
      Unnumbered placeholders that were moved around show the arguments in the wrong places.

      ## Example

      ```
      /* en.lproj/Localizable.strings */
      "download.progress" = "%@: %d of %d";

      /* de.lproj/Localizable.strings */
      "download.progress" = "%d von %d: %@";
      ```

      A media player swapped a count and a name in three languages without numbering them; the app
      crashes there whenever the message is to appear.

      ## What to do

      Use the placeholders of the development language, and number them where their order changes:
      `%2$d von %3$d: %1$@`.
      """,
    check: .translation(with: .percentSign) { context, findings in
      for (problem, unit) in context.placeholderProblems {
        switch problem {
        case .mismatched(let position, let found, let expected):
          findings.report(
            "\(context.name(of: unit)) takes \(found.name) as argument \(position), not \(expected.name)",
            in: unit,
            of: context,
            help:
              "use the development language's placeholder for it, such as "
              + "'%\(position)$\(expected.exampleConversion)'",
            detail: "\(position)",
            fixes: context.numberingFix(of: unit)
          )
        case .slip(let position, let found, let expected):
          findings.report(
            """
            \(context.name(of: unit)) takes \(found.name) as argument \(position), and all other \
            languages take \(expected.name)
            """,
            in: unit,
            of: context,
            help: "write the placeholder that fits what the code passes, the same in all languages",
            detail: "\(position)"
          )
        default: continue
        }
      }
    }
  )
}
