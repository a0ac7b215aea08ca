import Diagnostics
import LocalizationModel

extension Rule {
  /// A text has a plural form that its language never uses.
  static let unusedPluralForm = Rule(
    id: "unused-plural-form",
    severity: .note,
    isFixable: true,
    summary: "A text has a plural form that its language never uses",
    explanation: PackageResources.unused_plural_form_md,
    check: .translation(with: .varies) { context, findings in
      guard let rules = PluralRules.rules(for: context.language) else { return }
      for group in context.translation.pluralGroups where !context.isCopied(group) {
        // Systems of some years ago have CLDR's former `many` for Hebrew.
        let known: Set<String> =
          context.language.base == "he" ? ["zero", "many", "other"] : ["zero", "other"]
        let unused = group.names.filter { !known.contains($0) && rules[$0] == nil }
        guard let name = unused.first, let unit = group.forms[name] else { continue }
        let missing = rules.names(neededBy: group).filter { group.forms[$0] == nil }
        findings.report(
          """
          \(context.language.name) never uses the plural \(unused.count == 1 ? "form" : "forms") \
          \(unused.quotedList) of key '\(context.key.key)'
          """,
          in: unit,
          of: context,
          help: group.help(for: unused, missing: missing),
          detail: group.detail,
          fixes: missing.isEmpty && group.hasOther ? [group.removal(of: unused)] : []
        )
      }
    }
  )
}

extension PluralGroup {
  /// Whether the form for all numbers that have none of their own is there, and translated.
  fileprivate var hasOther: Bool { forms["other"]?.isTranslated ?? false }

  /// Says what to do about forms that the language never uses, and that may hold the text of one that
  /// it needs.
  fileprivate func help(for unused: [String], missing: [String]) -> String {
    let isSingle = unused.count == 1
    if forms["other"] == nil {
      return isSingle
        ? "rename it to 'other'" : "rename one of them to 'other', and remove the rest"
    }
    if !missing.isEmpty {
      let texts = isSingle ? "the text is" : "the texts are"
      return "see whether \(texts) for \(missing.quotedList), and remove \(unused.quotedList)"
    }
    return hasOther
      ? "remove \(isSingle ? "it" : "them")"
      : "translate 'other', and remove \(unused.quotedList)"
  }
}

extension TranslationUnit {
  /// Whether the form is translated and not in doubt.
  fileprivate var isTranslated: Bool {
    state == .translated && text.utf8.contains { $0 > UInt8(ascii: " ") }
  }
}
