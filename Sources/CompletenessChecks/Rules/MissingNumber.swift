import Diagnostics
import FormatStrings
import LocalizationModel

extension Rule {
  /// A plural form for several numbers does not show the number.
  static let missingNumber = Rule(
    id: "missing-number",
    severity: .error,
    risk: .wrongText,
    summary: "A plural form for several numbers does not show the number",
    exceptions: HiddenNumber.summaries,
    explanation: PackageResources.missing_number_md,
    check: .translation(with: .varies) { context, findings in
      findings.reportOtherNumbers(in: context)
      guard let rules = PluralRules.rules(for: context.language) else { return }
      for group in context.translation.pluralGroups {
        guard let other = group.forms["other"] else { continue }
        if group.showsNumber(other) {
          findings.reportForms(of: group, rules, in: context)
        } else if group.formWithNumber == nil {
          findings.reportLoss(in: group, rules, in: context)
        } else if !other.text.isEmpty, !other.text.hasPercent,
          rules["other"]?.matchesSeveralNumbers ?? false, let form = group.formWithNumber
        {
          findings.report(
            """
            \(context.language.name) form 'other' of key '\(context.key.key)' does not show the number, \
            as '\(form)' does
            """,
            in: other,
            of: context,
            help: "show the number",
            detail: group.detail,
            unless: findings.exception(for: HiddenNumber(context: context))
          )
        }
      }
    }
  )
}

/// A number that a text with plural forms does not show.
private struct HiddenNumber: Defect {
  let context: TranslationContext
  /// The form that leaves it out; nil where that is for more than none and one.
  var fewest: (name: String, group: PluralGroup)?

  static let exceptions: [Exception<Self>] = [
    Exception(.toBeRemoved) { $0.context.key.sparing == .unused },
    Exception("left-out-everywhere", "for none and one, the first text leaves it out as well") {
      guard let form = $0.fewest else { return false }
      return $0.context.isLeftOut(form.name, in: form.group)
    },
  ]
}

extension Findings {
  /// Reports the variables whose forms show another number than the one that chooses them.
  fileprivate mutating func reportOtherNumbers(in context: TranslationContext) {
    for (substitution, position) in context.translation.countedSubstitutions {
      guard let (unit, shown) = substitution.formShowingOther(than: position) else { continue }
      report(
        """
        \(context.language.name) variable '\(substitution.name)' of key '\(context.key.key)' counts \
        argument \(position) and shows argument \(shown)
        """,
        in: unit,
        of: context,
        help: "show argument \(position) in its forms, or give the variable the other number",
        detail: substitution.name,
        unless: exception(for: HiddenNumber(context: context))
      )
    }
  }
}

extension Translation {
  /// The substitutions that the text refers to, with the numbers of the arguments that choose their forms.
  fileprivate var countedSubstitutions: [(Substitution, position: Int)] {
    let variables = Dictionary(substitutions.map { ($0.name, $0) }) { first, _ in first }
    guard !variables.isEmpty, let text = units.first(where: \.isWritten)?.text else { return [] }
    var next = 1
    return FormatString(text).placeholders.compactMap { specifier in
      next += specifier.starCount
      let variable = specifier.variable.flatMap { variables[$0] }
      let position = specifier.position ?? variable?.argumentNumber ?? next
      if specifier.position == nil { next = position + 1 }
      return variable.map { ($0, position) }
    }
  }
}

extension Substitution {
  /// Returns a form that shows the number at another position alone, and that position.
  fileprivate func formShowingOther(than position: Int) -> (TranslationUnit, shown: Int)? {
    for unit in units where unit.isWritten {
      let placeholders = FormatString(unit.text, as: .substitution).placeholders
      let shown = placeholders.filter { $0.kind.isInteger || $0.kind == .double }
      // One without a number is that of the variable itself, and `%arg` is too.
      guard let first = shown.first?.position, shown.count == placeholders.count,
        shown.allSatisfy({ $0.position.map { $0 != position } ?? false })
      else { continue }
      return (unit, first)
    }
    return nil
  }
}

extension Findings {
  /// Reports the forms for several numbers that leave the number out beside an `other` that has it.
  fileprivate mutating func reportForms(
    of group: PluralGroup,
    _ rules: PluralRules,
    in context: TranslationContext
  ) {
    for name in group.names where name != "other" {
      guard let unit = group.forms[name], let category = rules[name], !unit.text.isEmpty,
        category.matchesSeveralNumbers, !group.showsNumber(unit),
        // A broken placeholder is another finding.
        unit.text.strayPercentCount == 0
      else { continue }
      let numbers = category.numbers.map(String.init).joined(separator: ", ")
      let isMild = category.numbers == [0, 1] && !category.isOpen
      let defect = HiddenNumber(context: context, fewest: isMild ? (name, group) : nil)
      report(
        """
        \(context.language.name) form '\(name)' of key '\(context.key.key)' does not show the number, \
        which may be \(numbers)\(category.isOpen ? ", …" : "")
        """,
        in: unit,
        of: context,
        severity: isMild ? .note : nil,
        help: "show the number",
        detail: group.detail,
        unless: exception(for: defect)
      )
    }
  }
}

extension Findings {
  /// Reports a translation of which no form shows the number that the development language shows.
  fileprivate mutating func reportLoss(
    in group: PluralGroup,
    _ rules: PluralRules,
    in context: TranslationContext
  ) {
    guard let name = group.names.last(where: { rules[$0]?.matchesSeveralNumbers ?? false }),
      let unit = group.forms[name], unit.isWritten, !unit.text.isEmpty,
      context.losesNumber(unit, of: group)
    else { return }
    report(
      """
      no \(context.language.name) form of key '\(context.key.key)' shows the number, \
      as \(context.table.developmentLanguage.name) does
      """,
      in: unit,
      of: context,
      severity: .warning,
      help: "show the number in '\(name)'",
      detail: group.detail,
      unless: exception(for: HiddenNumber(context: context))
    )
  }
}

extension TranslationContext {
  /// Whether a form for several numbers shows nothing in place of the number in the development language.
  fileprivate func losesNumber(_ unit: TranslationUnit, of group: PluralGroup) -> Bool {
    guard !isDevelopment, let development, let original = original(of: group),
      let source = original.forms["other"], original.showsNumber(source)
    else { return false }
    // A broken placeholder is another finding.
    let format = FormatString(unit.text, as: group.dialect)
    guard unit.text.malformedPlaceholders(format).isEmpty, unit.text.strayPercentCount == 0
    else { return false }
    if group.substitution != nil {
      // The text around the forms may have the number once and for all.
      return !showsNumber && !unit.text.hasPercent
    }
    let kinds = Arguments(of: source, in: development).kinds
    let numbers = kinds.filter { $1.contains { $0.isInteger || $0 == .double } }.map(\.key)
    // So is a placeholder of another kind.
    let found = Set(Arguments(of: unit, in: translation).positions)
    return found.isDisjoint(with: numbers)
  }

  /// Whether the development language leaves the number out of the form as well.
  fileprivate func isLeftOut(_ name: String, in group: PluralGroup) -> Bool {
    guard !isDevelopment, let original = original(of: group) else { return false }
    return original.forms[name].map { !original.showsNumber($0) } ?? false
  }
}

extension PluralGroup {
  /// The name of a form for few numbers that shows the number.
  fileprivate var formWithNumber: String? {
    names.first { name in
      name != "other" && name != "zero" && forms[name].map(showsNumber) == true
    }
  }
}
