import Diagnostics
import LocalizationModel

extension Rule {
  /// A text holds a character that nobody can see.
  static let invisibleCharacter = Rule(
    id: "invisible-character",
    severity: .warning,
    summary: "A text holds a character that nobody can see",
    explanation: PackageResources.invisible_character_md,
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
