import FormatStrings
package import LocalizationModel

/// The axes that the texts of a translation depend on.
package struct TextAxes: Sendable {
  /// The arguments whose numbers choose a form.
  package private(set) var arguments: Set<Int> = []
  package private(set) var devices: Set<String> = []

  init(_ translation: Translation?, of key: String) {
    guard let translation, translation.varies else { return }
    if translation.units.contains(where: { $0.variation.contains(where: \.isPlural) }) {
      arguments.insert(translation.numberArgument(of: key))
    }
    for case .device(let name) in translation.allUnits.flatMap(\.variation) { devices.insert(name) }
    let variables = translation.variables
    for unit in translation.units { add(unit.text, variables, from: 1, depth: 0) }
  }

  private mutating func add(
    _ text: String,
    _ variables: [String: Substitution],
    from first: Int,
    depth: Int
  ) {
    guard depth < TextExpansion.mostNested else { return }
    for (specifier, position) in FormatString(text, as: .substitution).numbered(first, variables) {
      guard let variable = specifier.variable.flatMap({ variables[$0] }) else { continue }
      arguments.insert(position)
      for unit in variable.units { add(unit.text, variables, from: position, depth: depth + 1) }
    }
  }
}

extension Translation {
  /// The variables by their names; the first of a name counts.
  var variables: [String: Substitution] {
    Dictionary(substitutions.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The arguments of the variables that a text names, by their names.
  package func arguments(in unit: TranslationUnit) -> [String: Int] {
    let places = FormatString(unit.text).numbered(1, variables)
    let named = places.compactMap { place in place.specifier.variable.map { ($0, place.argument) } }
    return Dictionary(named) { first, _ in first }
  }

  /// The argument that chooses among the plural forms of a text: the first number that a form shows,
  /// or else the key.
  package func numberArgument(of key: String) -> Int { number(of: key)?.argument ?? 1 }

  /// The first number that a form shows, or else the key: its argument, and how it is written.
  package func number(of key: String) -> (argument: Int, specifier: String)? {
    let forms = units.filter { $0.variation.last?.isPlural == true }
    let texts = forms.filter { $0.variation.last?.isOther == true } + forms
    for text in texts.map(\.text) + [key] {
      let format = FormatString(text)
      for (specifier, position) in format.numbered(1, [:]) where specifier.kind.isNumber {
        return (position, specifier.spelling(in: text))
      }
    }
    return nil
  }
}

extension FormatString {
  /// The placeholders with the numbers of their arguments: those without one take the next, as they do
  /// at run time.
  func numbered(
    _ first: Int,
    _ variables: [String: Substitution]
  ) -> [(specifier: FormatSpecifier, argument: Int)] {
    var next = first
    return placeholders.map { specifier in
      if specifier.kind == .substituted { return (specifier, first) }
      next += specifier.starCount
      let own = specifier.variable.flatMap { variables[$0]?.argumentNumber }
      let position = specifier.position ?? own ?? next
      if specifier.position == nil { next = position + 1 }
      return (specifier, position)
    }
  }
}

extension FormatSpecifier {
  /// The specifier without percent sign and position: `lld`, `.2f`.
  package func spelling(in text: String) -> String {
    let bytes = Array(text.utf8)[range].dropFirst()
    let digits = position.map { "\($0)$".utf8.count } ?? 0
    return String(decoding: bytes.dropFirst(digits), as: UTF8.self)
  }
}
