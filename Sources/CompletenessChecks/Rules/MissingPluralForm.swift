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
    explanation: PackageResources.missing_plural_form_md,
    check: .translation(with: .varies) { context, findings in
      guard let rules = PluralRules.rules(for: context.language) else { return }
      let isUniform =
        context.development?.pluralGroups.allSatisfy { $0.isUniform } ?? false
      var hasStandIn = false
      for group in context.translation.pluralGroups where !context.hasNoWord(group) {
        let missing = rules.names(neededBy: group).filter { group.forms[$0] == nil }
        if missing.isEmpty || (isUniform && group.isUniform) || context.isCopied(group) { continue }
        if missing == ["many"], rules["other"]?.isForWholeNumbers == false {
          // `missing-other-form` speaks of a text that has neither.
          if hasStandIn || group.forms["other"] == nil { continue }
          hasStandIn = true
        }
        findings.report(
          """
          \(context.language.name) text of key '\(context.key.key)' lacks the plural \
          \(missing.count == 1 ? "form" : "forms") \(missing.quotedList)\(group.phrase)
          """,
          at: group.location,
          severity: PluralRules.languagesOfOneForm.contains(context.language.base) ? .note : nil,
          notes: missing.compactMap { rules.note(on: $0, in: context.language) },
          help: "add the missing \(missing.count == 1 ? "form" : "forms")",
          subject: .init(context.table, context.key, context.language, detail: group.detail)
        )
      }
    }
  )
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
