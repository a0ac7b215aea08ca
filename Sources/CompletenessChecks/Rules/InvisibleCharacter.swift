import Diagnostics
import LocalizationModel

extension Rule {
  /// A text holds a character that nobody can see.
  static let invisibleCharacter = Rule(
    id: "invisible-character",
    severity: .warning,
    summary: "A text holds a character that nobody can see",
    explanation: """
      ## What it does

      Finds control characters, zero-width spaces, byte order marks within the text, and
      bidirectional controls that are not closed or close none.
      Joiners are left alone, and so are directional marks: scripts and emoji need them; and so is
      the escape character of terminals' control sequences, as those of colors are.

      ## Why it is bad

      It makes lines break in odd places, searches fail and texts appear reversed, and nobody sees
      why.

      ## Example

      A translation copied from a web page, with a zero-width space between two words.

      A shop app's Arabic and Hebrew texts open an isolate before a number and never close it, so that
      the rest of the line runs the wrong way.

      ## What to do

      Remove the character.
      """,
    check: .translation(with: .invisible) { context, findings in
      for unit in context.allUnits {
        guard let (name, isAlways) = unit.text.invisibleCharacter else { continue }
        // Scripts without spaces use it to say where a line may break.
        if !isAlways && context.language.isWrittenWithoutSpaces { continue }
        let isInOriginal =
          !context.isDevelopment && context.developmentText.invisibleCharacter != nil
        if isInOriginal && !isAlways { continue }
        findings.report(
          "\(context.name(of: unit)) holds \(name)",
          in: unit,
          of: context,
          help: "remove the character"
        )
      }
    }
  )
}
