import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// A translation shows an escape sequence in place of what it stands for.
  static let unresolvedEscape = Rule(
    id: "unresolved-escape",
    severity: .warning,
    risk: .wrongText,
    summary: "A translation shows an escape sequence in place of its character",
    explanation: PackageResources.unresolved_escape_md,
    check: .translation(with: .escape) { context, findings in
      if context.isFirst { findings.reportEscapeInKey(of: context) }
      guard context.hasOriginal, context.needsTranslation else { return }
      for unit in context.allUnits where unit.isWritten {
        let original = context.isDevelopment ? nil : context.developmentText(beside: unit)
        let escape = unit.text.escapeSequences.first { escape in
          unit.location.path.isPluralRules && escape.isLineBreak
            || original?.mayHold(escape) == false
        }
        guard let escape else { continue }
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

extension Findings {
  /// Reports the key of plural rules that no code uses because of the `\n` in it.
  fileprivate mutating func reportEscapeInKey(of context: TranslationContext) {
    let location = context.table.location(of: context.key)
    guard context.key.hasEscapedLineBreak(in: context.table), context.key.references.isEmpty else {
      return
    }
    report(
      "key '\(context.key.key)' has '\\n', which is no line break in XML",
      at: location,
      help: "write the line break itself, as the key has it in code",
      subject: .init(context.table, context.key)
    )
  }
}

extension TableKey {
  /// Whether plural rules in XML have a key with the two characters `\n`, which `.strings` files and
  /// code read as a line break.
  func hasEscapedLineBreak(in table: StringTable) -> Bool {
    key.utf8.contains(UInt8(ascii: "\\")) && table.location(of: self).path.isPluralRules
      && key.escapeSequences.contains(where: \.isLineBreak)
  }
}

extension EscapeSequence {
  fileprivate var isLineBreak: Bool { spelling == "\\n" }
}

extension FilePath {
  /// Whether the file has plural rules in XML, which knows no backslashes.
  fileprivate var isPluralRules: Bool { fileExtension == "stringsdict" }
}

extension String {
  /// Whether escape sequences of a kind may be at home in translations of the text.
  fileprivate func mayHold(_ escape: EscapeSequence) -> Bool {
    guard escape.isEntity else { return utf8.contains(UInt8(ascii: "\\")) }
    return utf8.contains(UInt8(ascii: "<")) || contains("**") || !markup.isEmpty
      || escapeSequences.contains(where: \.isEntity)
  }
}
