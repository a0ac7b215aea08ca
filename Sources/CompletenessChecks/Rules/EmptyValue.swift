import Diagnostics
import FormatStrings
import LocalizationModel
import SourceFiles

extension Rule {
  /// A text is empty although the development language has one.
  static let emptyValue = Rule(
    id: "empty-value",
    severity: .error,
    risk: .untranslated,
    summary: "A translation is empty",
    exceptions: EmptyText.summaries,
    explanation: PackageResources.empty_value_md,
    check: .translation(with: .blank) { context, findings in
      guard !context.ownFeatures.isDisjoint(with: .blank), context.translation.hasBlankText,
        context.wantsText
      else { return }
      let endings = context.formsThatMayBeEmpty
      for unit in context.textsOrNothing
      where unit.state != .new && context.isEmpty(unit) {
        let defect = EmptyText(context: context, unit: unit, endings: endings)
        findings.report(
          "\(context.name(of: unit)) is empty",
          in: unit,
          of: context,
          severity: context.severity(of: unit),
          help: "translate the text",
          unless: findings.exception(for: defect)
        )
      }
    }
  )
}

extension StringTable {
  /// Whether a text that says nothing may do so for one of the rule's exceptions.
  func mayBeEmpty(_ translation: Translation, of key: TableKey, in language: Language) -> Bool {
    let context = TranslationContext(
      translation,
      [],
      in: LanguageTraits(of: language, isInProgress: false),
      of: KeyContext(key, [], of: self, [])
    )
    return context.textsOrNothing.filter(context.isEmpty).allSatisfy { unit in
      let text = EmptyText(context: context, unit: unit, endings: [])
      return EmptyText.exceptions.contains { $0.applies(text) }
    }
  }
}

/// A text that shows nothing although it is wanted.
private struct EmptyText: Defect {
  let context: TranslationContext
  let unit: TranslationUnit
  /// The places of forms that may show nothing, because a variable stands beside words.
  let endings: Set<SourceLocation>

  static let exceptions: [Exception<Self>] = [
    Exception("named-affix", "the key names a prefix or a suffix, which may be empty") {
      $0.context.key.key.isNameOfAffix
        && !$0.context.developmentText(beside: $0.unit).isTitle
    },
    Exception("further-plural-key", "the language has fewer plural forms than there are keys") {
      $0.context.translation.isBlank && $0.context.isFurtherForm
    },
    Exception("ending-of-a-variable", "a variable is an ending that some forms do not have") {
      $0.endings.contains($0.unit.location)
    },
  ]
}

extension TextFeatures {
  /// The features of texts that may show nothing; one without any form varies.
  fileprivate static let blank: TextFeatures = [.empty, .looseEnd, .varies]
}

extension TranslationContext {
  /// Whether the development language has something to say, or some language where it is not known.
  fileprivate var wantsText: Bool {
    isDevelopment
      ? !translation.hasNoText && FormatString.hasLetters(key.key)
      : (needsTranslation || showsValuesAlone)
        && !(development?.allUnits.contains { $0.text.isBlank } ?? false)
        && (hasOriginal || key.translations.contains { !$0.isBlank })
  }

  /// Whether the text has no letters, and shows what the code puts into it: `%@%%`.
  private var showsValuesAlone: Bool {
    key.sparing == .noLetters && !FormatString(developmentText).placeholders.isEmpty
  }

  /// All texts, or one that says nothing in place of none.
  fileprivate var textsOrNothing: [TranslationUnit] {
    allUnits.isEmpty ? [TranslationUnit(text: "", location: translation.location)] : allUnits
  }

  /// Whether a text shows nothing, and is not meant to: in plain words that is a way to have no text, but
  /// then no language has one.
  fileprivate func isEmpty(_ unit: TranslationUnit) -> Bool {
    guard isDevelopment else { return unit.text.isBlank }
    let isMeant =
      unit.variation.isEmpty && !key.key.looksLikeIdentifier
      && key.translations.allSatisfy { $0.language == language || $0.isBlank }
    return unit.text.isEmpty && !isMeant
  }

  /// Whether the key is a further form of a plural that is spread over keys, as translation services
  /// export them: `files-plural-2` beside `files`, which a language with fewer forms leaves empty.
  fileprivate var isFurtherForm: Bool {
    guard let end = key.key.endOfPluralName else { return false }
    let first = String(key.key[..<end])
    return table.key(named: first)?.translation(in: language).map { !$0.isBlank } ?? false
  }

  /// The places of forms that may show nothing, because a variable stands beside words: an ending, all
  /// of whose forms are words alone, and what there is to say of none at all.
  ///
  /// A translation that shows a number in other forms lacks it in an empty one.
  fileprivate var formsThatMayBeEmpty: Set<SourceLocation> {
    guard translation.showsMoreThanAVariable else { return [] }
    let isForNone = PluralRules.rules(for: language)?["zero"] == nil
    let forms = translation.substitutions.flatMap { variable in
      isDevelopment || !variable.hasSpecifiers
        ? variable.units : variable.units.filter { isForNone && $0.variation.last?.name == "zero" }
    }
    return Set(forms.map(\.location))
  }

  /// Whether the original is one short word in small letters, such as `and`, `of` or ` at `, for which
  /// other languages may have none.
  private func isShortWord(_ original: String) -> Bool {
    let word = original.utf8.filter { $0 != 0x20 }
    return word.count < 5 && word.allSatisfy { $0 >= 0x61 && $0 <= 0x7A }
  }

  /// Whether the original is a sign or two of a script without spaces, such as the `月` behind the number
  /// of a month.
  private func isSign(_ original: String) -> Bool {
    original.unicodeScalars.count < 3
      && original.unicodeScalars.allSatisfy { WritingSystem(of: $0).hasSigns }
  }

  /// How grave it is that a text is empty; nil for what the rule says.
  fileprivate func severity(of unit: TranslationUnit) -> Severity? {
    guard isDevelopment else {
      let original = developmentText(beside: unit)
      if isSign(original) { return .note }
      return isShortWord(original) ? .warning : nil
    }
    // Empty texts in one file after the other are no mistake.
    let texts = key.translations.count { !$0.isBlank }
    return texts == 0 && key.translations.count > 2 ? .note : .warning
  }
}

extension String {
  /// Whether the key is a name that calls its text a part of another one: `date.year_suffix`.
  fileprivate var isNameOfAffix: Bool {
    guard looksLikeIdentifier else { return false }
    return lowercased().split { !$0.isLetter }.contains { word in
      word.hasSuffix("suffix") || word.hasSuffix("prefix")
    }
  }

  /// Whether the text begins as a title does: `Suffix`.
  fileprivate var isTitle: Bool {
    count(where: \.isLetter) > 3 && first { $0.isLetter }?.isUppercase == true
  }

  /// The end of the name in `files-plural` and `files_plural_2`; nil for any other key.
  var endOfPluralName: Index? {
    let number = utf8.reversed().prefix { $0.isDigit }.count
    let base = number > 0 ? dropLast(number + 1) : self[...]
    let mark = "plural"
    guard base.hasSuffix(mark), base.utf8.count > mark.utf8.count + 1 else { return nil }
    let separator = base.dropLast(mark.count)
    guard separator.last == "-" || separator.last == "_" else { return nil }
    return separator.index(before: separator.endIndex)
  }
}

extension Translation {
  /// Whether one of the texts says nothing, or there is none.
  fileprivate var hasBlankText: Bool {
    var (isBlank, hasText) = (false, false)
    forEachText { bytes in
      hasText = true
      isBlank = isBlank || bytes.allSatisfy { $0 <= 0x20 }
    }
    return isBlank || !hasText
  }

  /// Whether each text shows something beside one variable, which then may be nothing, as the ending
  /// in `%1$d article%#@s@` is for one.
  fileprivate var showsMoreThanAVariable: Bool {
    guard !substitutions.isEmpty else { return false }
    return units.allSatisfy { unit in
      let format = FormatString(unit.text)
      return format.specifiers.count > 1
        || format.specifiers.allSatisfy { $0.range.count < unit.text.utf8.count }
    }
  }
}

extension Substitution {
  /// Whether one of its forms has something put into it, such as the number.
  fileprivate var hasSpecifiers: Bool {
    units.contains { !FormatString($0.text, as: .substitution).specifiers.isEmpty }
  }
}

extension TranslationUnit {
  /// The unit's choices joined: `iphone.one`; nil for a text that does not vary.
  var variationName: String? {
    variation.isEmpty ? nil : variation.map(\.name).joined(separator: ".")
  }

  /// The end of a sentence that tells the unit from its neighbours: ` for 'one'`.
  var variationPhrase: String { variationName.map(Diagnostic.Subject.phrase(ofForm:)) ?? "" }
}
