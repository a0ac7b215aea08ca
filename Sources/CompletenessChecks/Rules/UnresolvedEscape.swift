import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// A translation shows an escape sequence in place of what it stands for.
  static let unresolvedEscape = Rule(
    id: "unresolved-escape",
    severity: .warning,
    summary: "A translation shows an escape sequence in place of its character",
    explanation: """
      ## What it does

      Finds escape sequences among the characters of a translation, such as `\\n`, `\\u00e9` and
      `&amp;`, where the development language's text has none of the kind.
      Entities are left alone where the development language's text has markup, be it Markdown's.

      ## Why it is bad

      The text was escaped once too often on its way through files and tools: users read `&amp;` or
      `\\n`.

      ## Example

      ```
      /* en.lproj/Localizable.strings */
      "intro" = "Terms & Conditions\\nRead them.";

      /* de.lproj/Localizable.strings */
      "intro" = "Nutzungsbedingungen &amp; Datenschutz\\\\nBitte lesen.";
      ```

      ## What to do

      Write the character itself, or the escape sequence of the file's format.
      """,
    check: .translation(with: .escape) { context, findings in
      guard !context.isDevelopment, context.hasOriginal, context.needsTranslation else { return }
      for unit in context.allUnits where unit.isWritten {
        let original = context.developmentText(beside: unit)
        guard let escape = unit.text.escapeSequences.first(where: { !original.mayHold($0) }) else {
          continue
        }
        findings.report(
          "\(context.name(of: unit)) shows '\(escape.spelling)'",
          in: unit,
          of: context,
          help: "write the character itself, or escape it as the file's format has it"
        )
        break
      }
    }
  )
}

extension String {
  /// Whether escape sequences of a kind may be at home in translations of the text.
  fileprivate func mayHold(_ escape: EscapeSequence) -> Bool {
    guard escape.isEntity else { return utf8.contains(UInt8(ascii: "\\")) }
    return utf8.contains(UInt8(ascii: "<")) || contains("**") || !markup.isEmpty
      || escapeSequences.contains(where: \.isEntity)
  }
}
