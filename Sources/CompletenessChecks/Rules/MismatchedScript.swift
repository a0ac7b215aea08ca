import Diagnostics
import LocalizationModel

extension Rule {
  /// A text is in another script than its language.
  static let mismatchedScript = Rule(
    id: "mismatched-script",
    severity: .warning,
    risk: .wrongText,
    summary: "A text is in another script than its language",
    explanation: PackageResources.mismatched_script_md,
    check: .translation(with: .otherScript) { context, findings in
      let mayHoldOtherScripts = context.mayHoldOtherScripts
      guard mayHoldOtherScripts || context.traits.isChinese || context.traits.isKorean,
        !context.isDevelopment,
        let expected = context.traits.writingSystems, context.needsTranslation
      else { return }
      for unit in context.units where unit.isWritten {
        let other = Array(unit.text.utf8)[...].otherChinese(than: context.language)
        guard mayHoldOtherScripts || other != nil,
          let system = unit.text.writingSystem, system != .latin, system != .other,
          other != nil || !expected.contains(system),
          context.developmentText(beside: unit).writingSystem != system || other != nil,
          other != nil && !context.traits.isKorean || !context.isNativeName(unit.text, in: system),
          system != .greek || !unit.text.withoutParentheses.isGreekSymbol
        else { continue }
        findings.report(
          "\(context.name(of: unit)) is in \(other ?? system.name) characters",
          in: unit,
          of: context,
          help: "write the text in the language of the table"
        )
        break
      }
    }
  )
}

extension String {
  /// The script of the text outside of parentheses, which hold names in their own languages.
  fileprivate var writingSystem: WritingSystem? {
    withoutParentheses.mainWritingSystem ?? mainWritingSystem
  }

  fileprivate var withoutParentheses: String {
    var depth = 0
    return String(
      String.UnicodeScalarView(
        unicodeScalars.filter { scalar in
          if scalar == ")" || scalar == "）" { depth = Swift.max(0, depth - 1) }
          defer { if scalar == "(" || scalar == "（" { depth += 1 } }
          return depth == 0
        }
      )
    )
  }
}

extension TranslationContext {
  /// Whether another language that is not written in the script either has the same text: the name
  /// that a language or a place has for itself.
  fileprivate func isNativeName(_ text: String, in system: WritingSystem) -> Bool {
    key.translations.contains { other in
      guard let language = other.language, language != self.language, other.text == text else {
        return false
      }
      return WritingSystem.expected(in: language)?.contains(system) == false
    }
  }

  /// Whether a text may have letters of a script that its language is not written in.
  fileprivate var mayHoldOtherScripts: Bool {
    !ownFeatures.intersection(.scripts).isSubset(of: traits.scripts)
  }
}
