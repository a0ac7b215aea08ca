package import LocalizationModel

extension Translation {
  /// Returns the same texts in state `new` for another language, to be translated.
  ///
  /// Where the texts have forms by number, the language gets those that it chooses among, each with
  /// the text of the same form or else of `other`. A form `zero` of its own and a text for all numbers
  /// are the author's wish in any language.
  package func untranslated(in language: Language) -> Translation {
    let rules = PluralRules.rules(for: language)
    let substitutions = substitutions.map { substitution in
      var copy = substitution
      copy.units = Self.untranslated(substitution.units, substitution, rules)
      return copy
    }
    return Translation(
      language: language,
      units: Self.untranslated(units, nil, rules),
      substitutions: substitutions,
      location: location
    )
  }

  private static func untranslated(
    _ units: [TranslationUnit],
    _ substitution: Substitution?,
    _ rules: PluralRules?
  ) -> [TranslationUnit] {
    guard let first = units.first else { return [] }
    let numbered = groups(units, substitution, first.location).flatMap { group in
      let names = rules.map { $0.names(for: group) } ?? group.names
      return names.compactMap { name -> TranslationUnit? in
        guard var unit = group.forms[name] ?? group.forms["other"] else { return nil }
        unit.variation = group.path + [.plural(name)]
        return unit
      }
    }
    let others = units.filter { $0.variation.last?.isPlural != true }
    return (others + numbered).map { unit in
      var unit = unit
      unit.state = .new
      return unit
    }
  }
}

extension PluralRules {
  /// The categories that a group of forms is to have in a language, in CLDR's order.
  fileprivate func names(for group: PluralGroup) -> [String] {
    let own = group.names
    if group.isUniform { return own }
    let needed = names(neededBy: group) + ["other"] + own.filter { $0 == "zero" }
    return Variation.pluralCategories.filter(needed.contains)
  }
}
