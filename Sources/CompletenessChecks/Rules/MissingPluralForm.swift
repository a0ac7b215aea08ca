import Diagnostics
import FormatStrings
import LocalizationModel

extension Rule {
  /// A text has no plural form for a category of its language.
  static let missingPluralForm = Rule(
    id: "missing-plural-form",
    severity: .warning,
    risk: .wrongText,
    summary: "A text has no plural form for a category of its language",
    exceptions: LackedForms.summaries,
    explanation: PackageResources.missing_plural_form_md,
    check: .translation(with: [.varies, .markup, .countedNoun]) { context, findings in
      guard let rules = PluralRules.rules(for: context.language) else { return }
      findings.reportOneForm(of: context, rules)
      var hasStandIn = false
      for group in context.translation.pluralGroups {
        let missing = rules.names(neededBy: group).filter { group.forms[$0] == nil }
        if !context.hasNoWord(group) { findings.reportZero(of: group, context, rules) }
        if missing.isEmpty { continue }
        if missing == ["many"], rules["other"]?.isForWholeNumbers == false {
          // `missing-other-form` speaks of a text that has neither.
          if hasStandIn || group.forms["other"] == nil { continue }
          hasStandIn = true
        }
        let exception = findings.exception(for: LackedForms(context: context, group: group))
        if findings.merelyCounts(exception) { continue }
        findings.report(
          """
          \(context.language.name) text of key '\(context.key.key)' lacks the plural \
          \(missing.count == 1 ? "form" : "forms") \(missing.quotedList)\(group.phrase)
          """,
          at: group.location,
          severity: PluralRules.languagesOfOneForm.contains(context.language.base) ? .note : nil,
          notes: missing.compactMap { rules.note(on: $0, in: context.language) },
          help: "add the missing \(missing.count == 1 ? "form" : "forms")",
          subject: .init(context.table, context.key, context.language, detail: group.detail),
          unless: exception
        )
      }
    }
  )
}

extension Findings {
  /// Reports a text that is the same for all numbers, where that of the development language is not, or
  /// where that is English, counts things, and the language has more forms than two.
  fileprivate mutating func reportOneForm(of context: TranslationContext, _ rules: PluralRules) {
    let forms = rules.categories.count(where: \.isForWholeNumbers)
    guard context.translation.pluralGroups.isEmpty,
      context.originalVaries || forms > 2 && context.originalCounts,
      !PluralRules.languagesOfOneForm.contains(context.language.base), forms > 1,
      let unit = context.units.first(where: { $0.isWritten && $0.text.hasWordBehindNumber }),
      !(context.development?.allUnits ?? [context.unitOfKey]).contains(where: {
        $0.text == unit.text
      })
    else { return }
    report(
      "\(context.name(of: unit)) is the same for all numbers",
      in: unit,
      of: context,
      severity: .note,
      help: "vary it by plural",
      unless: exception(for: LackedForms(context: context, group: nil))
    )
  }

  /// Reports that users read `0 days` where the development language has a text for none.
  fileprivate mutating func reportZero(
    of group: PluralGroup,
    _ context: TranslationContext,
    _ rules: PluralRules
  ) {
    guard group.forms["zero"] == nil, rules["zero"] == nil,
      let original = context.original(of: group), let zero = original.forms["zero"],
      zero.isWritten, !original.showsNumber(zero), !context.isCopied(group)
    else { return }
    report(
      "\(context.language.name) text of key '\(context.key.key)' has no form for none\(group.phrase)",
      at: group.location,
      severity: .note,
      notes: [.text(zero.text, in: context.table.developmentLanguage, at: zero.location)],
      help: "add the form 'zero', which the system uses in every language",
      subject: .init(
        context.table,
        context.key,
        context.language,
        detail: group.detail + "zero"
      )
    )
  }
}

/// Plural forms that a text has too few of.
private struct LackedForms: Defect {
  let context: TranslationContext
  /// Nil where the text has no forms at all.
  let group: PluralGroup?

  static let exceptions: [Exception<Self>] = [
    Exception(.toBeRemoved) { $0.context.key.sparing == .unused },
    Exception("form-without-a-word", "the one form has no word, which other numbers could change") {
      defect in defect.group.map(defect.context.hasNoWord) ?? false
    },
    Exception("same-for-all-numbers", "one form is for all numbers, as in the first text") {
      $0.group?.isUniform ?? false
        && $0.context.development?.pluralGroups.allSatisfy(\.isUniform) ?? false
    },
    Exception("copied-forms", "the forms are the first text's: it is yet to be translated") {
      defect in defect.group.map(defect.context.isCopied) ?? false
    },
    Exception("one-of-several-keys", "another key is for a single thing, and code chooses") {
      $0.group == nil && $0.context.isOneOfSeveralKeys
    },
  ]
}

extension TranslationContext {
  /// Whether the words of the development language's text change with a number, be it by plural forms or
  /// because they are to agree with it.
  fileprivate var originalVaries: Bool {
    guard !isDevelopment, hasOriginal else { return false }
    let groups = development?.pluralGroups ?? []
    if groups.isEmpty { return developmentText.hasWordsThatAgree }
    return groups.contains { !$0.isUniform && !$0.hasNoWord }
  }

  /// Whether the development language's text has a noun in the plural behind a number, and no forms.
  fileprivate var originalCounts: Bool {
    !isDevelopment && hasOriginal && key.countedNoun(in: table) != nil
  }

  /// Whether the key is for several things, beside another one.
  fileprivate var isOneOfSeveralKeys: Bool {
    PluralKey(key.key) != nil || isChosenByNumber || key.hasSingular(in: table)
  }

  /// Whether the one form shows no word, which other numbers could change.
  fileprivate func hasNoWord(_ group: PluralGroup) -> Bool {
    guard group.hasNoWord else { return false }
    if group.forms["other"]?.text.isEmpty == true || !hasWords { return true }
    // `%#@files@ файлов`: the word was moved out of the only place where it could change.
    return original(of: group)?.hasNoWord ?? (development == nil || isDevelopment)
  }
}

extension PluralGroup {
  /// Whether there is one form, and in it nothing but the number, or not even that.
  fileprivate var hasNoWord: Bool {
    names == ["other"]
      && forms["other"].map { !FormatString.hasLetters($0.text, as: .substitution) } == true
  }
}

extension String {
  /// Whether words are to agree with a number: `^[%lld cup](inflect: true)`.
  fileprivate var hasWordsThatAgree: Bool {
    Array(utf8).links.contains(where: \.isAttribute)
      && FormatString(self).specifiers.contains(where: \.kind.isInteger)
  }

  /// Whether a word follows a whole number, and nothing makes it agree with that.
  fileprivate var hasWordBehindNumber: Bool {
    let bytes = Array(utf8)
    guard !bytes.links.contains(where: \.isAttribute) else { return false }
    return FormatString(self).specifiers.contains { specifier in
      guard specifier.kind.isInteger else { return false }
      let rest = bytes[specifier.range.upperBound...]
      return rest.first == 0x20
        && rest.dropFirst().first.map { $0.isASCIILetter || $0 >= 0xC3 } ?? false
    }
  }
}

extension PluralRules {
  /// Says which numbers choose a category in a language; findings in several ones are shown together.
  fileprivate func note(on name: String, in language: Language) -> Diagnostic.Note? {
    guard let category = self[name], category.isForWholeNumbers else { return nil }
    let numbers = category.numbers.map(String.init).joined(separator: ", ")
    let rest = category.isOpen ? ", …" : ""
    return Diagnostic.Note("'\(name)' is for \(numbers)\(rest) in \(language.name)")
  }
}
