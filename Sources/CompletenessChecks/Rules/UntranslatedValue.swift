import Diagnostics
import LocalizationModel

extension Rule {
  /// A translation is the same as the text of the development language.
  static let untranslatedValue = Rule(
    id: "untranslated-value",
    severity: .note,
    isOnByDefault: false,
    summary: "A translation is the same as the text of the development language",
    explanation: """
      ## What it does

      Finds translations that are the same, letter for letter, as the text of the development
      language, where that has two words or more.
      Regional forms of the development language are left out, and so are texts without a small
      letter, such as `PDF` or `OK`.

      ## Why it is bad

      It is often a copy that nobody has translated; tools that count keys call it done.

      ## Example

      ```
      /* de.lproj/Localizable.strings */
      "privacy.title" = "Your privacy";
      ```

      ## What to do

      Have the text translated; where it is the same on purpose, mark the key as not to be
      translated.
      """,
    check: .translation { context, findings in
      guard !context.isDevelopment, context.needsTranslation,
        context.language.base != context.table.developmentLanguage.base
      else { return }
      for unit in context.units where unit.isWritten {
        guard unit.text == context.developmentText(beside: unit), unit.text.isProse else {
          continue
        }
        findings.report(
          "\(context.name(of: unit)) is the same as the \(context.table.developmentLanguage.name) one",
          in: unit,
          of: context,
          help: "have the text translated"
        )
      }
    }
  )
}
