import Diagnostics
import FormatStrings
import LocalizationModel

extension Rule {
  /// A text repeats a word.
  static let repeatedWord = Rule(
    id: "repeated-word",
    severity: .warning,
    summary: "A text repeats a word",
    explanation: PackageResources.repeated_word_md,
    check: .translation(with: [.repeatedWord, .variable]) { context, findings in
      for (word, name, unit) in context.translation.wordsAroundVariables {
        findings.report(
          "\(context.name(of: unit)) has '\(word)' beside variable '\(name)', a form of which has it too",
          in: unit,
          of: context,
          help: "remove it from the text, or from the form",
          detail: name
        )
      }
      guard let words = context.traits.wordsThatRepeat else { return }
      for unit in context.allUnits {
        guard let word = unit.text.repeatedWord(besides: words) else { continue }
        findings.report(
          "\(context.name(of: unit)) repeats '\(word)'",
          in: unit,
          of: context,
          severity: .note,
          help: "remove one of them"
        )
      }
    }
  )
}

extension Translation {
  /// The words that a text has beside a variable and a form of the variable has at that end:
  /// `%#@size@ metres` with the form `%arg metres`.
  fileprivate var wordsAroundVariables: [(word: String, variable: String, unit: TranslationUnit)] {
    let variables = Dictionary(substitutions.map { ($0.name, $0) }) { first, _ in first }
    guard !variables.isEmpty else { return [] }
    return units.flatMap { unit in
      let bytes = Array(unit.text.utf8)
      return FormatString(unit.text).specifiers.compactMap {
        specifier -> (word: String, variable: String, unit: TranslationUnit)? in
        guard let name = specifier.variable, let forms = variables[name]?.units, !forms.isEmpty
        else { return nil }
        let behind = bytes[specifier.range.upperBound...].firstWord
        let before = bytes[..<specifier.range.lowerBound].lastWord
        let texts = forms.map { [0x20] + Array($0.text.utf8) + [0x20] }
        guard
          let word = [
            behind.flatMap { word in texts.contains { $0[...].lastWord == word } ? word : nil },
            before.flatMap { word in texts.contains { $0[...].firstWord == word } ? word : nil },
          ].compactMap(\.self).first
        else { return nil }
        return (String(decoding: word, as: UTF8.self), name, unit)
      }
    }
  }
}

extension ArraySlice<UInt8> {
  /// The word that follows a space at the beginning; nil where none does.
  fileprivate var firstWord: ArraySlice<UInt8>? {
    guard first == 0x20 else { return nil }
    let word = dropFirst().prefix(while: \.isLetter)
    return word.count > 1 ? word : nil
  }

  /// The word in front of a space at the end; nil where none is.
  fileprivate var lastWord: ArraySlice<UInt8>? {
    guard last == 0x20 else { return nil }
    let word = dropLast().suffix(while: \.isLetter)
    return word.count > 1 ? word : nil
  }

  private func suffix(while holds: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    self[(lastIndex { !holds($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}
