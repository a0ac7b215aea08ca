import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// A text contains an invisible character.
  static let invisibleCharacter = Rule(
    id: "invisible-character",
    severity: .warning,
    summary: "A text contains an invisible character",
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
          help: unit.text.letterOfMacRoman.map {
            "write '\($0)', for which the character stands in Mac Roman"
          } ?? "remove the character"
        )
      }
    }
  )
}

extension String {
  /// The letter that the first control beyond ASCII is in Mac Roman, where the text was read as another
  /// character set; nil where there is none.
  fileprivate var letterOfMacRoman: String? {
    guard let control = unicodeScalars.first(where: { (0x80...0x9F).contains($0.value) }),
      let bytes = SingleByteSet.macRoman.utf8(of: [UInt8(control.value)])
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
