import FormatStrings
import LocalizationModel

/// Makes what is shown of a translation: chooses its forms, and puts those of its variables in.
struct TextExpansion {
  private let translation: Translation?
  private let key: String
  private let choices: TextChoices
  private let variables: [String: Substitution]
  private var result: ResolvedText

  /// How deep variables may stand in the forms of others; a circle of them has no end.
  static let mostNested = 8

  init(
    _ translation: Translation?,
    of key: String,
    _ choices: TextChoices,
    _ origin: ResolvedText.Origin
  ) {
    (self.translation, self.key, self.choices) = (translation, key, choices)
    variables = translation?.variables ?? [:]
    result = ResolvedText(origin: origin)
  }

  mutating func make() -> ResolvedText {
    guard let translation else {
      expand(key, as: .plain, from: 1, nil, depth: 0)
      return result
    }
    let units = translation.units
    let argument = units.count > 1 ? translation.numberArgument(of: key) : 1
    if let unit = choose(units[...], choices.numbers[argument]) {
      expand(unit.text, as: .plain, from: 1, nil, depth: 0)
    } else {
      result.append(.unresolved(key))
    }
    return result
  }

  /// Chooses one of several texts, along what they depend on.
  private func choose(
    _ units: ArraySlice<TranslationUnit>,
    _ number: PluralNumber?,
    depth: Int = 0
  ) -> TranslationUnit? {
    let deeper = units.filter { $0.variation.count > depth }
    guard let axis = deeper.first?.variation[depth] else { return units.last }
    for name in names(on: axis, of: deeper.map { $0.variation[depth].name }, number) {
      let chosen = deeper.filter { $0.variation[depth].name == name }
      if !chosen.isEmpty { return choose(chosen[...], number, depth: depth + 1) }
    }
    return units.last { $0.variation.count == depth }
  }

  /// Returns the names on an axis that suit, the best one first.
  private func names(
    on axis: Variation,
    of all: [String],
    _ number: PluralNumber?
  ) -> [String] {
    switch axis {
    case .plural: number?.forms ?? ["other"]
    case .device: [choices.device, "other"].compactMap(\.self)
    // Without a requested width, the widest text is taken.
    case .width: all.max { (Int($0) ?? 0) < (Int($1) ?? 0) }.map { [$0] } ?? []
    case .expression: ["other"]
    }
  }

  /// Appends a text, with arguments by their numbers and the forms of its variables.
  private mutating func expand(
    _ text: String,
    as dialect: FormatString.Dialect,
    from first: Int,
    _ owner: Substitution?,
    depth: Int
  ) {
    let bytes = Array(text.utf8)
    var end = 0
    let format = FormatString(text, as: dialect)
    for (specifier, argument) in format.numbered(first, variables) {
      result.append(bytes[end..<specifier.range.lowerBound])
      end = specifier.range.upperBound
      if let name = specifier.variable {
        expand(variable: name, at: argument, depth: depth)
      } else if specifier.kind == .substituted {
        result.append(.argument(argument, specifier: owner?.formatSpecifier ?? ""))
      } else {
        result.append(.argument(argument, specifier: specifier.spelling(in: text, of: argument)))
      }
    }
    result.append(bytes[end...])
  }

  private mutating func expand(variable name: String, at argument: Int, depth: Int) {
    guard let variable = variables[name], depth < Self.mostNested,
      let form = choose(variable.units[...], choices.numbers[argument])
    else { return result.append(.unresolved(name)) }
    expand(form.text, as: .substitution, from: argument, variable, depth: depth + 1)
  }
}

extension FormatSpecifier {
  /// The specifier of an argument; widths that are arguments themselves have their numbers: `*1$d`.
  fileprivate func spelling(in text: String, of argument: Int) -> String {
    let spelling = spelling(in: text)
    if starCount == 0 || position != nil { return spelling }
    let parts = spelling.split(separator: "*", omittingEmptySubsequences: false)
    return parts.dropFirst().enumerated().reduce(String(parts[0])) { text, part in
      "\(text)*\(argument - starCount + part.offset)$\(part.element)"
    }
  }
}
