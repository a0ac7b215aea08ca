import Diagnostics
import FormatStrings
import LocalizationModel

extension Rule {
  /// A text lacks a plural form that its language needs.
  static let missingPluralForm = Rule(
    id: "missing-plural-form",
    severity: .warning,
    concern: .gap,
    summary: "A text lacks a plural form that its language needs",
    exceptions: LackedForms.summaries,
    explanation: PackageResources.missing_plural_form_md,
    check: .translation(with: .varies) { context, findings in
      guard let rules = PluralRules.rules(for: context.language) else { return }
      var hasStandIn = false
      for group in context.translation.pluralGroups {
        let missing = rules.names(neededBy: group).filter { group.forms[$0] == nil }
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

/// Plural forms that a text has too few of.
private struct LackedForms: Defect {
  let context: TranslationContext
  let group: PluralGroup

  static let exceptions: [Exception<Self>] = [
    Exception(.toBeRemoved) { $0.context.key.sparing == .unused },
    Exception("form-without-a-word", "the one form has no word, which other numbers could change") {
      $0.context.hasNoWord($0.group)
    },
    Exception("same-for-all-numbers", "one form is for all numbers, as in the first text") {
      $0.group.isUniform
        && $0.context.development?.pluralGroups.allSatisfy(\.isUniform) ?? false
    },
    Exception("copied-forms", "the forms are the first text's: it is yet to be translated") {
      $0.context.isCopied($0.group)
    },
  ]
}

extension TranslationContext {
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

extension PluralRules {
  /// Says which numbers choose a category in a language; findings in several ones are shown together.
  fileprivate func note(on name: String, in language: Language) -> Diagnostic.Note? {
    guard let category = self[name], category.isForWholeNumbers else { return nil }
    let numbers = category.numbers.map(String.init).joined(separator: ", ")
    let rest = category.isOpen ? ", …" : ""
    return Diagnostic.Note("'\(name)' is for \(numbers)\(rest) in \(language.name)")
  }
}
