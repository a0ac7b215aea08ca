import Diagnostics
import LocalizationModel

extension Rule {
  /// A text repeats a word.
  static let repeatedWord = Rule(
    id: "repeated-word",
    severity: .note,
    summary: "A text repeats a word",
    explanation: PackageResources.repeated_word_md,
    check: .translation(with: .repeatedWord) { context, findings in
      guard context.traits.isEnglish else { return }
      for unit in context.allUnits {
        guard let word = unit.text.repeatedWord else { continue }
        findings.report(
          "\(context.name(of: unit)) repeats '\(word)'",
          in: unit,
          of: context,
          help: "remove one of them"
        )
      }
    }
  )
}
