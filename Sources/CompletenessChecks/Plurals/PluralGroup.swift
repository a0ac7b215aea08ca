import Diagnostics
import FormatStrings
import LocalizationModel
import SourceFiles

/// The plural forms among which one number chooses.
struct PluralGroup {
  /// The forms by category; the last of duplicates.
  let forms: [String: TranslationUnit]
  /// The substitution that the forms belong to; nil where the text itself varies.
  let substitution: Substitution?
  /// The other choices that lead to the group, such as a device.
  let path: [Variation]
  let location: SourceLocation

  /// A phrase that tells the group from others of the translation: ` in 'items'`; empty for the
  /// only one.
  var phrase: String {
    let names = path.map(\.name) + [substitution?.name].compactMap(\.self)
    return names.isEmpty ? "" : " in '\(names.joined(separator: "."))'"
  }

  /// The same for a finding's identity.
  var detail: String { (path.map(\.name) + [substitution?.name ?? ""]).joined(separator: ".") }

  /// The categories that there are, in CLDR's order.
  var names: [String] { Variation.pluralCategories.filter { forms[$0] != nil } }

  /// A fix that takes forms away.
  func removal(of names: [String]) -> Fix {
    let edits = names.compactMap { forms[$0] }.map { Fix.Edit(.remove, at: $0.location) }
    return Fix("remove \(names.quotedList)", edits)
  }

  /// Whether one text is for all numbers, or for all but 0.
  var isUniform: Bool { names == ["other"] || names == ["zero", "other"] }

  /// Whether the number may be a decimal.
  var takesDecimals: Bool {
    substitution?.argumentKind == .double
      || forms.values.contains { unit in
        FormatString(unit.text).placeholders.contains { $0.kind == .double }
      }
  }

  /// Whether a whole number never needs a form that the group lacks.
  func servesAllWholeNumbers(in language: Language) -> Bool {
    guard let rules = PluralRules.rules(for: language), !takesDecimals else { return false }
    return rules.categories.allSatisfy { !$0.isForWholeNumbers || forms[$0.name] != nil }
  }

  /// How the forms are spelled.
  var dialect: FormatString.Dialect { substitution == nil ? .plain : .substitution }

  /// Whether a form shows the number.
  func showsNumber(_ unit: TranslationUnit) -> Bool {
    FormatString(unit.text, as: dialect).specifiers.contains { specifier in
      specifier.kind.isInteger || specifier.kind == .double || specifier.kind == .substituted
        || specifier.kind == .variable
    }
  }
}

extension Translation {
  /// The groups of plural forms: those of the text itself and those of its substitutions.
  var pluralGroups: [PluralGroup] {
    guard varies else { return [] }
    return Self.groups(units, nil, location)
      + substitutions.flatMap { Self.groups($0.units, $0, $0.location) }
  }

  static func groups(
    _ units: [TranslationUnit],
    _ substitution: Substitution?,
    _ location: SourceLocation
  ) -> [PluralGroup] {
    var numbers: [[Variation]: Int] = [:]
    var groups: [(path: [Variation], forms: [String: TranslationUnit])] = []
    for unit in units {
      guard let form = unit.variation.last, form.isPlural else { continue }
      let path = Array(unit.variation.dropLast())
      let number = numbers[path] ?? groups.count
      if number == groups.count {
        numbers[path] = number
        groups.append((path, [:]))
      }
      groups[number].forms[form.name] = unit
    }
    return groups.map { path, forms in
      PluralGroup(forms: forms, substitution: substitution, path: path, location: location)
    }
  }
}
