import CompletenessChecks
import FormatStrings
import LocalizationModel
import StringResources

/// The texts of a key and language as files of one language have them, made of those of a catalog.
enum FileForm {
  /// A text of a `.strings` file.
  case text(String)
  /// A rule of a `.stringsdict` file.
  case rule(Translation)

  init(
    _ translation: Translation,
    of key: String
  ) throws(MigrationProblem.KeyProblem) {
    let units = translation.units
    if units.count > 1, units.allSatisfy(\.variation.isEmpty) {
      throw MigrationProblem.KeyProblem.phrases
    }
    var maker = RuleMaker(translation, of: key)
    try maker.make()
    if maker.variables.isEmpty, units.count == 1, units[0].variation.isEmpty {
      self = .text(units[0].text)
    } else {
      self = .rule(
        Translation(
          language: translation.language,
          units: maker.units,
          substitutions: maker.variables,
          location: translation.location
        )
      )
    }
  }
}

/// Makes the parts of a rule.
private struct RuleMaker {
  private let translation: Translation
  private let key: String
  private(set) var units: [TranslationUnit] = []
  private(set) var variables: [Substitution] = []

  typealias Problem = MigrationProblem.KeyProblem

  init(_ translation: Translation, of key: String) {
    (self.translation, self.key) = (translation, key)
  }

  mutating func make() throws(MigrationProblem.KeyProblem) {
    var groups: [(path: [Variation], units: [TranslationUnit])] = []
    for unit in translation.units {
      let path =
        unit.variation.last.map(\.isPluralForm) == true
        ? unit.variation.dropLast() : unit.variation[...]
      if let index = groups.firstIndex(where: { $0.path == Array(path) }) {
        groups[index].units.append(unit)
      } else {
        groups.append((Array(path), [unit]))
      }
    }
    for group in groups { try add(group.units, at: group.path) }
  }

  private mutating func add(
    _ texts: [TranslationUnit],
    at path: [Variation]
  ) throws(MigrationProblem.KeyProblem) {
    guard path.count <= 1, !path.contains(where: \.isPluralForm) else {
      throw Problem.furtherVariation
    }
    guard var unit = texts.first else { return }
    if unit.variation.count > path.count {
      // For a device with plural forms and a text, it is unknown which counts.
      guard texts.allSatisfy({ $0.variation.count == path.count + 1 }),
        translation.substitutions.isEmpty
      else { throw Problem.furtherVariation }
      unit = addVariable(of: texts, at: path)
    } else {
      guard texts.count == 1 else { throw Problem.furtherVariation }
      try addVariables(of: &unit)
    }
    units.append(unit)
  }

  /// Adds a variable for plural forms that have no name, and returns the text that names it.
  private mutating func addVariable(
    of forms: [TranslationUnit],
    at path: [Variation]
  ) -> TranslationUnit {
    let group = Translation(
      language: nil,
      units: forms.map { form in
        var form = form
        form.variation = form.variation.suffix(1)
        return form
      },
      location: translation.location
    )
    let number = group.number(of: key) ?? (1, "lld")
    let name = path.first.map { "value_\($0.name)" } ?? "value"
    let isFirst = number.argument == 1
    let units = group.units.map { form in
      var form = form
      if !isFirst { form.text = form.text.numberingSpecifiers }
      return form
    }
    variables.append(
      Substitution(
        name: name,
        formatSpecifier: number.specifier,
        units: units,
        location: translation.location
      )
    )
    let text = isFirst ? "%#@\(name)@" : "%\(number.argument)$#@\(name)@"
    return TranslationUnit(variation: path, text: text, location: translation.location)
  }

  /// Adds the variables that a text names, and spells their arguments.
  private mutating func addVariables(
    of unit: inout TranslationUnit
  ) throws(MigrationProblem.KeyProblem) {
    let known = Dictionary(translation.substitutions.map { ($0.name, $0) }) { first, _ in first }
    let arguments = translation.arguments(in: unit)
    for specifier in FormatString(unit.text).placeholders {
      guard let name = specifier.variable else { continue }
      guard var variable = known[name] else { throw Problem.undefinedVariable(name) }
      if variables.contains(where: { $0.name == name }) { continue }
      guard let type = variable.formatSpecifier else { throw Problem.noValueType(name) }
      for index in variable.units.indices {
        guard variable.units[index].variation.count == 1,
          variable.units[index].variation[0].isPluralForm
        else { throw Problem.furtherVariation }
        variable.units[index].text = variable.units[index].text
          .spellingArgument(arguments[name] ?? 1, as: type)
      }
      variable.argumentNumber = nil
      variables.append(variable)
    }
    unit.text = unit.text.replacingReferences { name, position in
      let number = position ?? known[name]?.argumentNumber
      return number.map { "%\($0)$#@\(name)@" } ?? "%#@\(name)@"
    }
  }
}

extension Variation {
  fileprivate var isPluralForm: Bool { if case .plural = self { true } else { false } }
}

extension String {
  /// The form of a substitution with its argument as a `.stringsdict` has it.
  fileprivate func spellingArgument(_ number: Int, as type: String) -> String {
    let places = FormatString(self, as: .substitution).placeholders
    let spelling = places.count == 1 ? "%\(type)" : "%\(number)$\(type)"
    var bytes = Array(utf8)
    for place in places.reversed() where place.kind == .substituted {
      bytes.replaceSubrange(place.range, with: spelling.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
