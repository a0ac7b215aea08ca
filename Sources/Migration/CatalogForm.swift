import CompletenessChecks
import FormatStrings
import LocalizationModel

/// The texts of a key and language as a catalog has them, made of those of a file.
///
/// It is what Xcode makes of them: a rule whose text is nothing but a variable becomes plural forms,
/// any other variable a substitution, whose number is `%arg`.
struct CatalogForm {
  private let translation: Translation
  private let variables: [Substitution]

  private typealias Problem = MigrationProblem.KeyProblem

  init(_ translation: Translation) throws(MigrationProblem.KeyProblem) {
    self.translation = translation
    var variables: [Substitution] = []
    for variable in translation.substitutions {
      guard let known = variables.first(where: { $0.name == variable.name }) else {
        variables.append(variable)
        continue
      }
      guard known.hasSameForms(as: variable) else { throw Problem.sameVariable(variable.name) }
    }
    self.variables = variables
  }

  /// Returns the texts in a language.
  func make(in language: Language) throws(MigrationProblem.KeyProblem) -> Translation {
    try checkUnits()
    var (units, substitutions) = (translation.units, try numberedVariables())
    if let forms = pluralForms(of: units, substitutions) {
      (units, substitutions) = (forms, [])
    } else {
      for index in units.indices {
        units[index].text = units[index].text.replacingReferences { name, _ in "%#@\(name)@" }
      }
      for index in substitutions.indices { substitutions[index].nameArgument() }
    }
    return Translation(
      language: language,
      units: units,
      substitutions: substitutions,
      location: translation.location
    )
  }

  private func checkUnits() throws(MigrationProblem.KeyProblem) {
    let variations = translation.units.map(\.variation)
    for variation in variations {
      for case .width in variation { throw Problem.widths }
      switch variation.first {
      case nil: break
      case .device? where variation.count == 1: break
      default: throw Problem.furtherVariation
      }
    }
    let isMixed = variations.contains(where: \.isEmpty) && variations.contains { !$0.isEmpty }
    if isMixed { throw Problem.textBesideDevices }
    for variable in variables {
      if variable.units.isEmpty { throw Problem.noForms(variable.name) }
      for unit in variable.units {
        if FormatString(unit.text).specifiers.contains(where: { $0.variable != nil }) {
          throw Problem.nestedVariable(variable.name)
        }
        guard case .plural(let form)? = unit.variation.first, unit.variation.count == 1 else {
          throw Problem.furtherVariation
        }
        guard Variation.pluralCategories.contains(form) else { throw Problem.unknownForm(form) }
      }
    }
  }

  /// Returns the variables that the texts name, each with the number of its argument where they say it.
  private func numberedVariables() throws(MigrationProblem.KeyProblem) -> [Substitution] {
    var numbers: [String: Set<Int?>] = [:]
    for unit in translation.units {
      var unnumbered: Set<String> = []
      for specifier in FormatString(unit.text).placeholders {
        guard let name = specifier.variable else { continue }
        guard variables.contains(where: { $0.name == name }) else {
          throw Problem.undefinedVariable(name)
        }
        if specifier.position == nil, !unnumbered.insert(name).inserted {
          throw Problem.severalArguments(name)
        }
        numbers[name, default: []].insert(specifier.position)
      }
    }
    var result: [Substitution] = []
    for var variable in variables {
      guard let own = numbers[variable.name] else { continue }
      guard own.count == 1 else { throw Problem.severalArguments(variable.name) }
      guard variable.formatSpecifier != nil else { throw Problem.noValueType(variable.name) }
      variable.argumentNumber = own.first.flatMap(\.self)
      result.append(variable)
    }
    return result
  }

  /// Returns the forms of the only variable, where the text is nothing else and they show its number,
  /// by which a catalog says which argument it is.
  private func pluralForms(
    of units: [TranslationUnit],
    _ variables: [Substitution]
  ) -> [TranslationUnit]? {
    guard units.count == 1, units[0].variation.isEmpty, variables.count == 1 else { return nil }
    let variable = variables[0]
    let references = ["%#@\(variable.name)@", "%1$#@\(variable.name)@"]
    guard references.contains(units[0].text) else { return nil }
    let forms = Translation(
      language: nil,
      units: variable.units,
      location: translation.location
    )
    guard let number = forms.number(of: ""), number.argument == 1,
      number.specifier == variable.formatSpecifier
    else { return nil }
    return variable.units
  }
}

extension Substitution {
  fileprivate func hasSameForms(as other: Substitution) -> Bool {
    formatSpecifier == other.formatSpecifier
      && units.elementsEqual(other.units) { left, right in
        left.variation == right.variation && left.text.utf8.elementsEqual(right.text.utf8)
      }
  }

  /// Writes the argument as `%arg`, in forms that hold no other.
  fileprivate mutating func nameArgument() {
    for index in units.indices {
      let text = units[index].text
      let places = FormatString(text).placeholders
      guard places.count == 1, places[0].starCount == 0,
        places[0].position == nil || places[0].position == argumentNumber,
        places[0].spelling(in: text) == formatSpecifier
      else { continue }
      var bytes = Array(text.utf8)
      bytes.replaceSubrange(places[0].range, with: "%arg".utf8)
      units[index].text = String(decoding: bytes, as: UTF8.self)
    }
  }
}

extension String {
  /// The text with other spellings of its references to variables.
  func replacingReferences(_ spelling: (_ name: String, _ position: Int?) -> String) -> String {
    var bytes = Array(utf8)
    for specifier in FormatString(self).placeholders.reversed() {
      // A reference with flags or a width is left as it is: `%1#@name@`.
      guard let name = specifier.variable, specifier.layout == "#" else { continue }
      bytes.replaceSubrange(specifier.range, with: spelling(name, specifier.position).utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
